// This app never switches restoration on: the identifier is only a name.
class Delegate: UIResponder, UIApplicationDelegate {
    func application(
        _ application: UIApplication, didFinishLaunchingWithOptions options: [UIApplication.LaunchOptionsKey: Any]?
    ) -> Bool {
        let list = UITableViewController()
        list.restorationIdentifier = "list"
        let navigation = UINavigationController(rootViewController: list)
        application.delegate?.window??.rootViewController = navigation
        return true
    }
}
