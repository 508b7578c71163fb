//- Delegate.swift
// As the value of a property, and in a helper of the launch.
final class Delegate: UIResponder, UIApplicationDelegate {
    let menu = Menu() // expect: restoration-class-on-launch-controller
    private var tabs: UITabBarController?
    func application(
        _ application: UIApplication, willFinishLaunchingWithOptions options: [UIApplication.LaunchOptionsKey: Any]?
    ) -> Bool {
        build()
        return true
    }
    private func build() {
        let tabs = UITabBarController() // expect: restoration-class-on-launch-controller
        tabs.restorationIdentifier = "tabs"
        tabs.restorationClass = Maker.self
        tabs.viewControllers = [menu]
        self.tabs = tabs
    }
}
//- Menu.swift
final class Menu: UIViewController {
    init() {
        super.init(nibName: nil, bundle: nil)
        restorationIdentifier = "menu"
        restorationClass = Maker.self
    }
    required init?(coder: NSCoder) { nil }
}
final class Maker: NSObject, UIViewControllerRestoration {
    static func viewController(withRestorationIdentifierPath path: [String], coder: NSCoder) -> UIViewController? {
        if path.last == "menu" { return Menu() }
        let tabs = UITabBarController()
        tabs.restorationIdentifier = path.last
        tabs.restorationClass = Maker.self
        return tabs
    }
}
