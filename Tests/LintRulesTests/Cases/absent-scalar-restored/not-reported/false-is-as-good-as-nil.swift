class Reader: UIViewController {
    var isPinned: Bool?
    override func encodeRestorableState(with coder: NSCoder) {
        super.encodeRestorableState(with: coder)
        if let isPinned { coder.encode(isPinned, forKey: "pin") }
    }
    override func decodeRestorableState(with coder: NSCoder) {
        super.decodeRestorableState(with: coder)
        isPinned = coder.decodeBool(forKey: "pin")
    }
    override func viewWillAppear(_ animated: Bool) {
        super.viewWillAppear(animated)
        title = isPinned == true ? "P" : ""
        navigationItem.hidesBackButton = isPinned ?? false
    }
    func pin() { isPinned = true }
}
