@main class AppDelegate: UIResponder, UIApplicationDelegate {
    func application(_ application: UIApplication, shouldSaveSecureApplicationState coder: NSCoder) -> Bool { true }
    func application(_ application: UIApplication, shouldRestoreSecureApplicationState coder: NSCoder) -> Bool { true }
}
class Page: UIViewController {
    init(isWide: Bool) {
        super.init(nibName: nil, bundle: nil)
        restorationIdentifier = "page"
    }
    required init?(coder: NSCoder) { fatalError() }
}
class Root: UITabBarController {
    func fill(isWide: Bool) {
        let page: UIViewController
        if isWide {
            page = Page(isWide: true)
        } else {
            page = Page(isWide: false)
        }
        restorationIdentifier = "root"
        viewControllers = [page, UIViewController()]
    }
}
