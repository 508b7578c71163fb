class Reader: UIViewController {
    var zoom = 1.0
    override func encodeRestorableState(with coder: NSCoder) {
        super.encodeRestorableState(with: coder)
        if zoom != 1 { coder.encode(zoom, forKey: "zoom") }
    }
    override func decodeRestorableState(with coder: NSCoder) {
        super.decodeRestorableState(with: coder)
        zoom = coder.decodeDouble(forKey: "zoom")
        view.alpha = zoom > 0 ? zoom : 1
    }
    override func viewDidAppear(_ animated: Bool) {
        super.viewDidAppear(animated)
        title = "\(zoom)"
    }
}
