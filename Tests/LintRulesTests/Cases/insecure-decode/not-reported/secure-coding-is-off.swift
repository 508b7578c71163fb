// Nothing here asks for secure coding.
class Reader: UIViewController {
    var link: URL?
    override func encodeRestorableState(with coder: NSCoder) {
        super.encodeRestorableState(with: coder)
        coder.encode(link, forKey: "link")
    }
    override func decodeRestorableState(with coder: NSCoder) {
        super.decodeRestorableState(with: coder)
        link = coder.decodeObject(forKey: "link") as? URL
    }
}
