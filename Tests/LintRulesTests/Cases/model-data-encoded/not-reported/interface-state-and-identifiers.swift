// State of the interface, an identifier with a class of its own, and a single small value.
final class ScrollState: NSObject, NSCoding {
    required init?(coder: NSCoder) {}
    func encode(with coder: NSCoder) {}
}
final class MessageKey: NSObject, NSCoding {
    required init?(coder: NSCoder) {}
    func encode(with coder: NSCoder) {}
}
final class PageLocation: NSObject, NSCoding {
    required init?(coder: NSCoder) {}
    func encode(with coder: NSCoder) {}
}
struct Zoom: Codable {
    var scale = 1.0
}
final class Reader: UIViewController {
    var state: ScrollState?
    var key: MessageKey?
    var location: PageLocation?
    var zoom = Zoom()
    override func encodeRestorableState(with coder: NSCoder) {
        super.encodeRestorableState(with: coder)
        coder.encode(state, forKey: "state")
        coder.encode(key, forKey: "key")
        coder.encode(location, forKey: "location")
        coder.encode(try? JSONEncoder().encode(zoom), forKey: "zoom")
    }
    override func decodeRestorableState(with coder: NSCoder) {
        super.decodeRestorableState(with: coder)
        state = coder.decodeObject(of: ScrollState.self, forKey: "state")
        key = coder.decodeObject(of: MessageKey.self, forKey: "key")
        location = coder.decodeObject(of: PageLocation.self, forKey: "location")
        print(coder.decodeObject(of: NSData.self, forKey: "zoom") ?? "")
    }
}
