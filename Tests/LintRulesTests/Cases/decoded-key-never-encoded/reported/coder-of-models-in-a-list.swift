// The stops of a trip that is saved; the base class writes a key of its own.
class Named: NSObject, NSSecureCoding {
    static var supportsSecureCoding: Bool { true }
    var name = ""
    override init() { super.init() }
    func encode(with coder: NSCoder) {
        coder.encode(name, forKey: "name")
    }
    required init?(coder: NSCoder) {
        name = coder.decodeObject(of: NSString.self, forKey: "name") as String? ?? ""
        super.init()
    }
}
class Stop: Named {
    var minutes = 0
    override init() { super.init() }
    override func encode(with coder: NSCoder) {
        super.encode(with: coder)
        coder.encode(minutes, forKey: "minutes") // expect: encoded-key-never-decoded
    }
    required init?(coder: NSCoder) {
        minutes = coder.decodeInteger(forKey: "minute") // expect: decoded-key-never-encoded
        super.init(coder: coder)
    }
}
class Trip: Named {
    var stops: [Stop] = []
    override init() { super.init() }
    override func encode(with coder: NSCoder) {
        super.encode(with: coder)
        coder.encode(stops, forKey: "stops")
    }
    required init?(coder: NSCoder) {
        stops = coder.decodeObject(of: [NSArray.self, Stop.self], forKey: "stops") as? [Stop] ?? []
        super.init(coder: coder)
    }
}
class Planner: UIViewController {
    var trip = Trip()
    override func encodeRestorableState(with coder: NSCoder) {
        super.encodeRestorableState(with: coder)
        coder.encode(trip, forKey: "trip") // expect: model-data-encoded
    }
    override func decodeRestorableState(with coder: NSCoder) {
        super.decodeRestorableState(with: coder)
        trip = coder.decodeObject(of: Trip.self, forKey: "trip") ?? Trip()
    }
}
