class Reader: UIViewController {
    var text = ""
    var preview = ""
    func clear() { preview = "" }
    override func viewWillAppear(_ animated: Bool) {
        super.viewWillAppear(animated)
        title = preview
    }
    override func encodeRestorableState(with coder: NSCoder) {
        super.encodeRestorableState(with: coder)
        coder.encode(text, forKey: "text")
        coder.encode(text, forKey: "preview")
    }
    override func decodeRestorableState(with coder: NSCoder) {
        super.decodeRestorableState(with: coder)
        text = coder.decodeObject(of: NSString.self, forKey: "text") as String? ?? ""
        preview = coder.decodeObject(of: NSString.self, forKey: "preview") as String? ?? ""
    }
}
