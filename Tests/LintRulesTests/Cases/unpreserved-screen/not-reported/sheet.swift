// A note is written in a sheet, which goes on purpose.
@main final class Delegate: UIResponder, UIApplicationDelegate {
    var window: UIWindow?
    func application(_ application: UIApplication, willFinishLaunchingWithOptions options: [UIApplication.LaunchOptionsKey: Any]?) -> Bool {
        let posts = Posts()
        posts.restorationIdentifier = "posts"
        let navigation = UINavigationController(rootViewController: posts)
        navigation.restorationIdentifier = "navigation"
        window = UIWindow()
        window?.rootViewController = navigation
        return true
    }
    func application(_ application: UIApplication, shouldSaveSecureApplicationState coder: NSCoder) -> Bool { true }
    func application(_ application: UIApplication, shouldRestoreSecureApplicationState coder: NSCoder) -> Bool { true }
}
final class Posts: UITableViewController {
    @objc func write() {
        present(Note(), animated: true)
    }
}
final class Note: UIViewController {}
