class Reader: UIViewController {
    var page: Int? { didSet { if page == 0 { page = nil } } }
    override func encodeRestorableState(with coder: NSCoder) {
        super.encodeRestorableState(with: coder)
        if let page { coder.encode(page, forKey: "page") }
    }
    override func decodeRestorableState(with coder: NSCoder) {
        super.decodeRestorableState(with: coder)
        page = coder.decodeInteger(forKey: "page")
    }
    override func viewWillAppear(_ animated: Bool) {
        super.viewWillAppear(animated)
        if let page { title = "\(page)" }
    }
    func choose(_ number: Int) { page = number }
}
