// The list stands in the text.
@main final class Delegate: UIResponder, UIApplicationDelegate {
    func application(_ application: UIApplication, shouldSaveSecureApplicationState coder: NSCoder) -> Bool { true }
    func application(_ application: UIApplication, shouldRestoreSecureApplicationState coder: NSCoder) -> Bool { true }
    private let known = ["other", "sheet"]
    func application(
        _ application: UIApplication, viewControllerWithRestorationIdentifierPath path: [String], coder: NSCoder
    ) -> UIViewController? {
        guard let identifier = path.last, known.contains(identifier) else { return nil }
        let controller = UINavigationController()
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
