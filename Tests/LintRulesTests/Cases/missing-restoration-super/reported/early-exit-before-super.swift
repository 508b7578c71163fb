class Reader: UIViewController {
    var page: Int?
    override func encodeRestorableState(with coder: NSCoder) { // expect: missing-restoration-super
        guard let page = page else { return }
        super.encodeRestorableState(with: coder)
        coder.encode(page, forKey: "page")
    }
    override func decodeRestorableState(with coder: NSCoder) {
        defer { super.decodeRestorableState(with: coder) }
        guard coder.containsValue(forKey: "page") else { return }
        page = coder.decodeInteger(forKey: "page")
    }
}
