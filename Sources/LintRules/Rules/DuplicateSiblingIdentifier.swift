import AppModel

extension Rule {
    static let duplicateSiblingIdentifier = Rule(
        id: "duplicate-sibling-identifier",
        summary: "Two children of one container share a restoration identifier.",
        rationale: """
            A controller is found again by the identifiers on the way from the root to it. With equal identifiers below one \
            parent both children have the same path, and the state of one goes to the other.
            """,
        limits: """
            The same identifier under different parents is fine, and so are the controllers of a navigation stack, whose position \
            counts, and pages, which come one after the other. Speaks only of children that one function adds to one parent, each with one \
            known identifier that depends on nothing.
            """,
        severity: .error,
        facts: ["A6", "A8", "D3"],
        examples: [
            .bad("""
                class Tabs: UITabBarController {
                    override func viewDidLoad() {
                        super.viewDidLoad()
                        let feed = UINavigationController(rootViewController: UIViewController())
                        let search = UINavigationController(rootViewController: UIViewController())
                        feed.restorationIdentifier = "navigation"
                        search.restorationIdentifier = "navigation" // expect: duplicate-sibling-identifier
                        viewControllers = [feed, search]
                    }
                }
                """),
            .bad("""
                class Pane: UIViewController {
                    init() {
                        super.init(nibName: nil, bundle: nil)
                        restorationIdentifier = String(describing: type(of: self))
                    }
                }
                class Split: UIViewController {
                    let left = Pane()
                    let right = Pane()
                    override func viewDidLoad() {
                        super.viewDidLoad()
                        addChild(left)
                        addChild(right) // expect: duplicate-sibling-identifier
                    }
                    override func encodeRestorableState(with coder: NSCoder) {
                        super.encodeRestorableState(with: coder)
                        coder.encode(left, forKey: "left")
                        coder.encode(right, forKey: "right")
                    }
                }
                """),
            .bad("""
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
                """),
            .bad("""
                //- Tabs.m
                @interface Tabs : UITabBarController
                @end
                @implementation Tabs
                - (NSArray *)makeTabs {
                    UIViewController *feed = [[UIViewController alloc] init];
                    feed.restorationIdentifier = @"tab";
                    UIViewController *search = [[UIViewController alloc] init];
                    search.restorationIdentifier = @"tab"; // expect: duplicate-sibling-identifier
                    NSMutableArray *tabs = [NSMutableArray arrayWithObjects:feed, nil];
                    [tabs addObject:search];
                    return [tabs copy];
                }
                - (void)viewDidLoad {
                    [super viewDidLoad];
                    self.viewControllers = [self makeTabs];
                }
                @end
                """),
            .bad("""
                // Whoever makes them identifies them: the closure of a property, a function, an initializer.
                class Pane: UIViewController {
                    init(name: String) {
                        super.init(nibName: nil, bundle: nil)
                        restorationIdentifier = name
                    }
                }
                class Tabs: UITabBarController {
                    lazy var feed: UINavigationController = {
                        let navigation = UINavigationController(rootViewController: UIViewController())
                        navigation.restorationIdentifier = "feed"
                        return navigation
                    }()
                    lazy var search: UINavigationController = {
                        let navigation = UINavigationController(rootViewController: UIViewController())
                        navigation.restorationIdentifier = "feed" // expect: duplicate-sibling-identifier
                        return navigation
                    }()
                    let pane = Pane(name: "pane")
                    override func viewDidLoad() {
                        super.viewDidLoad()
                        let list = makeStack("list")
                        viewControllers = [
                            feed, search, list,
                            makeStack("list"), // expect: duplicate-sibling-identifier
                            pane,
                            Pane(name: "pane"), // expect: duplicate-sibling-identifier
                        ]
                    }
                    func makeStack(_ name: String) -> UINavigationController {
                        let navigation = UINavigationController(rootViewController: UIViewController())
                        navigation.restorationIdentifier = name
                        return navigation
                    }
                }
                """),
            .bad("""
                //- Tabs.m
                // A getter that makes its object when it is first asked.
                @interface Tabs : UITabBarController
                @property (nonatomic) UIViewController *feed, *search;
                @end
                @implementation Tabs
                - (UIViewController *)feed {
                    if (!_feed) {
                        _feed = [[UIViewController alloc] init];
                        _feed.restorationIdentifier = @"tab";
                    }
                    return _feed;
                }
                - (UIViewController *)search {
                    if (_search == nil) {
                        _search = [[UIViewController alloc] init];
                        _search.restorationIdentifier = @"tab"; // expect: duplicate-sibling-identifier
                    }
                    return _search;
                }
                - (void)viewDidLoad {
                    [super viewDidLoad];
                    self.viewControllers = @[self.feed, self.search];
                }
                @end
                """),
            .good("""
                // What each call passes differs, is not known, or is replaced.
                class Pane: UIViewController {
                    init(name: String = "pane") {
                        super.init(nibName: nil, bundle: nil)
                        restorationIdentifier = name
                    }
                }
                class Tabs: UITabBarController {
                    let title1 = "first", title2: String
                    lazy var feed: UINavigationController = {
                        let navigation = UINavigationController(rootViewController: UIViewController())
                        navigation.restorationIdentifier = title2
                        return navigation
                    }()
                    lazy var search: UINavigationController = {
                        let other = UINavigationController(rootViewController: UIViewController())
                        other.restorationIdentifier = "first"
                        let navigation = UINavigationController(rootViewController: other)
                        navigation.restorationIdentifier = "search"
                        return navigation
                    }()
                    override func viewDidLoad() {
                        super.viewDidLoad()
                        let second = makeStack("first")
                        second.restorationIdentifier = "second"
                        viewControllers = [
                            feed, search, makeStack("first"), makeStack(title2), makeStack(title2), second, Pane(), Pane(name: "pane"),
                            makeNumbered("first"), makeNumbered("first"),
                        ]
                    }
                    func makeStack(_ name: String) -> UINavigationController {
                        let navigation = UINavigationController(rootViewController: UIViewController())
                        navigation.restorationIdentifier = name
                        return navigation
                    }
                    func makeNumbered(_ name: String) -> UIViewController {
                        let controller = UIViewController()
                        controller.restorationIdentifier = name + next()
                        return controller
                    }
                    func next() -> String { UUID().uuidString }
                }
                """),
            .good("""
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
                """),
            .good("""
                enum Identifier: String { case feed, search }
                class Tabs: UITabBarController {
                    override func viewDidLoad() {
                        super.viewDidLoad()
                        let feed = UINavigationController(rootViewController: UIViewController())
                        let search = UINavigationController(rootViewController: UIViewController())
                        feed.restorationIdentifier = Identifier.feed.rawValue
                        search.restorationIdentifier = Identifier.search.rawValue
                        viewControllers = [feed, search]
                    }
                }
                """),
            .good("""
                // A navigation stack tells its controllers apart by position.
                class Page: UIViewController {
                    init() {
                        super.init(nibName: nil, bundle: nil)
                        restorationIdentifier = "page"
                    }
                }
                func fill(_ navigation: UINavigationController) {
                    navigation.setViewControllers([Page(), Page()], animated: false)
                }
                """),
            .good("""
                // Only one of the two is ever added, and each class names itself.
                class Pane: UIViewController {
                    init() {
                        super.init(nibName: nil, bundle: nil)
                        restorationIdentifier = String(describing: type(of: self))
                    }
                }
                class LeftPane: Pane {}
                class RightPane: Pane {}
                class Split: UIViewController {
                    let left = LeftPane()
                    let right = RightPane()
                    let spare = RightPane()
                    override func viewDidLoad() {
                        super.viewDidLoad()
                        addChild(left)
                        if traitCollection.horizontalSizeClass == .regular {
                            addChild(right)
                        } else {
                            addChild(spare)
                        }
                    }
                    override func encodeRestorableState(with coder: NSCoder) {
                        super.encodeRestorableState(with: coder)
                        for child in children { coder.encode(child, forKey: child.restorationIdentifier ?? "") }
                    }
                }
                """),
        ]
    ) { app in
        var findings: [Finding] = []
        for siblings in app.siblings() {
            var seen: [String: (containment: Containment, assignment: IdentifierAssignment)] = [:]
            for sibling in siblings {
                guard let (text, assignment) = app.certainIdentifierText(ofChildIn: sibling) else { continue }
                guard let first = seen[text] else {
                    seen[text] = (sibling, assignment)
                    continue
                }
                guard first.containment.childEntity != sibling.childEntity, first.containment.meets(sibling) else { continue }
                // Where both identifiers come from one line of the class, the child is what is worth pointing at.
                let isShared = first.assignment.location == assignment.location
                findings.append(
                    Finding(
                        at: isShared ? sibling.location : assignment.function.location(assignment.value.range),
                        "'\(app.name(ofChildIn: sibling))' and its sibling '\(app.name(ofChildIn: first.containment))' "
                            + "share the restoration identifier '\(text)'",
                        symbol: sibling.function.symbol,
                        notes: [
                            Note(
                                at: isShared ? assignment.location : first.assignment.location,
                                !isShared ? "the sibling is identified here"
                                    : assignment.isForSelf ? "every instance is identified here" : "both are identified here")
                        ]))
            }
        }
        return findings
    }
}
