class Reader: UIViewController {
    var isOn = true
    override func encodeRestorableState(with coder: NSCoder) {
        super.encodeRestorableState(with: coder)
        if isOn { coder.encode(isOn, forKey: "on") }
    }
    override func decodeRestorableState(with coder: NSCoder) {
        super.decodeRestorableState(with: coder)
        isOn = coder.decodeBool(forKey: "on")
    }
    override func viewWillAppear(_ animated: Bool) {
        super.viewWillAppear(animated)
        title = isOn ? "on" : "off"
    }
}
