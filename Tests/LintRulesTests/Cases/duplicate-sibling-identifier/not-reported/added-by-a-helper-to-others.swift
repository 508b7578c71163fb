// Each gets a child of its own.
//- Delegate.swift
import UIKit
@main final class Delegate: UIResponder, UIApplicationDelegate {
    var window: UIWindow?
    func application(_ application: UIApplication, willFinishLaunchingWithOptions options: [UIApplication.LaunchOptionsKey: Any]?) -> Bool {
        let tabs = Tabs()
        tabs.restorationIdentifier = "tabs"
        window = UIWindow()
        window?.rootViewController = tabs
        return true
    }
    func application(_ application: UIApplication, shouldSaveSecureApplicationState coder: NSCoder) -> Bool { true }
    func application(_ application: UIApplication, shouldRestoreSecureApplicationState coder: NSCoder) -> Bool { true }
}
//- Tabs.swift
class Tabs: UITabBarController {
    override func viewDidLoad() {
        super.viewDidLoad()
        add(UITableViewController(), to: Box("first"))
        add(UITableViewController(), to: Box("second"))
    }
    func add(_ child: UIViewController, to box: Box) {
        let stack = UINavigationController(rootViewController: child)
        stack.restorationIdentifier = "stack"
        box.addChild(stack)
        box.encoded = stack
        addChild(box)
    }
}
class Box: UIViewController {
    var encoded: UIViewController?
    init(_ name: String) {
        super.init(nibName: nil, bundle: nil)
        restorationIdentifier = name
    }
    required init?(coder: NSCoder) { nil }
    override func encodeRestorableState(with coder: NSCoder) {
        super.encodeRestorableState(with: coder)
        coder.encode(encoded, forKey: "stack")
    }
    override func decodeRestorableState(with coder: NSCoder) {
        super.decodeRestorableState(with: coder)
        _ = coder.decodeObject(of: UIViewController.self, forKey: "stack")
    }
}
