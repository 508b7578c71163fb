// A local of the same name hides the property.
class Reader: UIViewController {
    var page: Int?
    override func encodeRestorableState(with coder: NSCoder) {
        super.encodeRestorableState(with: coder)
        let page = self.page ?? 0
        coder.encode(page, forKey: "page")
        coder.encode(title, forKey: "title")
    }
    override func decodeRestorableState(with coder: NSCoder) {
        super.decodeRestorableState(with: coder)
        page = coder.decodeInteger(forKey: "page")
        title = coder.decodeObject(of: NSString.self, forKey: "title") as String?
    }
}
