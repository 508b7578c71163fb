//- Delegate.swift
// A restoration class, by the class or for the object; an app delegate that makes it would do, too.
@main final class Delegate: UIResponder, UIApplicationDelegate {
    func application(_ application: UIApplication, shouldSaveSecureApplicationState coder: NSCoder) -> Bool { true }
    func application(_ application: UIApplication, shouldRestoreSecureApplicationState coder: NSCoder) -> Bool { true }
}
//- List.swift
class Page: UIViewController, UIViewControllerRestoration {
    required init() {
        super.init(nibName: nil, bundle: nil)
        restorationIdentifier = String(describing: type(of: self))
        restorationClass = type(of: self)
    }
    required init?(coder: NSCoder) { nil }
    class func viewController(withRestorationIdentifierPath path: [String], coder: NSCoder) -> UIViewController? { self.init() }
}
final class Detail: Page {}
final class List: UITableViewController {
    func open() {
        navigationController?.pushViewController(Detail(), animated: true)
        let navigation = UINavigationController(rootViewController: Detail())
        navigation.restorationIdentifier = "navigation"
        navigation.restorationClass = Maker.self
        present(navigation, animated: true)
    }
}
final class Maker: NSObject, UIViewControllerRestoration {
    static func viewController(withRestorationIdentifierPath path: [String], coder: NSCoder) -> UIViewController? {
        guard let last = path.last, last == "navigation" else { return nil }
        let navigation = UINavigationController()
        navigation.restorationIdentifier = last
        navigation.restorationClass = Maker.self
        return navigation
    }
}
