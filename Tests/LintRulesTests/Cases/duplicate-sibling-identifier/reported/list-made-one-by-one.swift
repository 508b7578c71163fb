// The children are put into the list one by one.
class Tabs: UITabBarController {
    let showsSearch = true
    override func viewDidLoad() {
        super.viewDidLoad()
        let feed = UIViewController()
        feed.restorationIdentifier = "tab"
        var tabs = [feed]
        if showsSearch {
            let search = UITableViewController()
            search.restorationIdentifier = "tab" // expect: duplicate-sibling-identifier
            tabs.append(search)
        }
        setViewControllers(tabs, animated: false)
    }
}
