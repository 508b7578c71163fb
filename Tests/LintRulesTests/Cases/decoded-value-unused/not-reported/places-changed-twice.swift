class Reader: UIViewController {
    var page = 0
    var chapter = 0
    override func encodeRestorableState(with coder: NSCoder) {
        super.encodeRestorableState(with: coder)
        coder.encode(page, forKey: "chapter")
        coder.encode(chapter, forKey: "page")
    }
    override func decodeRestorableState(with coder: NSCoder) {
        super.decodeRestorableState(with: coder)
        page = coder.decodeInteger(forKey: "chapter")
        chapter = coder.decodeInteger(forKey: "page")
    }
}
