protocol Named: AnyObject {
    var className: String { get }
}
extension Named {
    var className: String { String(describing: type(of: self)) }
}
class Stack: UINavigationController, Named {
    override init(rootViewController: UIViewController) {
        super.init(rootViewController: rootViewController)
        setUp()
    }
    required init?(coder: NSCoder) {
        super.init(coder: coder)
        setUp()
    }
    private func setUp() { restorationIdentifier = className }
}
func begin(in window: UIWindow) {
    let tabs = UITabBarController()
    tabs.restorationIdentifier = "tabs"
    let feed = Stack(rootViewController: UIViewController())
    let search = Stack(rootViewController: UIViewController())
    tabs.viewControllers = [feed, search] // expect: duplicate-sibling-identifier
    window.rootViewController = tabs
}
