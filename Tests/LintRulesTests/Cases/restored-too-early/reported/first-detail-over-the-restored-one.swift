// The list shows what everybody begins with over what came back.
@main final class Delegate: UIResponder, UIApplicationDelegate {
    var window: UIWindow?
    func application(_ application: UIApplication, willFinishLaunchingWithOptions options: [UIApplication.LaunchOptionsKey: Any]?) -> Bool {
        let list = UINavigationController(rootViewController: List())
        list.restorationIdentifier = "lists"
        let split = UISplitViewController()
        split.restorationIdentifier = "split"
        split.viewControllers = [list]
        window = UIWindow(frame: UIScreen.main.bounds)
        window?.rootViewController = split
        return true
    }
    func application(_ application: UIApplication, shouldSaveSecureApplicationState coder: NSCoder) -> Bool { true }
    func application(_ application: UIApplication, shouldRestoreSecureApplicationState coder: NSCoder) -> Bool { true }
}
final class List: UITableViewController {
    private var hasBegun = false
    init() {
        super.init(style: .plain)
        restorationIdentifier = "list"
    }
    required init?(coder: NSCoder) { nil }
    override func viewDidAppear(_ animated: Bool) {
        super.viewDidAppear(animated)
        begin() // expect: restored-too-early
    }
    private func begin() {
        if !hasBegun {
            hasBegun = true
            show(topic: 0)
        }
    }
    private func show(topic: Int) {
        let page = Page(topic: topic)
        showDetailViewController(page, sender: self)
    }
    override func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
        show(topic: indexPath.row)
    }
}
final class Page: UIViewController, UIViewControllerRestoration {
    private let topic: Int
    init(topic: Int) {
        self.topic = topic
        super.init(nibName: nil, bundle: nil)
        restorationIdentifier = "page"
        restorationClass = Page.self
    }
    required init?(coder: NSCoder) { nil }
    static func viewController(withRestorationIdentifierPath path: [String], coder: NSCoder) -> UIViewController? {
        Page(topic: coder.decodeInteger(forKey: "topic"))
    }
    override func encodeRestorableState(with coder: NSCoder) {
        super.encodeRestorableState(with: coder)
        coder.encode(topic, forKey: "topic")
    }
}
