// Who has the list may identify what is in it.
class Scenes {
    func show(_ window: UIWindow) {
        let feed = UIViewController()
        feed.restorationIdentifier = "feed"
        let first = UINavigationController(rootViewController: feed)
        var list: [UIViewController] = []
        list.append(first)
        let second = UINavigationController(rootViewController: feed)
        list += [second]
        identify(list)
        let third = UINavigationController(rootViewController: feed)
        var others = [third]
        others.append(UINavigationController(rootViewController: feed))
        for (index, one) in others.enumerated() { one.restorationIdentifier = String(index) }
        for one in others { one.restorationIdentifier = "other" }
        let tabs = UITabBarController()
        tabs.restorationIdentifier = "tabs"
        tabs.viewControllers = list + others
    }
    func identify(_ list: [UIViewController]) {
        for one in list { one.restorationIdentifier = "one" }
    }
}
