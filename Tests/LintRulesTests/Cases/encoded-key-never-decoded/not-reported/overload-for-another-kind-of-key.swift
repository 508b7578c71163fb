extension NSCoder {
    func encode(_ text: String?, forKey key: Draft.Key) {
        encode(text, forKey: key.rawValue)
    }
}
class Draft: NSObject {
    enum Key: String { case title }
    var title: String?
    func save(to coder: NSCoder) {
        coder.encode(title, forKey: .title)
    }
}
class Reader: UIViewController {
    var page: String?
    override func encodeRestorableState(with coder: NSCoder) {
        super.encodeRestorableState(with: coder)
        coder.encode(page, forKey: "page")
    }
    override func decodeRestorableState(with coder: NSCoder) {
        super.decodeRestorableState(with: coder)
        page = coder.decodeObject(of: NSString.self, forKey: "page") as String?
    }
}
