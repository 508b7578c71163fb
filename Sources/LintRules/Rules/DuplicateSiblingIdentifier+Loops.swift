extension Example {
    /// Children that are made in the rounds of a loop, or by the closure of `map`.
    static let siblingsFromLoops: [Example] = [
        .bad("""
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
            """),
        .bad("""
            //- Pages.m
            @interface Pages : UIViewController
            @end
            @implementation Pages
            - (void)viewDidLoad {
                [super viewDidLoad];
                for (NSInteger index = 0; index < 3; index++) {
                    UIViewController *page = [[UIViewController alloc] init];
                    page.restorationIdentifier = @"page"; // expect: duplicate-sibling-identifier
                    [self addChildViewController:page];
                }
                for (NSString *title in @[@"one", @"two"]) {
                    UIViewController *page = [[UITableViewController alloc] init];
                    page.title = title;
                    page.restorationIdentifier = @"list"; // expect: duplicate-sibling-identifier
                    [self addChildViewController:page];
                }
            }
            - (void)encodeRestorableStateWithCoder:(NSCoder *)coder {
                [super encodeRestorableStateWithCoder:coder];
                for (UIViewController *child in self.childViewControllers) {
                    [coder encodeObject:child forKey:child.title];
                }
            }
            @end
            """),
        .good("""
            // Each round takes away what the one before put there.
            class Pages: UIViewController {
                func flip() {
                    for _ in 0..<2 {
                        children.first?.removeFromParent()
                        let page = UITableViewController()
                        page.restorationIdentifier = "page"
                        addChild(page)
                    }
                }
                override func encodeRestorableState(with coder: NSCoder) {
                    super.encodeRestorableState(with: coder)
                    coder.encode(children, forKey: "children")
                }
            }
            """),
        .good("""
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
                        other.restorationIdentifier = "page-\\(index)"
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
            """),
    ]
}
