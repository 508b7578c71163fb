final class Place: NSObject, NSCoding {
    var name: String
    init(name: String) { self.name = name }
    func encode(with coder: NSCoder) {}
    convenience init?(coder: NSCoder) {
        guard let name = coder.decodeObject(forKey: "name") as? String else { return nil } // expect: decoded-key-never-encoded
        self.init(name: name)
    }
}
class Reader: UIViewController {
    var place: Place?
    override func encodeRestorableState(with coder: NSCoder) {
        super.encodeRestorableState(with: coder)
        coder.encode(place, forKey: "place") // expect: model-data-encoded
    }
    override func decodeRestorableState(with coder: NSCoder) {
        super.decodeRestorableState(with: coder)
        place = coder.decodeObject(forKey: "place") as? Place
    }
}
