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
        ] + Example.siblingsInLists + Example.siblingsFromLoops + Example.siblingsInStoryboards
    ) { app in
        app.siblings().flatMap(app.findings)
            + app.equalStoryboardSiblings.map { first, second, text in
                Finding(
                    at: second.identifierLocation, "'\(second.name)' and its sibling '\(first.name)' share the restoration identifier '\(text)'",
                    notes: [Note(at: first.identifierLocation, "the sibling is identified here")])
            }
    }
}

/// A child whose identifier is certain.
private struct IdentifiedChild {
    let containment: Containment
    let text: String
    let assignment: IdentifierAssignment
}

extension App {
    /// A finding for each child that shares the identifier of one before it, or has siblings from other rounds of a loop.
    fileprivate func findings(in siblings: [Containment]) -> [Finding] {
        var seen: [String: IdentifiedChild] = [:]
        return siblings.compactMap { sibling in
            guard let (text, assignment) = certainIdentifierText(ofChildIn: sibling) else { return nil }
            let child = IdentifiedChild(containment: sibling, text: text, assignment: assignment)
            if let sequence = repetition(of: sibling, identifiedBy: assignment) { return finding(of: child, inRoundsOver: sequence) }
            guard !assignment.site.isLooped else { return nil }
            guard let first = seen[text] else {
                seen[text] = child
                return nil
            }
            guard first.containment.childEntity != sibling.childEntity, first.containment.meets(sibling) else { return nil }
            return finding(of: child, besides: first)
        }
    }

    private func finding(of child: IdentifiedChild, inRoundsOver sequence: Location) -> Finding {
        Finding(
            at: child.assignment.isForSelf ? child.containment.location : child.assignment.valueLocation,
            "'\(name(ofChildIn: child.containment))' and its siblings from other rounds share the restoration identifier '\(child.text)'",
            symbol: child.containment.function.symbol,
            notes: [Note(at: sequence, "there is one in each round")])
    }

    private func finding(of child: IdentifiedChild, besides first: IdentifiedChild) -> Finding {
        // Where both identifiers come from one line of the class, the child is what is worth pointing at.
        let isShared = first.assignment.location == child.assignment.location
        return Finding(
            at: isShared ? child.containment.location : child.assignment.valueLocation,
            "'\(name(ofChildIn: child.containment))' and its sibling '\(name(ofChildIn: first.containment))' "
                + "share the restoration identifier '\(child.text)'",
            symbol: child.containment.function.symbol,
            notes: [
                Note(
                    at: isShared ? child.assignment.location : first.assignment.location,
                    !isShared ? "the sibling is identified here"
                        : child.assignment.isForSelf ? "every instance is identified here" : "both are identified here")
            ])
    }
}

extension IdentifierAssignment {
    fileprivate var valueLocation: Location { function.location(value.range) }
}
