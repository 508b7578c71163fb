// Who gets the list that `map` makes may identify what is in it, with `return` or without.
class Feed: UIViewController {
    init() {
        super.init(nibName: nil, bundle: nil)
        restorationIdentifier = "feed"
    }
}
class Scenes {
    func show(_ window: UIWindow, _ feeds: [UIViewController]) {
        let tabs = UITabBarController()
        tabs.restorationIdentifier = "tabs"
        let stacks = [Feed(), Feed()].map { UINavigationController(rootViewController: $0) }
        identify(stacks)
        tabs.viewControllers = stacks
        identify([Feed(), Feed()].map { UINavigationController(rootViewController: $0) })
        let others = [Feed(), Feed()].map { feed in
            let stack = UINavigationController(rootViewController: feed)
            return stack
        }
        identify(others)
        window.rootViewController = tabs
    }
    func identify(_ list: [UIViewController]) {
        for one in list { one.restorationIdentifier = "one" }
    }
}
