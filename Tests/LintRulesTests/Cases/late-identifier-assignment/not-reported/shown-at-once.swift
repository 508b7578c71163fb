// What is shown at once has its identifier before it is saved, and the factory gives it the same.
class Page: UIViewController, UIViewControllerRestoration {
    override func viewDidLoad() {
        super.viewDidLoad()
        restorationIdentifier = "page"
        restorationClass = Page.self
    }
    static func viewController(withRestorationIdentifierPath path: [String], coder: NSCoder) -> UIViewController? {
        let page = Page()
        page.restorationIdentifier = path.last
        return page
    }
}
func open(_ navigation: UINavigationController, _ tabs: UITabBarController, _ isFirst: Bool) {
    navigation.pushViewController(Page(), animated: true)
    navigation.setViewControllers([UIViewController(), Page()], animated: false)
    let first = UINavigationController(rootViewController: Page())
    first.restorationIdentifier = "first"
    tabs.viewControllers = [first, UIViewController()]
    let second = UINavigationController(rootViewController: Page())
    second.restorationIdentifier = "second"
    tabs.viewControllers = [UIViewController(), second]
    tabs.selectedViewController = second
    var list: [UIViewController] = []
    if isFirst { list.append(UIViewController()) }
    list.append(first)
    tabs.viewControllers = list
}
func openSecond(_ tabs: UITabBarController) {
    let second = UINavigationController(rootViewController: Page())
    second.restorationIdentifier = "second"
    tabs.viewControllers = [UIViewController(), second]
    tabs.selectedIndex = 1
}
