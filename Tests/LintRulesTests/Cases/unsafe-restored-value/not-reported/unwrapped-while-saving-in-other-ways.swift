class Car {
    var name = ""
    func prepare() {}
}

func identifier(for car: Car?) -> String {
    car?.name ?? ""
}

// It goes as it lets go.
class FirstController: UITableViewController {
    var car: Car!

    init() {
        super.init(style: .plain)
        restorationIdentifier = "first"
    }

    override func encodeRestorableState(with coder: NSCoder) {
        super.encodeRestorableState(with: coder)
        coder.encode(car.name, forKey: "car")
    }

    override func decodeRestorableState(with coder: NSCoder) {
        super.decodeRestorableState(with: coder)
        title = coder.decodeObject(of: NSString.self, forKey: "car") as String?
    }

    override func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
        car = Car()
    }

    func close() {
        car = nil
        dismiss(animated: true)
    }
}

// What it hands it to takes nil, and it is filled anew at once.
class SecondController: UITableViewController {
    var car: Car!
    var other: Car!

    init() {
        super.init(style: .plain)
        restorationIdentifier = "second"
    }

    override func encodeRestorableState(with coder: NSCoder) {
        super.encodeRestorableState(with: coder)
        coder.encode(identifier(for: car), forKey: "car")
        coder.encode(other.name, forKey: "other")
    }

    override func decodeRestorableState(with coder: NSCoder) {
        super.decodeRestorableState(with: coder)
        title = coder.decodeObject(of: NSString.self, forKey: "car") as String?
        navigationItem.prompt = coder.decodeObject(of: NSString.self, forKey: "other") as String?
    }

    override func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
        car = Car()
        other = Car()
    }

    func save() {
        car = nil
        other = nil
        other = Car()
    }
}

// Its loading fills it.
class ThirdController: UITableViewController {
    var car: Car!

    init() {
        super.init(style: .plain)
        restorationIdentifier = "third"
    }

    override func viewDidLoad() {
        super.viewDidLoad()
        car = Car()
    }

    override func encodeRestorableState(with coder: NSCoder) {
        super.encodeRestorableState(with: coder)
        let name = car.name
        coder.encode(name, forKey: "car")
    }

    override func decodeRestorableState(with coder: NSCoder) {
        super.decodeRestorableState(with: coder)
        title = coder.decodeObject(of: NSString.self, forKey: "car") as String?
    }

    func reset() {
        car = nil
    }
}
