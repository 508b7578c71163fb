class Reader: UIViewController {
    var page = 0
    var restoredPage = 0
    override func viewDidLayoutSubviews() {
        super.viewDidLayoutSubviews()
        page = restoredPage
    }
    override func encodeRestorableState(with coder: NSCoder) {
        super.encodeRestorableState(with: coder)
        coder.encode(page, forKey: "page")
    }
    override func decodeRestorableState(with coder: NSCoder) {
        super.decodeRestorableState(with: coder)
        restoredPage = coder.decodeInteger(forKey: "page")
    }
}
