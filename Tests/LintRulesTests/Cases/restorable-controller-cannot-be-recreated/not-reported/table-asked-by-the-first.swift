// What the path begins with, other objects share.
@main final class Delegate: UIResponder, UIApplicationDelegate {
    func application(_ application: UIApplication, shouldSaveSecureApplicationState coder: NSCoder) -> Bool { true }
    func application(_ application: UIApplication, shouldRestoreSecureApplicationState coder: NSCoder) -> Bool { true }
    private let makers: [String: () -> UIViewController] = ["root": { UINavigationController() }]
    func application(
        _ application: UIApplication, viewControllerWithRestorationIdentifierPath path: [String], coder: NSCoder
    ) -> UIViewController? {
        guard let identifier = path.first, let make = makers[identifier] else { return nil }
        let controller = make()
        controller.restorationIdentifier = path.last
        return controller
    }
}
final class List: UITableViewController {
    func add() {
        let navigation = UINavigationController(rootViewController: UIViewController())
        navigation.restorationIdentifier = "sheet"
        present(navigation, animated: true)
    }
}
