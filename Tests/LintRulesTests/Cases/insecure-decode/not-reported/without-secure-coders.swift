// Without the secure pair the coders ignore the class, and what is archived elsewhere is nobody's state.
class PlaceState: NSObject, NSCoding {
    var page = 0
    override init() {}
    required init?(coder: NSCoder) { page = coder.decodeInteger(forKey: "page") }
    func encode(with coder: NSCoder) { coder.encode(page, forKey: "page") }
}
class Reader: UIViewController {
    var place: PlaceState?
    override func encodeRestorableState(with coder: NSCoder) {
        super.encodeRestorableState(with: coder)
        coder.encode(place, forKey: "place")
    }
    override func decodeRestorableState(with coder: NSCoder) {
        super.decodeRestorableState(with: coder)
        place = coder.decodeObject(of: PlaceState.self, forKey: "place")
    }
    var page: Int { place?.page ?? 0 }
    func load(_ data: Data) throws {
        place = try NSKeyedUnarchiver.unarchivedObject(ofClass: PlaceState.self, from: data)
    }
}
