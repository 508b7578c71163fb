// Each round makes another child.
class Pane: UIViewController {
    init() {
        super.init(nibName: nil, bundle: nil)
        restorationIdentifier = "pane"
    }
}
class Pages: UIViewController {
    enum Kind: CaseIterable { case first, second }
    let titles = ["one", "two"]
    override func viewDidLoad() {
        super.viewDidLoad()
        for title in titles {
            let page = UIViewController()
            page.title = title
            page.restorationIdentifier = "page" // expect: duplicate-sibling-identifier
            addChild(page)
        }
        for _ in 0..<3 {
            addChild(Pane()) // expect: duplicate-sibling-identifier
        }
        Kind.allCases.forEach { _ in
            let page = makePage()
            self.addChild(page)
        }
    }
    func makePage() -> UIViewController {
        let page = UITableViewController()
        page.restorationIdentifier = "table" // expect: duplicate-sibling-identifier
        return page
    }
    override func encodeRestorableState(with coder: NSCoder) {
        super.encodeRestorableState(with: coder)
        for child in children { coder.encode(child, forKey: child.title ?? "") }
    }
}
class Tabs: UITabBarController {
    override func viewDidLoad() {
        super.viewDidLoad()
        viewControllers = ["one", "two"].map { title in
            let tab = UINavigationController(rootViewController: UIViewController())
            tab.title = title
            tab.restorationIdentifier = "tab" // expect: duplicate-sibling-identifier
            return tab
        }
    }
    func fill() {
        var tabs: [UIViewController] = []
        for (index, title) in ["one", "two"].enumerated() {
            let tab = UITableViewController()
            tab.tabBarItem = UITabBarItem(title: title, image: nil, tag: index)
            tab.restorationIdentifier = "tab" // expect: duplicate-sibling-identifier
            tabs.insert(tab, at: 0)
        }
        setViewControllers(tabs, animated: false)
    }
}
