class Reader: UIViewController {
    var page: Int?
    var line: Int? = nil
    var isOpen = true
    override func encodeRestorableState(with coder: NSCoder) {
        super.encodeRestorableState(with: coder)
        if !isOpen { coder.encode(isOpen, forKey: "open") }
        if line != nil { coder.encode(line!, forKey: "line") }
        guard let page = page else { return }
        coder.encode(page, forKey: "page")
    }
    override func decodeRestorableState(with coder: NSCoder) {
        super.decodeRestorableState(with: coder)
        page = coder.decodeInteger(forKey: "page") // expect: absent-scalar-restored
        line = Int(coder.decodeInt64(forKey: "line")) // expect: absent-scalar-restored
        isOpen = coder.decodeBool(forKey: "open") // expect: absent-scalar-restored
    }
    override func viewWillAppear(_ animated: Bool) {
        super.viewWillAppear(animated)
        guard page != nil, isOpen else { return }
        title = line.map { "Line \($0)" } ?? "Page"
        navigationItem.prompt = line == nil ? "None" : "Some"
    }
    func clear() {
        page = nil
        line = nil
    }
}
