class Reader: UIViewController {
    var text = ""
    var originalText = ""
    var isChanged: Bool { text != originalText }
    func save() { originalText = text }
    override func encodeRestorableState(with coder: NSCoder) {
        super.encodeRestorableState(with: coder)
        coder.encode(text, forKey: "text")
        coder.encode(text, forKey: "originalText")
    }
    override func decodeRestorableState(with coder: NSCoder) {
        super.decodeRestorableState(with: coder)
        text = coder.decodeObject(of: NSString.self, forKey: "text") as String? ?? ""
        originalText = coder.decodeObject(of: NSString.self, forKey: "originalText") as String? ?? ""
    }
}
