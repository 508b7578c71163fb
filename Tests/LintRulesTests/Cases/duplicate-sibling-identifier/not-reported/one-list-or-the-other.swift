// One list or the other.
class Tabs: UITabBarController {
    func fill(_ isWide: Bool) {
        let feed = UIViewController()
        feed.restorationIdentifier = "feed"
        let search = UIViewController()
        search.restorationIdentifier = "feed"
        viewControllers = isWide ? [feed] : [search]
        let wide = [feed], narrow = [search]
        viewControllers = isWide ? wide : narrow
    }
}
