class Reader: UIViewController {
    var zoom = 1.0
    var restoresZoom = true
    override func encodeRestorableState(with coder: NSCoder) {
        super.encodeRestorableState(with: coder)
        if restoresZoom { coder.encode(zoom, forKey: "zoom") }
    }
    override func decodeRestorableState(with coder: NSCoder) {
        super.decodeRestorableState(with: coder)
        zoom = coder.decodeDouble(forKey: "zoom")
    }
    override func viewWillAppear(_ animated: Bool) {
        super.viewWillAppear(animated)
        title = "\(zoom)"
    }
}
