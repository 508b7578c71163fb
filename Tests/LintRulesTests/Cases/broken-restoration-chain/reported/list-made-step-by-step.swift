// The list is made step by step, in another method, or of other lists.
class Feed: UIViewController {
    init() {
        super.init(nibName: nil, bundle: nil)
        restorationIdentifier = "feed"
    }
}
class Scenes {
    var pages: [UIViewController] { [Feed()] }
    func show(_ window: UIWindow) {
        let tabs = UITabBarController() // expect: broken-restoration-chain
        var list = [UIViewController]()
        list.append(Feed())
        tabs.viewControllers = list
        window.rootViewController = tabs
        let other = UITabBarController() // expect: broken-restoration-chain
        other.setViewControllers([UIViewController()] + pages.compactMap { $0 }, animated: false)
        window.rootViewController = other
        let stacks = pages.map { UINavigationController(rootViewController: $0) } // expect: broken-restoration-chain
        other.viewControllers = stacks
    }
}
