// Each asks for something, or shows what may have been restored already.
//- Asking.swift
class Asking: UIResponder, UIApplicationDelegate {
    var window: UIWindow?
    var main: UIViewController?
    func application(_ application: UIApplication, shouldSaveSecureApplicationState coder: NSCoder) -> Bool { true }
    func application(_ application: UIApplication, shouldRestoreSecureApplicationState coder: NSCoder) -> Bool { true }
    func application(
        _ application: UIApplication, willFinishLaunchingWithOptions options: [UIApplication.LaunchOptionsKey: Any]?
    ) -> Bool {
        window = UIWindow(frame: UIScreen.main.bounds)
        return true
    }
    func application(
        _ application: UIApplication, didFinishLaunchingWithOptions options: [UIApplication.LaunchOptionsKey: Any]?
    ) -> Bool {
        if main == nil {
            let list = List()
            main = list
            window?.rootViewController = list
        }
        return true
    }
    func application(
        _ application: UIApplication, viewControllerWithRestorationIdentifierPath path: [String], coder: NSCoder
    ) -> UIViewController? {
        let list = List()
        main = list
        window?.rootViewController = list
        return list
    }
}
class List: UIViewController {
    init() {
        super.init(nibName: nil, bundle: nil)
        restorationIdentifier = "list"
    }
}
