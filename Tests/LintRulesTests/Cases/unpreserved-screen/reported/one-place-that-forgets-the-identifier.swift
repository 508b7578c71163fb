@main class AppDelegate: UIResponder, UIApplicationDelegate {
    var window: UIWindow?
    func application(_ application: UIApplication, shouldSaveSecureApplicationState coder: NSCoder) -> Bool { true }
    func application(_ application: UIApplication, shouldRestoreSecureApplicationState coder: NSCoder) -> Bool { true }
    func application(_ application: UIApplication, willFinishLaunchingWithOptions o: [UIApplication.LaunchOptionsKey: Any]?) -> Bool {
        let list = List()
        list.restorationIdentifier = "list"
        let nav = UINavigationController(rootViewController: list)
        nav.restorationIdentifier = "nav"
        window = UIWindow(frame: UIScreen.main.bounds)
        window?.rootViewController = nav
        return true
    }
}
class Page: UIViewController, UIViewControllerRestoration {
    let name: String
    init(name: String) {
        self.name = name
        super.init(nibName: nil, bundle: nil)
        restorationClass = Page.self
    }
    required init?(coder: NSCoder) { fatalError("never archived") }
    static func viewController(withRestorationIdentifierPath path: [String], coder: NSCoder) -> UIViewController? {
        guard let name = coder.decodeObject(of: NSString.self, forKey: "name") as String? else { return nil }
        let page = Page(name: name)
        page.restorationIdentifier = path.last
        return page
    }
    override func encodeRestorableState(with coder: NSCoder) {
        super.encodeRestorableState(with: coder)
        coder.encode(name, forKey: "name")
    }
}
class List: UITableViewController {
    override func tableView(_ tableView: UITableView, didSelectRowAt path: IndexPath) {
        let page = Page(name: "a")
        page.restorationIdentifier = "Page"
        navigationController?.pushViewController(page, animated: true)
    }
    @objc func more() {
        let page = Page(name: "more") // expect: unpreserved-screen
        navigationController?.pushViewController(page, animated: true)
    }
}
