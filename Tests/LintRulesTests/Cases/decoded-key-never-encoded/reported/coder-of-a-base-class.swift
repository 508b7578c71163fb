// The fault of the base class is its own, and told once.
class Named: NSObject, NSCoding {
    var name = ""
    override init() { super.init() }
    func encode(with coder: NSCoder) {
        coder.encode(name, forKey: "name") // expect: encoded-key-never-decoded
    }
    required init?(coder: NSCoder) {
        name = coder.decodeObject(forKey: "nam") as? String ?? "" // expect: decoded-key-never-encoded
        super.init()
    }
}
class Stop: Named {
    var minutes = 0
    override init() { super.init() }
    override func encode(with coder: NSCoder) {
        super.encode(with: coder)
        coder.encode(minutes, forKey: "minutes")
    }
    required init?(coder: NSCoder) {
        minutes = coder.decodeInteger(forKey: "minutes")
        super.init(coder: coder)
    }
}
class Planner: UIViewController {
    var stop = Stop()
    override func encodeRestorableState(with coder: NSCoder) {
        super.encodeRestorableState(with: coder)
        coder.encode(stop, forKey: "stop") // expect: model-data-encoded
    }
    override func decodeRestorableState(with coder: NSCoder) {
        super.decodeRestorableState(with: coder)
        stop = coder.decodeObject(of: Stop.self, forKey: "stop") ?? Stop()
    }
}
