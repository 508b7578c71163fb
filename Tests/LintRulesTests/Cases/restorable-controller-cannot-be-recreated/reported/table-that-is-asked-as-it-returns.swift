// What a getter answers, in one chain.
@main final class Delegate: UIResponder, UIApplicationDelegate {
    func application(_ application: UIApplication, shouldSaveSecureApplicationState coder: NSCoder) -> Bool { true }
    func application(_ application: UIApplication, shouldRestoreSecureApplicationState coder: NSCoder) -> Bool { true }
    private static var makers: [String: () -> UIViewController] {
        ["other": { UINavigationController() }, "third": makeThird]
    }
    private static func makeThird() -> UIViewController { UINavigationController() }
    func application(
        _ application: UIApplication, viewControllerWithRestorationIdentifierPath path: [String], coder: NSCoder
    ) -> UIViewController? {
        guard let identifier = path.last else { return nil }
        let controller = Self.makers[identifier]?()
        controller?.restorationIdentifier = identifier
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
