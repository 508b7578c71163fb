// The factory of a tab finds the tab; what is pushed onto it later may be made anew, and so may a root that nobody keeps.
final class Tabs: UITabBarController {
    static let shared = Tabs()
    let feed = Feed()
    init() {
        super.init(nibName: nil, bundle: nil)
        restorationIdentifier = "tabs"
    }
    required init?(coder: NSCoder) { nil }
    override func viewDidLoad() {
        super.viewDidLoad()
        let detail = Detail()
        let navigation = UINavigationController(rootViewController: detail)
        navigation.restorationIdentifier = "navigation"
        viewControllers = [feed, navigation]
        feed.navigationController?.pushViewController(Detail(), animated: true)
    }
}
class Page: UIViewController {
    init() {
        super.init(nibName: nil, bundle: nil)
        restorationIdentifier = String(describing: type(of: self))
        restorationClass = type(of: self) as? UIViewControllerRestoration.Type
    }
    required init?(coder: NSCoder) { nil }
}
final class Feed: Page, UIViewControllerRestoration {
    static func viewController(withRestorationIdentifierPath path: [String], coder: NSCoder) -> UIViewController? { Tabs.shared.feed }
}
final class Detail: Page, UIViewControllerRestoration {
    static func viewController(withRestorationIdentifierPath path: [String], coder: NSCoder) -> UIViewController? { Detail() }
}
