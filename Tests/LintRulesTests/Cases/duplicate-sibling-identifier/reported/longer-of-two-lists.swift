// One of two lists, where the longer one has both.
class Tabs: UITabBarController {
    func fill(_ isWide: Bool) {
        let feed = UIViewController()
        feed.restorationIdentifier = "feed"
        let search = UIViewController()
        search.restorationIdentifier = "feed" // expect: duplicate-sibling-identifier
        viewControllers = isWide ? [feed, search] : [feed]
    }
}
