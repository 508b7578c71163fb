@main class AppDelegate: UIResponder, UIApplicationDelegate {
    func application(_ application: UIApplication, shouldSaveSecureApplicationState coder: NSCoder) -> Bool { true }
    func application(_ application: UIApplication, shouldRestoreSecureApplicationState coder: NSCoder) -> Bool { true }
}
class Page: UIViewController {
    init(name: String) {
        super.init(nibName: nil, bundle: nil)
        restorationIdentifier = name
    }
    required init?(coder: NSCoder) { fatalError() }
}
enum Pages {
    static func make(_ name: String) -> UIViewController {
        let page = Page(name: name)
        return page
    }
}
class Root: UITabBarController {
    override func awakeFromNib() {
        super.awakeFromNib()
        restorationIdentifier = "root"
        viewControllers = [Pages.make("first"), Pages.make("second")]
    }
}
