//- Delegate.swift
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
        let stack = UINavigationController(rootViewController: list)
        stack.restorationIdentifier = "stack"
        window?.rootViewController = stack
        return true
    }
}
final class List: UIViewController {
    @objc func open() {
        let reader = Reader() // expect: unpreserved-screen
        show(reader, sender: self)
    }
}
final class Reader: UIViewController {}
