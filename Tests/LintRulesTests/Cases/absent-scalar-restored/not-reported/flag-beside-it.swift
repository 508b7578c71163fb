class Reader: UIViewController {
    var page: Int?
    override func encodeRestorableState(with coder: NSCoder) {
        super.encodeRestorableState(with: coder)
        coder.encode(page != nil, forKey: "has")
        if let page { coder.encode(page, forKey: "page") }
    }
    override func decodeRestorableState(with coder: NSCoder) {
        super.decodeRestorableState(with: coder)
        page = coder.decodeInteger(forKey: "page")
        if !coder.decodeBool(forKey: "has") { page = nil }
    }
    override func viewWillAppear(_ animated: Bool) {
        super.viewWillAppear(animated)
        if let page { title = "\(page)" }
    }
    func choose(_ number: Int) { page = number }
}
