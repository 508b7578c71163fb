// Converted and still used for nothing.
class Reader: UIViewController {
    override func encodeRestorableState(with coder: NSCoder) {
        super.encodeRestorableState(with: coder)
        coder.encode(Int32(3), forKey: "page")
        coder.encode(2, forKey: "zoom")
        coder.encode("https://example.com", forKey: "link")
        coder.encode(true, forKey: "isOpen")
    }
    override func decodeRestorableState(with coder: NSCoder) {
        super.decodeRestorableState(with: coder)
        let page = Int(coder.decodeInt32(forKey: "page")) // expect: decoded-value-unused
        let zoom = CGFloat(Double(coder.decodeInteger(forKey: "zoom"))) // expect: decoded-value-unused
        let link = URL(string: coder.decodeObject(of: NSString.self, forKey: "link") as String? ?? "") // expect: decoded-value-unused
        _ = NSNumber(value: coder.decodeBool(forKey: "isOpen")) // expect: decoded-value-unused
    }
}
