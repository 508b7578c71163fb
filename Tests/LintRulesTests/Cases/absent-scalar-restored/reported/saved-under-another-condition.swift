class Reader: UIViewController {
    var zoom: Double = 1
    var size = 12.5
    var keepsSize = true
    override func encodeRestorableState(with coder: NSCoder) {
        super.encodeRestorableState(with: coder)
        if isViewLoaded { coder.encode(zoom, forKey: "zoom") }
        if keepsSize { coder.encode(size, forKey: "size") }
    }
    override func decodeRestorableState(with coder: NSCoder) {
        super.decodeRestorableState(with: coder)
        zoom = coder.decodeDouble(forKey: "zoom") // expect: absent-scalar-restored
        size = coder.decodeDouble(forKey: "size") // expect: absent-scalar-restored
    }
    override func viewWillAppear(_ animated: Bool) {
        super.viewWillAppear(animated)
        title = "\(zoom) \(size)"
    }
    @IBAction func forget() { keepsSize = false }
}
