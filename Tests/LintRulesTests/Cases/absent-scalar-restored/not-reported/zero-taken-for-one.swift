class Reader: UIViewController {
    var zoom = 1.0
    override func encodeRestorableState(with coder: NSCoder) {
        super.encodeRestorableState(with: coder)
        if zoom != 1.0 { coder.encode(zoom, forKey: "zoom") }
    }
    override func decodeRestorableState(with coder: NSCoder) {
        super.decodeRestorableState(with: coder)
        zoom = coder.decodeDouble(forKey: "zoom")
    }
    override func viewWillAppear(_ animated: Bool) {
        super.viewWillAppear(animated)
        let z = zoom == 0 ? 1 : zoom
        view.transform = CGAffineTransform(scaleX: z, y: z)
    }
}
