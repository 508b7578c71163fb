// What an initializer makes of a class by its name is new, and not the child, though it goes to a coder.
class Stack: NSObject {
    let split = UISplitViewController()
    func makeRoot() -> UIViewController {
        let container = Container()
        container.restorationIdentifier = "root"
        container.addChild(split) // expect: container-children-not-encoded
        Logbook.shared.note(split)
        split.didMove(toParent: container)
        return container
    }
    override init() {
        super.init()
        split.restorationIdentifier = "split"
    }
}
class Container: UIViewController {
    var page: UIViewController?
    func open(_ name: String) {
        guard let made = NSClassFromString(name) as? UIViewController.Type else { return }
        page = made.init()
    }
    override func encodeRestorableState(with coder: NSCoder) {
        super.encodeRestorableState(with: coder)
        coder.encode(page, forKey: "page")
    }
    override func decodeRestorableState(with coder: NSCoder) {
        super.decodeRestorableState(with: coder)
        page = coder.decodeObject(of: UIViewController.self, forKey: "page")
    }
}
