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
            known identifier that depends on nothing. Of a loop it must be plain that it runs more than once.
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
                    func fill(_ isWide: Bool) {
                        let feed = UIViewController()
                        feed.restorationIdentifier = "feed"
                        let search = UIViewController()
                        search.restorationIdentifier = "feed" // expect: duplicate-sibling-identifier
                        viewControllers = isWide ? [feed, search] : [feed]
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
                    func fill(_ isWide: Bool, _ titles: [String]) {
                        let feed = UIViewController()
                        feed.restorationIdentifier = "feed"
                        let search = UIViewController()
                        search.restorationIdentifier = "feed"
                        viewControllers = isWide ? [feed] : [search]
                        let wide = [feed], narrow = [search]
                        viewControllers = isWide ? wide : narrow
                        viewControllers = titles.map { _ in
                            let tab = UIViewController()
                            tab.restorationIdentifier = "tab"
                            return tab
                        }
                    }
                }
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
                if let sequence = app.repetition(of: sibling, identifiedBy: assignment) {
                    findings.append(
                        Finding(
                            at: assignment.isForSelf ? sibling.location : assignment.function.location(assignment.value.range),
                            "'\(app.name(ofChildIn: sibling))' and its siblings from other rounds share the restoration identifier '\(text)'",
                            symbol: sibling.function.symbol,
                            notes: [Note(at: sequence, "there is one in each round")]))
                    continue
                }
                guard !assignment.site.isLooped else { continue }
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
