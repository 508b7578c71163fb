// What waits for an object where a number lies never happens.
class Reader: UIViewController {
    var page = 0
    var line = 0
    var scale = 1.0
    override func encodeRestorableState(with coder: NSCoder) {
        super.encodeRestorableState(with: coder)
        coder.encode(page, forKey: "page")
        coder.encode(line, forKey: "line")
        coder.encode(scale, forKey: "scale")
    }
    override func decodeRestorableState(with coder: NSCoder) {
        super.decodeRestorableState(with: coder)
        if coder.decodeObject(of: NSNumber.self, forKey: "page") != nil { // expect: coder-type-mismatch
            page = coder.decodeInteger(forKey: "page")
        }
        if let _ = coder.decodeObject(of: NSNumber.self, forKey: "line") { // expect: coder-type-mismatch
            line = coder.decodeInteger(forKey: "line")
        }
        guard coder.decodeObject(of: NSNumber.self, forKey: "scale") != nil else { return } // expect: coder-type-mismatch
        scale = coder.decodeDouble(forKey: "scale")
    }
}
