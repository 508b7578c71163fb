// A class is found for another identifier, and its name is asked for in a list.
@main final class Delegate: UIResponder, UIApplicationDelegate {
    func application(_ application: UIApplication, shouldSaveSecureApplicationState coder: NSCoder) -> Bool { true }
    func application(_ application: UIApplication, shouldRestoreSecureApplicationState coder: NSCoder) -> Bool { true }
    let classes: [String: UIViewController.Type] = ["other": UINavigationController.self]
    func application(
        _ application: UIApplication, viewControllerWithRestorationIdentifierPath path: [String], coder: NSCoder
    ) -> UIViewController? {
        guard let identifier = path.last, classes.keys.contains(identifier), let type = classes[identifier] else { return nil }
        let controller = type.init()
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
