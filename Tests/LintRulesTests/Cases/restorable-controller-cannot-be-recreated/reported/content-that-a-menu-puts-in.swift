// What the menu puts into the drawer is saved, and nobody makes it again.
@main final class Delegate: UIResponder, UIApplicationDelegate {
    var window: UIWindow?
    func application(_ application: UIApplication, willFinishLaunchingWithOptions options: [UIApplication.LaunchOptionsKey: Any]?) -> Bool {
        let home = UINavigationController(rootViewController: Home())
        home.restorationIdentifier = "home"
        let menu = Menu(style: .plain)
        menu.restorationIdentifier = "menu"
        let drawer = Drawer(content: home, menu: menu)
        drawer.restorationIdentifier = "drawer"
        window = UIWindow(frame: UIScreen.main.bounds)
        window?.rootViewController = drawer
        return true
    }
    func application(_ application: UIApplication, shouldSaveSecureApplicationState coder: NSCoder) -> Bool { true }
    func application(_ application: UIApplication, shouldRestoreSecureApplicationState coder: NSCoder) -> Bool { true }
}
final class Home: UIViewController {
    init() {
        super.init(nibName: nil, bundle: nil)
        restorationIdentifier = "page"
    }
    required init?(coder: NSCoder) { nil }
}
final class Menu: UITableViewController {
    override func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
        guard let drawer = parent as? Drawer else { return }
        drawer.content = makeContent()
    }
    private func makeContent() -> UINavigationController {
        let content = UINavigationController(rootViewController: Home())
        content.restorationIdentifier = "orders" // expect: restorable-controller-cannot-be-recreated
        return content
    }
}
final class Drawer: UIViewController {
    private let menu: Menu
    var content: UIViewController {
        didSet {
            oldValue.removeFromParent()
            addChild(content)
        }
    }
    init(content: UIViewController, menu: Menu) {
        self.content = content
        self.menu = menu
        super.init(nibName: nil, bundle: nil)
        addChild(menu)
        addChild(content)
    }
    required init?(coder: NSCoder) { nil }
    override func encodeRestorableState(with coder: NSCoder) {
        super.encodeRestorableState(with: coder)
        coder.encode(menu, forKey: "menu")
        coder.encode(content, forKey: "content")
    }
    override func decodeRestorableState(with coder: NSCoder) {
        super.decodeRestorableState(with: coder)
        if let content = coder.decodeObject(of: UIViewController.self, forKey: "content") { self.content = content }
    }
}
