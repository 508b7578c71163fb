// Each call has a key of its own, though the local may be either.
class Reader: UIViewController {
    var page = 0
    var scale = 1.0
    override func encodeRestorableState(with coder: NSCoder) {
        super.encodeRestorableState(with: coder)
        var key = "page"
        coder.encode(page, forKey: key)
        key = "scale"
        coder.encode(scale, forKey: key)
    }
    override func decodeRestorableState(with coder: NSCoder) {
        super.decodeRestorableState(with: coder)
        page = coder.decodeInteger(forKey: "page")
        scale = coder.decodeDouble(forKey: "scale")
    }
}
