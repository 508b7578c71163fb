// Loops that may run once, that end early, that name each child by its round, or that have a parent in each round.
class Pages: UIViewController {
    enum Kind: String, CaseIterable { case first, second }
    var titles = ["one", "two"]
    let names = ["one", "two"], single = ["one"]
    override func viewDidLoad() {
        super.viewDidLoad()
        for title in titles { add(title) }
        for title in titles {
            let page = UIViewController()
            page.title = title
            page.restorationIdentifier = "page"
            addChild(page)
        }
        for title in single {
            let page = UIViewController()
            page.title = title
            page.restorationIdentifier = "single"
            addChild(page)
        }
        for title in names where title != "one" {
            let page = UIViewController()
            page.restorationIdentifier = "some"
            addChild(page)
        }
        for title in names {
            let page = UIViewController()
            page.restorationIdentifier = "first"
            addChild(page)
            if page.view.tag == 0 { break }
        }
        for (index, kind) in Kind.allCases.enumerated() {
            let page = UIViewController(), other = UIViewController()
            page.restorationIdentifier = kind.rawValue
            other.restorationIdentifier = "page-\(index)"
            addChild(page)
            addChild(other)
        }
        for title in names {
            let container = UISplitViewController(), page = UIViewController()
            page.restorationIdentifier = "page"
            container.restorationIdentifier = title
            container.viewControllers = [page]
        }
        let shared = UITableViewController()
        shared.restorationIdentifier = "shared"
        for _ in names { addChild(shared) }
    }
    func add(_ title: String) {
        let page = UIViewController()
        page.restorationIdentifier = "page"
        addChild(page)
    }
    override func encodeRestorableState(with coder: NSCoder) {
        super.encodeRestorableState(with: coder)
        for child in children { coder.encode(child, forKey: child.title ?? "") }
    }
}
class Tabs: UITabBarController {
    func fill(_ titles: [String]) {
        viewControllers = titles.map { _ in
            let tab = UIViewController()
            tab.restorationIdentifier = "tab"
            return tab
        }
    }
}
