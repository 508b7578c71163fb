// The delegate has a closure for another identifier only.
@main final class Delegate: UIResponder, UIApplicationDelegate {
    func application(_ application: UIApplication, shouldSaveSecureApplicationState coder: NSCoder) -> Bool { true }
    func application(_ application: UIApplication, shouldRestoreSecureApplicationState coder: NSCoder) -> Bool { true }
    private let makers: [String: () -> UIViewController] = ["other": { UINavigationController() }]
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
        navigation.restorationIdentifier = "sheet" // expect: restorable-controller-cannot-be-recreated
        present(navigation, animated: true)
    }
}
