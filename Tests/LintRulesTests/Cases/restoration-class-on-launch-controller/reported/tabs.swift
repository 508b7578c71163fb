// Tabs, one of them below a navigation controller.
final class Tabs: UITabBarController {
    private let feed = Page()
    private let search = Page()
    override func viewDidLoad() {
        super.viewDidLoad()
        let navigation = UINavigationController(rootViewController: feed) // expect: restoration-class-on-launch-controller
        navigation.restorationIdentifier = "navigation"
        viewControllers = [navigation, search] // expect: restoration-class-on-launch-controller
    }
}
class Page: UIViewController, UIViewControllerRestoration {
    required init() {
        super.init(nibName: nil, bundle: nil)
        restorationIdentifier = "page"
        restorationClass = type(of: self)
    }
    required init?(coder: NSCoder) { nil }
    class func viewController(withRestorationIdentifierPath path: [String], coder: NSCoder) -> UIViewController? { self.init() }
}
