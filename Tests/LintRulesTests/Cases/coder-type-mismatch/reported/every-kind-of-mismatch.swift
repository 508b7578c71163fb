//- Map.swift
class Map: UIViewController {
    var zoom = 1.5
    var center = CGPoint.zero
    var scale: CGFloat = 1
    var place = "home"
    override func encodeRestorableState(with coder: NSCoder) {
        super.encodeRestorableState(with: coder)
        coder.encode(zoom, forKey: "zoom")
        coder.encode(scale, forKey: "scale")
        coder.encode(place, forKey: "place")
        coder.encode(CGPoint.zero as CGPoint, forKey: "center")
    }
}
//- Map+Restoration.swift
extension Map {
    override func decodeRestorableState(with coder: NSCoder) {
        super.decodeRestorableState(with: coder)
        zoom = Double(coder.decodeInteger(forKey: "zoom")) // expect: coder-type-mismatch
        scale = CGFloat(coder.decodeDouble(forKey: "scale")) // expect: coder-type-mismatch
        print(coder.decodeObject(of: NSURL.self, forKey: "place") as URL? as Any) // expect: coder-type-mismatch
        print(coder.decodeObject(of: [NSDate.self], forKey: "place") as Any) // expect: coder-type-mismatch
        print(coder.decodeCGRect(forKey: "center")) // expect: coder-type-mismatch
    }
}
