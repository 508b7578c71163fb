// One of the writes fits; what a helper hands over is of any type.
class Reader: UIViewController {
    var page: Int?
    override func encodeRestorableState(with coder: NSCoder) {
        super.encodeRestorableState(with: coder)
        if isEditing {
            coder.encode("editing", forKey: "place")
        } else {
            coder.encode(3, forKey: "place")
        }
        keep(page, forKey: "page", in: coder)
    }
    override func decodeRestorableState(with coder: NSCoder) {
        super.decodeRestorableState(with: coder)
        if let place = coder.decodeObject(of: NSString.self, forKey: "place") { title = place as String }
        page = (coder.decodeObject(of: NSNumber.self, forKey: "page"))?.intValue
    }
    func keep(_ value: Any?, forKey key: String, in coder: NSCoder) {
        guard let value = value else { return }
        coder.encode(value, forKey: key)
    }
}
