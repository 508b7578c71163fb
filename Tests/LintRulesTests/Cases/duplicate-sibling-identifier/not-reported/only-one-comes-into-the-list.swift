// Only one of the two comes into the list, and of two lists only the last is shown.
class Tabs: UITabBarController {
    func fill(_ isWide: Bool) {
        let feed = UIViewController()
        feed.restorationIdentifier = "tab"
        let search = UITableViewController()
        search.restorationIdentifier = "tab"
        var tabs: [UIViewController] = []
        if isWide { tabs.append(feed) } else { tabs.append(search) }
        viewControllers = tabs
        tabs = []
        if isWide { tabs.append(feed) }
        if !isWide { tabs.append(search) }
        viewControllers = tabs
        tabs = [feed]
        viewControllers = tabs
        tabs.append(search)
    }
    func fill(_ isWide: Bool, _ change: (inout [UIViewController]) -> Void) {
        let feed = UIViewController()
        feed.restorationIdentifier = "tab"
        var tabs = [feed, feed]
        change(&tabs)
        viewControllers = tabs
        tabs = makeTabs(isWide)
        tabs.removeLast()
        viewControllers = tabs
        viewControllers = makeTabs(isWide)
        viewControllers = makeWide(isWide) + makeNarrow(isWide)
    }
    func makeWide(_ isWide: Bool) -> [UIViewController] {
        let feed = UIViewController()
        feed.restorationIdentifier = "tab"
        var list: [UIViewController] = []
        if isWide { list.append(feed) }
        return list
    }
    func makeNarrow(_ isWide: Bool) -> [UIViewController] {
        let search = UITableViewController()
        search.restorationIdentifier = "tab"
        var list: [UIViewController] = []
        if !isWide { list.append(search) }
        return list
    }
    func makeTabs(_ isWide: Bool) -> [UIViewController] {
        let feed = UIViewController()
        feed.restorationIdentifier = "tab"
        let search = UITableViewController()
        search.restorationIdentifier = "tab"
        return isWide ? [feed] : [search]
    }
}
