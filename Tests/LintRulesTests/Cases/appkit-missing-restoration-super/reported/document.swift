class Sheet: NSDocument {
    var page = 0
    override func encodeRestorableState(with coder: NSCoder, backgroundQueue queue: OperationQueue) { // expect: appkit-missing-restoration-super
        coder.encode(page, forKey: "page")
    }
    override func restoreState(with coder: NSCoder) { // expect: appkit-missing-restoration-super
        guard coder.containsValue(forKey: "page") else { return }
        super.restoreState(with: coder)
        page = coder.decodeInteger(forKey: "page")
    }
}
