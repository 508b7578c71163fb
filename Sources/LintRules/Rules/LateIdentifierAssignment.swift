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
            Helpers that others may call earlier are left alone, and controllers to which somebody else, a storyboard among them, may give \
            the same identifier earlier. That a factory gives it is enough for those that are shown at once, but not for stacks that code \
            fills before, nor for tabs that this code does not select. For tab bar controllers, for what is the window's root before \
            restoration begins and for what a storyboard begins with it is a note, since their views may load at once.
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
            .bad("""
                //- Detail.swift
                // The storyboard gives one of them none, and the other another one.
                class Detail: UIViewController {
                    override func viewDidLoad() {
                        super.viewDidLoad()
                        restorationIdentifier = "detail" // expect: late-identifier-assignment
                    }
                }
                class Other: UIViewController {
                    override func viewDidLoad() {
                        super.viewDidLoad()
                        restorationIdentifier = "other" // expect: late-identifier-assignment
                    }
                }
                //- Main.storyboard
                <document type="com.apple.InterfaceBuilder3.CocoaTouch.Storyboard.XIB" version="3.0" initialViewController="lis-01-con">
                    <scenes>
                        <scene sceneID="s01-ab-cde">
                            <objects>
                                <tableViewController restorationIdentifier="list" id="lis-01-con" sceneMemberID="viewController">
                                    <connections>
                                        <segue destination="det-02-con" kind="show" id="seg-01-abc"/>
                                    </connections>
                                </tableViewController>
                            </objects>
                        </scene>
                        <scene sceneID="s02-ab-cde">
                            <objects>
                                <viewController storyboardIdentifier="detail" id="det-02-con" customClass="Detail" sceneMemberID="viewController"/>
                            </objects>
                        </scene>
                        <scene sceneID="s03-ab-cde">
                            <objects>
                                <viewController restorationIdentifier="third" id="oth-03-con" customClass="Other" sceneMemberID="viewController"/>
                            </objects>
                        </scene>
                    </scenes>
                </document>
                """),
            .good("""
                //- Detail.swift
                // The storyboard gives it the same one, in time.
                class Detail: UIViewController {
                    override func viewDidLoad() {
                        super.viewDidLoad()
                        restorationIdentifier = "detail"
                    }
                }
                //- Main.storyboard
                <document type="com.apple.InterfaceBuilder3.CocoaTouch.Storyboard.XIB" version="3.0">
                    <scenes>
                        <scene sceneID="s02-ab-cde">
                            <objects>
                                <viewController restorationIdentifier="detail" id="det-02-con" customClass="Detail" sceneMemberID="viewController"/>
                            </objects>
                        </scene>
                    </scenes>
                </document>
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
        app.lateIdentifiers.map { late in
            Finding(
                at: late.assignment.location, "'\(late.type.name)' gets its restoration identifier in '\(late.moment)'",
                symbol: late.assignment.function.symbol, severity: app.loadsViewEarly(late.type) ? .note : nil)
        }
    }
}
