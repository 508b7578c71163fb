//- Delegate.swift
// Without a stack it is presented, as a sheet is.
@main
final class Delegate: UIResponder, UIApplicationDelegate {
    var window: UIWindow?
    func application(_ application: UIApplication, shouldSaveSecureApplicationState coder: NSCoder) -> Bool { true }
    func application(_ application: UIApplication, shouldRestoreSecureApplicationState coder: NSCoder) -> Bool { true }
    func application(
        _ application: UIApplication, willFinishLaunchingWithOptions options: [UIApplication.LaunchOptionsKey: Any]?
    ) -> Bool {
        let list = List()
        list.restorationIdentifier = "list"
        window = UIWindow()
        window?.rootViewController = list
        return true
    }
}
final class List: UIViewController {
    @objc func open() {
        let reader = Reader()
        show(reader, sender: self)
    }
}
final class Reader: UIViewController {}
