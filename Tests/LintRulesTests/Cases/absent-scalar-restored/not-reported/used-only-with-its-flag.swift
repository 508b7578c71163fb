class Reader: UIViewController {
    var zoom = 1.0
    var isZoomed = false
    override func encodeRestorableState(with coder: NSCoder) {
        super.encodeRestorableState(with: coder)
        coder.encode(isZoomed, forKey: "z")
        if isZoomed { coder.encode(zoom, forKey: "zoom") }
    }
    override func decodeRestorableState(with coder: NSCoder) {
        super.decodeRestorableState(with: coder)
        isZoomed = coder.decodeBool(forKey: "z")
        zoom = coder.decodeDouble(forKey: "zoom")
    }
    override func viewWillAppear(_ animated: Bool) {
        super.viewWillAppear(animated)
        if isZoomed { view.transform = CGAffineTransform(scaleX: zoom, y: zoom) }
    }
}
