import AppModel

extension Rule {
    static let lateIdentifierAssignment = Rule(
        id: "late-identifier-assignment",
        summary: "A controller gets its restoration identifier only once its view loads or appears.",
        rationale: """
            While restoring, UIKit looks for existing controllers by their identifiers before it loads their views. An unselected tab or a \
            covered controller cannot be matched then, and is not even saved as long as nobody has seen it; a controller that a factory made \
            has no identifier until its view is wanted. \
            The initializer or the storyboard is in time.
            """,
        limits: """
            Storyboards are not looked at: beside one, only controllers that code creates are judged. Helpers that others may call earlier \
            are left alone, and controllers to which somebody else may give the same identifier earlier. That a factory gives it is enough \
            for those that are shown at once, but not for stacks that code fills before, nor for tabs that this code does not select. For tab bar controllers, and for \
            what is the window's root before restoration begins, it is a note, since their views load at once.
            """,
        severity: .warning,
        facts: ["H1", "H2", "H3"],
        examples: [
            .bad("""
                class List: UIViewController {
                    override func viewDidLoad() {
                        super.viewDidLoad()
                        restorationIdentifier = "list" // expect: late-identifier-assignment
                    }
                }
                """),
            .bad("""
                //- Base.swift
                class Base: UITableViewController {
                    override func viewWillAppear(_ animated: Bool) {
                        super.viewWillAppear(animated)
                        super.restorationIdentifier = String(describing: type(of: self)) // expect: late-identifier-assignment
                    }
                }
                //- Leaf.swift
                class Leaf: Base {
                    override init(style: UITableView.Style) {
                        super.init(style: style)
                        restorationIdentifier = "leaf"
                    }
                    required init?(coder: NSCoder) { nil }
                    override func viewDidLoad() {
                        super.viewDidLoad()
                        identify()
                    }
                    private func identify() {
                        self.restorationIdentifier = "other leaf" // expect: late-identifier-assignment
                    }
                }
                """),
            .bad("""
                //- Reader.m
                @interface Reader : UIViewController
                @end
                @implementation Reader
                - (void)viewDidAppear:(BOOL)animated {
                    [super viewDidAppear:animated];
                    [self setRestorationIdentifier:@"Reader"]; // expect: late-identifier-assignment
                }
                @end
                """),
            .bad("""
                // A class from outside whose view loads is a controller.
                public class Navigation: VendorNavigationController {
                    public override func viewDidLoad() {
                        super.viewDidLoad()
                        self.restorationIdentifier = "navigation" // expect: late-identifier-assignment
                    }
                }
                """),
            .bad("""
                //- Form.m
                @interface Form : VendorFormController
                @end
                @implementation Form
                - (void)viewDidLoad {
                    [super viewDidLoad];
                    self.restorationIdentifier = NSStringFromClass([self class]); // expect: late-identifier-assignment
                    self.restorationClass = [self class];
                }
                @end
                """),
            .bad("""
                //- Visits.m
                // The factory is in time, but a tab that was never selected is not saved at all.
                @interface Visits : UITableViewController <UIViewControllerRestoration>
                @end
                @implementation Visits
                - (void)viewDidLoad {
                    [super viewDidLoad];
                    self.restorationIdentifier = NSStringFromClass([self class]); // expect: late-identifier-assignment
                    self.restorationClass = [self class];
                }
                + (UIViewController *)viewControllerWithRestorationIdentifierPath:(NSArray *)path coder:(NSCoder *)coder {
                    Visits *visits = [[Visits alloc] initWithStyle:UITableViewStylePlain];
                    visits.restorationIdentifier = [path lastObject];
                    return visits;
                }
                @end
                //- Patient.m
                UIViewController *makePatient(void) {
                    UINavigationController *first = [[UINavigationController alloc] initWithRootViewController:[[UIViewController alloc] init]];
                    first.restorationIdentifier = @"first";
                    Visits *visits = [[Visits alloc] initWithStyle:UITableViewStylePlain];
                    UINavigationController *second = [[UINavigationController alloc] initWithRootViewController:visits];
                    second.restorationIdentifier = @"second";
                    UITabBarController *tabs = [[UITabBarController alloc] init];
                    tabs.restorationIdentifier = @"tabs";
                    tabs.viewControllers = [NSArray arrayWithObjects:first, second, nil];
                    [tabs setSelectedIndex:0];
                    return tabs;
                }
                """),
            .bad("""
                // What lies below others on a stack is not loaded either.
                class Page: UIViewController, UIViewControllerRestoration {
                    override func viewDidLoad() {
                        super.viewDidLoad()
                        restorationIdentifier = "page" // expect: late-identifier-assignment
                        restorationClass = Page.self
                    }
                    static func viewController(withRestorationIdentifierPath path: [String], coder: NSCoder) -> UIViewController? {
                        let page = Page()
                        page.restorationIdentifier = path.last
                        return page
                    }
                }
                func open(_ navigation: UINavigationController) {
                    navigation.setViewControllers([Page(), UIViewController()], animated: false)
                }
                """),
            .good("""
                // What is shown at once has its identifier before it is saved, and the factory gives it the same.
                class Page: UIViewController, UIViewControllerRestoration {
                    override func viewDidLoad() {
                        super.viewDidLoad()
                        restorationIdentifier = "page"
                        restorationClass = Page.self
                    }
                    static func viewController(withRestorationIdentifierPath path: [String], coder: NSCoder) -> UIViewController? {
                        let page = Page()
                        page.restorationIdentifier = path.last
                        return page
                    }
                }
                func open(_ navigation: UINavigationController, _ tabs: UITabBarController, _ isFirst: Bool) {
                    navigation.pushViewController(Page(), animated: true)
                    navigation.setViewControllers([UIViewController(), Page()], animated: false)
                    let first = UINavigationController(rootViewController: Page())
                    first.restorationIdentifier = "first"
                    tabs.viewControllers = [first, UIViewController()]
                    let second = UINavigationController(rootViewController: Page())
                    second.restorationIdentifier = "second"
                    tabs.viewControllers = [UIViewController(), second]
                    tabs.selectedViewController = second
                    var list: [UIViewController] = []
                    if isFirst { list.append(UIViewController()) }
                    list.append(first)
                    tabs.viewControllers = list
                }
                func openSecond(_ tabs: UITabBarController) {
                    let second = UINavigationController(rootViewController: Page())
                    second.restorationIdentifier = "second"
                    tabs.viewControllers = [UIViewController(), second]
                    tabs.selectedIndex = 1
                }
                """),
            .good("""
                // Without `override` it may be anything.
                class Card: VendorCard {
                    func viewDidLoad() { restorationIdentifier = "card" }
                }
                """),
            .good("""
                class List: UIViewController {
                    init() {
                        super.init(nibName: nil, bundle: nil)
                        restorationIdentifier = "list"
                    }
                    required init?(coder: NSCoder) { nil }
                }
                class Grid: UICollectionViewController {
                    override func awakeFromNib() {
                        super.awakeFromNib()
                        restorationIdentifier = "grid"
                    }
                }
                """),
            .good("""
                // Views, children that are not shown yet, and opting out.
                class Detail: UIViewController {}
                class List: UITableViewController {
                    override func viewDidLoad() {
                        super.viewDidLoad()
                        tableView.restorationIdentifier = "table"
                        view.restorationIdentifier = "view"
                        let detail = Detail()
                        detail.restorationIdentifier = "detail"
                        navigationController?.pushViewController(detail, animated: false)
                        restorationIdentifier = nil
                    }
                }
                """),
            .good("""
                // The initializer was there first.
                class Base: UIViewController {
                    static let name = "base"
                    override init(nibName: String?, bundle: Bundle?) {
                        super.init(nibName: nibName, bundle: bundle)
                        restorationIdentifier = Base.name
                    }
                    required init?(coder: NSCoder) { nil }
                }
                class Leaf: Base {
                    override func viewDidLoad() {
                        super.viewDidLoad()
                        restorationIdentifier = "base"
                    }
                }
                class Guest: UIViewController {
                    override func viewDidLoad() {
                        super.viewDidLoad()
                        if restorationIdentifier == nil { restorationIdentifier = "guest" }
                    }
                }
                class Detail: UIViewController {
                    override func viewDidLoad() {
                        super.viewDidLoad()
                        restorationIdentifier = "detail"
                    }
                }
                func makeDetail() -> Detail {
                    let detail = Detail()
                    detail.restorationIdentifier = "detail"
                    return detail
                }
                """),
            .good("""
                // A view has no such hurry, and what others call may come early.
                class Card: UIView {
                    func viewDidLoad() { restorationIdentifier = "card" }
                }
                class List: UIViewController {
                    init() {
                        super.init(nibName: nil, bundle: nil)
                        identify()
                    }
                    required init?(coder: NSCoder) { nil }
                    override func viewDidLoad() {
                        super.viewDidLoad()
                        identify()
                    }
                    private func identify() { restorationIdentifier = "list" }
                }
                """),
        ]
    ) { app in
        app.functionsMentioningRestoration.flatMap { function -> [Finding] in
            guard let type = function.type, app.isController(type) || app.overridesViewLifeCycle(type), !app.isTest(function) else { return [] }
            let assignments = app.identifierAssignments(in: function).filter { $0.isForSelf && !$0.isOptOut }
            guard !assignments.isEmpty, let moment = app.lateMoment(of: function) else { return [] }
            return assignments.compactMap { assignment in
                guard !assignment.asksForIdentifier, !app.isGivenEarlier(assignment, to: type),
                    !app.hasUnreadInterface(inUnit: type.unit) || app.isCreatedInCode(type)
                else { return nil }
                return Finding(
                    at: assignment.location, "'\(type.name)' gets its restoration identifier in '\(moment)'", symbol: function.symbol,
                    severity: app.loadsViewEarly(type) ? .note : nil)
            }
        }
    }
}

