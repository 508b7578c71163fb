//- Delegate.swift
// A container from elsewhere could keep its state and come back, and nothing here has any.
class Delegate: UIResponder, UIApplicationDelegate {}
//- Drawer.swift
class Drawer: UIViewController, UIViewControllerRestoration {
    var isOpen = false
    static func viewController(withRestorationIdentifierPath path: [String], coder: NSCoder) -> UIViewController? {
        let drawer = Drawer()
        drawer.restorationIdentifier = path.last
        drawer.restorationClass = Drawer.self
        return drawer
    }
    override func encodeRestorableState(with coder: NSCoder) {
        super.encodeRestorableState(with: coder)
        coder.encode(isOpen, forKey: "open")
    }
    override func decodeRestorableState(with coder: NSCoder) {
        super.decodeRestorableState(with: coder)
        isOpen = coder.decodeBool(forKey: "open")
    }
}
