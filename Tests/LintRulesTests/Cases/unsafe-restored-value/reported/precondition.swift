class Page: UIViewController {
    override func encodeRestorableState(with coder: NSCoder) {
        super.encodeRestorableState(with: coder)
        coder.encode(title, forKey: "title")
    }
    override func decodeRestorableState(with coder: NSCoder) {
        super.decodeRestorableState(with: coder)
        let title = coder.decodeObject(of: NSString.self, forKey: "title")
        precondition(title != nil, "no title") // expect: unsafe-restored-value
        self.title = title as String?
    }
}
