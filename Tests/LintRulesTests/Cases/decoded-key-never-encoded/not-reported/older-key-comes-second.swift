// What a former version called the value is asked for where the key of today gives nothing.
class Reader: UIViewController {
    var page = "one"
    override func encodeRestorableState(with coder: NSCoder) {
        super.encodeRestorableState(with: coder)
        coder.encode(page, forKey: "page")
    }
    override func decodeRestorableState(with coder: NSCoder) {
        super.decodeRestorableState(with: coder)
        let former = coder.decodeObject(of: NSString.self, forKey: "currentPage") as String?
        page = coder.decodeObject(of: NSString.self, forKey: "page") as String? ?? former ?? "one"
    }
}
