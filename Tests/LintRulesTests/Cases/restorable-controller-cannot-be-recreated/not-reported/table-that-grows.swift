// Others may bring what they want to have made.
@main final class Delegate: UIResponder, UIApplicationDelegate {
    func application(_ application: UIApplication, shouldSaveSecureApplicationState coder: NSCoder) -> Bool { true }
    func application(_ application: UIApplication, shouldRestoreSecureApplicationState coder: NSCoder) -> Bool { true }
    private var makers: [String: () -> UIViewController] = ["other": { UINavigationController() }]
    func register(_ identifier: String, _ make: @escaping () -> UIViewController) { makers[identifier] = make }
    func application(
        _ application: UIApplication, viewControllerWithRestorationIdentifierPath path: [String], coder: NSCoder
    ) -> UIViewController? {
        guard let identifier = path.last, let make = makers[identifier] else { return nil }
        let controller = make()
        controller.restorationIdentifier = identifier
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
