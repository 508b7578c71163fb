// What the initializer is told decides, and so does which of two initializers is meant.
class Stack: UINavigationController, UIViewControllerRestoration {
    init(rootViewController: UIViewController, comesBack: Bool = false) {
        super.init(rootViewController: rootViewController)
        if comesBack { restorationClass = Stack.self }
    }
    required init?(coder: NSCoder) { super.init(coder: coder) }
    static func viewController(withRestorationIdentifierPath path: [String], coder: NSCoder) -> UIViewController? {
        let stack = Stack(rootViewController: UIViewController(), comesBack: true)
        stack.restorationIdentifier = path.last
        return stack
    }
}
class Shelf: UINavigationController, UIViewControllerRestoration {
    init(rootViewController: UIViewController, title: String? = nil) {
        super.init(rootViewController: rootViewController)
        restorationClass = Shelf.self
    }
    override init(rootViewController: UIViewController) { super.init(rootViewController: rootViewController) }
    required init?(coder: NSCoder) { super.init(coder: coder) }
    static func viewController(withRestorationIdentifierPath path: [String], coder: NSCoder) -> UIViewController? {
        let shelf = Shelf(rootViewController: UIViewController(), title: "Settings")
        shelf.restorationIdentifier = path.last
        return shelf
    }
}
class Feed: UIViewController {
    @objc func settings() {
        let stack = Stack(rootViewController: UIViewController(), comesBack: true)
        stack.restorationIdentifier = "settings"
        present(stack, animated: true)
        let shelf = Shelf(rootViewController: UIViewController(), title: "Shelf")
        shelf.restorationIdentifier = "shelf"
        show(shelf, sender: self)
    }
}
class Delegate: UIResponder, UIApplicationDelegate {
    var window: UIWindow?
    func application(_ application: UIApplication, willFinishLaunchingWithOptions options: [UIApplication.LaunchOptionsKey: Any]?) -> Bool {
        let tabs = UITabBarController()
        tabs.restorationIdentifier = "tabs"
        let news = Feed()
        news.restorationIdentifier = "news"
        let feed = Stack(rootViewController: news)
        feed.restorationIdentifier = "feed"
        let reviews = Feed()
        reviews.restorationIdentifier = "reviews"
        let books = Shelf(rootViewController: reviews)
        books.restorationIdentifier = "books"
        tabs.viewControllers = [feed, books]
        window = UIWindow()
        window?.rootViewController = tabs
        return true
    }
    func application(_ application: UIApplication, shouldSaveSecureApplicationState coder: NSCoder) -> Bool { true }
    func application(_ application: UIApplication, shouldRestoreSecureApplicationState coder: NSCoder) -> Bool { true }
}
