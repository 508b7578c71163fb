@main final class Delegate: UIResponder, UIApplicationDelegate {
    var window: UIWindow?
    func application(_ application: UIApplication, shouldSaveSecureApplicationState coder: NSCoder) -> Bool { true }
    func application(_ application: UIApplication, shouldRestoreSecureApplicationState coder: NSCoder) -> Bool { true }
    func application(
        _ application: UIApplication, willFinishLaunchingWithOptions options: [UIApplication.LaunchOptionsKey: Any]?
    ) -> Bool {
        let root = Detail()
        root.restorationIdentifier = "root"
        window?.rootViewController = root
        return true
    }
}
final class Detail: UIViewController {
    func open() {
        let other = Detail()
        other.restorationIdentifier = nil
        present(other, animated: true)
        let third = Detail()
        third.restorationIdentifier = "third"
        Keeper.keep(third)
        present(third, animated: true)
    }
}
enum Keeper {
    static func keep(_ controller: UIViewController) { controller.restorationClass = nil }
}
