class Reader: UIViewController {
    var page: Int?
    var mode = 1
    override func encodeRestorableState(with coder: NSCoder) {
        super.encodeRestorableState(with: coder)
        coder.encode(2, forKey: "version")
        if let page { coder.encode(page, forKey: "page") }
        if #available(iOS 16, *) { coder.encode(mode, forKey: "mode") }
    }
    override func decodeRestorableState(with coder: NSCoder) {
        super.decodeRestorableState(with: coder)
        guard coder.decodeInteger(forKey: "version") == 2 else { return }
        page = coder.decodeInteger(forKey: "page")
        mode = coder.decodeInteger(forKey: "mode")
    }
    override func viewWillAppear(_ animated: Bool) {
        super.viewWillAppear(animated)
        if let page { title = "\(page) \(mode)" }
    }
    func choose(_ number: Int) { page = number }
}
