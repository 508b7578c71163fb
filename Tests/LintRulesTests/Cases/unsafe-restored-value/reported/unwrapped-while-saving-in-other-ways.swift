class Owner {
    var name = ""
}

class Car {
    var name = ""
    var owner = Owner()
    func prepare() {}
}

func identifier(for car: Car) -> String {
    car.name
}

class FirstController: UITableViewController {
    var car: Car!

    init() {
        super.init(style: .plain)
        restorationIdentifier = "first"
    }

    override func encodeRestorableState(with coder: NSCoder) {
        super.encodeRestorableState(with: coder)
        coder.encode(identifier(for: car), forKey: "car") // expect: unsafe-restored-value
    }

    override func decodeRestorableState(with coder: NSCoder) {
        super.decodeRestorableState(with: coder)
        title = coder.decodeObject(of: NSString.self, forKey: "car") as String?
    }

    override func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
        car = Car()
    }

    func save() {
        guard let car else { return }
        car.prepare()
    }
}

class SecondController: UITableViewController {
    var car: Car!

    init() {
        super.init(style: .plain)
        restorationIdentifier = "second"
    }

    override func encodeRestorableState(with coder: NSCoder) {
        super.encodeRestorableState(with: coder)
        let owner = car.owner.name // expect: unsafe-restored-value
        coder.encode(owner, forKey: "owner")
    }

    override func decodeRestorableState(with coder: NSCoder) {
        super.decodeRestorableState(with: coder)
        title = coder.decodeObject(of: NSString.self, forKey: "owner") as String?
    }

    override func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
        car = Car()
    }

    func save() {
        if car != nil {
            car.prepare()
        }
    }
}

class ThirdController: UITableViewController {
    var car: Car!

    init() {
        super.init(style: .plain)
        restorationIdentifier = "third"
    }

    override func encodeRestorableState(with coder: NSCoder) {
        super.encodeRestorableState(with: coder)
        coder.encode("\(car.name)", forKey: "name") // expect: unsafe-restored-value
    }

    override func decodeRestorableState(with coder: NSCoder) {
        super.decodeRestorableState(with: coder)
        title = coder.decodeObject(of: NSString.self, forKey: "name") as String?
    }

    override func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
        car = Car()
    }

    func save() {
        car?.prepare()
    }
}

class FourthController: UITableViewController {
    var car: Car!

    init() {
        super.init(style: .plain)
        restorationIdentifier = "fourth"
    }

    override func encodeRestorableState(with coder: NSCoder) {
        super.encodeRestorableState(with: coder)
        coder.encode(identifier(for: car), forKey: "car") // expect: unsafe-restored-value
    }

    override func decodeRestorableState(with coder: NSCoder) {
        super.decodeRestorableState(with: coder)
        title = coder.decodeObject(of: NSString.self, forKey: "car") as String?
    }

    override func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
        car = Car()
        present(CarEditor(), animated: true)
    }

    func editorHasFinished(_ editor: CarEditor) {
        car.prepare()
        car = nil
        dismiss(animated: true)
    }
}

class CarEditor: UIViewController {}
