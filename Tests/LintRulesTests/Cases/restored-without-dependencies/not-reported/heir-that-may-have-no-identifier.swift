//- Delegate.swift
import UIKit
@main final class Delegate: UIResponder, UIApplicationDelegate {
    var window: UIWindow?
    func application(_ application: UIApplication, willFinishLaunchingWithOptions options: [UIApplication.LaunchOptionsKey: Any]?) -> Bool {
        let root = Transfer()
        root.restorationIdentifier = "transfer"
        let navigation = UINavigationController(rootViewController: root)
        navigation.restorationIdentifier = "navigation"
        window = UIWindow()
        window?.rootViewController = navigation
        return true
    }
    func application(_ application: UIApplication, shouldSaveSecureApplicationState coder: NSCoder) -> Bool { true }
    func application(_ application: UIApplication, shouldRestoreSecureApplicationState coder: NSCoder) -> Bool { true }
}
//- Transfer.swift
final class Transfer: UIViewController {
    @objc func choose() {
        let list = Contacts()
        list.selected = { [weak self] name in self?.title = name }
        let history = History()
        navigationController?.setViewControllers([self, history, list], animated: true)
    }
}
//- Base.swift
class Base: UIViewController, UIViewControllerRestoration {
    var stateIdentifier: String? { nil }
    override init(nibName: String?, bundle: Bundle?) {
        super.init(nibName: nibName, bundle: bundle)
        restorationIdentifier = stateIdentifier
        restorationClass = type(of: self)
    }
    required init?(coder: NSCoder) { super.init(coder: coder) }
    static func viewController(withRestorationIdentifierPath path: [String], coder: NSCoder) -> UIViewController? {
        let screen = self.init()
        screen.restorationIdentifier = path.last
        return screen
    }
}
//- History.swift
class History: Base {
    override var stateIdentifier: String? { "history" }
}
//- Contacts.swift
class Contacts: Base, UITableViewDelegate {
    var selected: ((String) -> Void)?
    func tableView(_ tableView: UITableView, didSelectRowAt path: IndexPath) {
        selected?("name")
        navigationController?.popViewController(animated: true)
    }
}