extension App {
    /// The method of the life cycle that a function is, or the only one that calls it.
    fileprivate func lateMoment(of function: Function) -> String? {
        guard function.fact.kind == .method, !function.isStatic else { return nil }
        if UIKit.viewLifeCycle.contains(function.fact.name) { return function.writtenName }
        guard function.fact.modifiers.contains(.isPrivate), let type = function.type else { return nil }
        let callers = functions(of: type).filter { $0.names(anyOf: [function.fact.name]) }
        guard !callers.isEmpty, callers.allSatisfy({ UIKit.viewLifeCycle.contains($0.fact.name) }) else { return nil }
        return callers[0].writtenName
    }

    /// Whether something outside of the life cycle of the view gives the object the same identifier, or one that is not known.
    fileprivate func isGivenEarlier(_ late: IdentifierAssignment, to type: Type) -> Bool {
        let value = string(late, forInstancesOf: type)
        func isSame(_ early: IdentifierAssignment) -> Bool {
            let given = string(early, forInstancesOf: type)
            return !early.isOptOut && (given == value || given == .unknown || value == .unknown)
        }
        let lineage = lineage(of: type)
        let isGivenInside = lineage.flatMap { functions(of: $0) }.contains { function in
            if function.property?.name == "restorationIdentifier" { return true }
            guard lateMoment(of: function) == nil else { return false }
            return identifierAssignments(in: function).contains { $0.isForSelf && isSame($0) }
        }
        if isGivenInside { return true }
        let givers = functionsMentioningRestoration.filter { function in
            identifierAssignments(in: function).contains { early in
                guard !early.isForSelf, let object = early.object, let other = self.type(of: object, at: early.place)?.projectType else {
                    return false
                }
                return (lineage.contains(other) || self.lineage(of: other).contains(type)) && isSame(early)
            }
        }
        // A factory gives it only to what was saved before, with an identifier that it had by then.
        return givers.contains { !$0.isFactory } || !givers.isEmpty && !isPutOutOfSight(type)
    }

    /// Tab bar controllers load their view while they are initialized; so does what is the window's root before restoration begins.
    fileprivate func loadsViewEarly(_ type: Type) -> Bool {
        if inherits(type, from: "UITabBarController") || outsideRoot(of: type)?.hasSuffix("TabBarController") == true { return true }
        return functionsMentioningRestoration.contains { function in
            guard function.fact.fullName == "application(_:willFinishLaunchingWithOptions:)" else { return false }
            return sites(in: function).contains { site in
                guard case .assignment(let target, nil, let value) = site.kind, case .member(_, let name) = target.kind,
                    name.text == "rootViewController"
                else { return false }
                return self.type(of: value, at: Place(site, in: function))?.projectType == type
            }
        }
    }
}

extension IdentifierAssignment {
    /// `if restorationIdentifier == nil`: then somebody else may have given it.
    fileprivate var asksForIdentifier: Bool {
        (site.tests + [value]).contains { test in
            test.contains { part in
                switch part.kind {
                case .name("restorationIdentifier"): true
                case .member(let base, let name): name.text == "restorationIdentifier" && (base.isSelf || base.isSuper)
                default: false
                }
            }
        }
    }
}
