class Ruler: UIViewController {
    var side = 0.0
    var width = 0.0
    func key(_ name: String) -> String {
        String(format: "%@.%@", "ruler", name)
    }
    override func encodeRestorableState(with coder: NSCoder) {
        super.encodeRestorableState(with: coder)
        coder.encode(side, forKey: key("side"))
        coder.encode(width, forKey: "ruler.side") // expect: duplicate-coder-key
    }
    override func decodeRestorableState(with coder: NSCoder) {
        super.decodeRestorableState(with: coder)
        side = coder.decodeDouble(forKey: key("side"))
    }
}
