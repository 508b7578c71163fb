// A pin has its number on a map.
final class MapScreen: UIViewController {
    var pinNumber = "A"
    var pins: [String] = []
    override func encodeRestorableState(with coder: NSCoder) {
        super.encodeRestorableState(with: coder)
        coder.encode(pinNumber, forKey: "mapPinNumber")
        coder.encode(pins, forKey: "droppedPins")
    }
    override func decodeRestorableState(with coder: NSCoder) {
        super.decodeRestorableState(with: coder)
        pinNumber = coder.decodeObject(of: NSString.self, forKey: "mapPinNumber") as String? ?? "A"
        pins = coder.decodeArrayOfObjects(ofClass: NSString.self, forKey: "droppedPins") as [String]? ?? []
    }
}
