// A conversion that may end the app asks something, and what the project makes of a value may do anything.
struct Place {
    init(_ row: Int) { Place.last = row }
    static var last = 0
}
class Reader: UIViewController {
    override func encodeRestorableState(with coder: NSCoder) {
        super.encodeRestorableState(with: coder)
        for (index, key) in ["page", "zoom", "row", "size", "step", "count"].enumerated() { coder.encode(index, forKey: key) }
    }
    override func decodeRestorableState(with coder: NSCoder) {
        super.decodeRestorableState(with: coder)
        _ = UInt8(coder.decodeInteger(forKey: "page"))
        _ = Int(coder.decodeDouble(forKey: "zoom"))
        _ = Place(coder.decodeInteger(forKey: "row"))
        note(Int(coder.decodeInt32(forKey: "size")))
        let step = Int(coder.decodeInt32(forKey: "step"))
        title = "\(step)"
        _ = Int(exactly: coder.decodeInteger(forKey: "count"))!
    }
    func note(_ size: Int) {}
}
