import AppModel

extension Rule {
    static let brokenRestorationChain = Rule(
        id: "broken-restoration-chain",
        summary: "A controller has a restoration identifier below a container that has none.",
        rationale: """
            UIKit walks down from the window's root and skips a controller without an identifier together with everything below \
            it. So the child is never preserved. Give the parent an identifier too, or drop the child's.
            """,
        limits: """
            Speaks of containers that code creates in plain sight and hands only to frameworks; whatever else might identify them \
            keeps it silent, and so does any coder that may be given the child.
            """,
        severity: .error,
        facts: ["A2", "A3", "A4"],
        examples: [
            .bad("""
                class ListController: UITableViewController {}
                func makeRoot(_ window: UIWindow) {
                    let list = ListController()
                    list.restorationIdentifier = "list"
                    let navigation = UINavigationController(rootViewController: list) // expect: broken-restoration-chain
                    window.rootViewController = navigation
                }
                """),
            .bad("""
                class ListController: UITableViewController {
                    init() {
                        super.init(style: .plain)
                        restorationIdentifier = "list"
                    }
                }
                class Delegate: UIResponder, UIApplicationDelegate {
                    var window: UIWindow?
                    let tabs = UITabBarController() // expect: broken-restoration-chain
                    func application(
                        _ application: UIApplication, willFinishLaunchingWithOptions options: [UIApplication.LaunchOptionsKey: Any]?
                    ) -> Bool {
                        let list = ListController()
                        tabs.viewControllers = [list, UIViewController()]
                        window?.rootViewController = tabs
                        return true
                    }
                    func application(_ application: UIApplication, shouldSaveSecureApplicationState coder: NSCoder) -> Bool { true }
                    func application(_ application: UIApplication, shouldRestoreSecureApplicationState coder: NSCoder) -> Bool { true }
                }
                """),
            .bad("""
                // The delegate keeps the container in a property of its own, and nobody identifies it there either.
                class Delegate: UIResponder, UIApplicationDelegate {
                    var window: UIWindow?
                    var root: UIViewController!
                    var list: UITableViewController!
                    func application(
                        _ application: UIApplication, willFinishLaunchingWithOptions options: [UIApplication.LaunchOptionsKey: Any]?
                    ) -> Bool {
                        list = UITableViewController(style: .plain)
                        list.restorationIdentifier = "list"
                        let navigation = UINavigationController(rootViewController: list) // expect: broken-restoration-chain
                        navigation.isNavigationBarHidden = true
                        root = navigation
                        window!.rootViewController = root
                        return true
                    }
                    func application(_ application: UIApplication, shouldSaveSecureApplicationState coder: NSCoder) -> Bool { true }
                    func application(_ application: UIApplication, shouldRestoreSecureApplicationState coder: NSCoder) -> Bool { true }
                }
                """),
            .bad("""
                //- Delegate.m
                @interface Detail : UIViewController
                @end
                @interface Delegate : UIResponder <UIApplicationDelegate>
                @property (nonatomic) UIWindow *window;
                @end
                @implementation Delegate
                - (BOOL)application:(UIApplication *)application willFinishLaunchingWithOptions:(NSDictionary *)options {
                    Detail *detail = [[Detail alloc] init];
                    detail.restorationIdentifier = @"Detail";
                    self.window.rootViewController = [[UINavigationController alloc] initWithRootViewController:detail]; // expect: broken-restoration-chain
                    return YES;
                }
                - (BOOL)application:(UIApplication *)application shouldSaveApplicationState:(NSCoder *)coder { return YES; }
                - (BOOL)application:(UIApplication *)application shouldRestoreApplicationState:(NSCoder *)coder { return YES; }
                @end
                """),
            .bad("""
                //- List.m
                // `if ((self = [super init]))` is no condition.
                @interface List : UITableViewController
                @end
                @implementation List
                - (instancetype)init {
                    if ((self = [super init])) { self.restorationIdentifier = @"list"; }
                    return self;
                }
                - (void)open {
                    UINavigationController *navigation = [[UINavigationController alloc] initWithRootViewController:[[List alloc] init]]; // expect: broken-restoration-chain
                    [self presentViewController:navigation animated:YES completion:nil];
                }
                @end
                """),
            .good("""
                // A property that keeps the container may identify it, or hand it to somebody who does.
                class Root {
                    var first: UINavigationController?
                    var second: UINavigationController?
                    func make() {
                        let list = UITableViewController()
                        list.restorationIdentifier = "list"
                        let navigation = UINavigationController(rootViewController: list)
                        first = navigation
                        first?.restorationIdentifier = "first"
                        let other = UINavigationController(rootViewController: list)
                        second = other
                        identify(second)
                    }
                    func identify(_ controller: UIViewController?) { controller?.restorationIdentifier = "second" }
                }
                """),
            .good("""
                class ListController: UITableViewController {}
                func makeRoot(_ window: UIWindow) {
                    let list = ListController()
                    list.restorationIdentifier = "list"
                    let navigation = UINavigationController(rootViewController: list)
                    navigation.restorationIdentifier = "navigation"
                    window.rootViewController = navigation
                }
                """),
            .good("""
                // Opted out on purpose.
                class ListController: UITableViewController {
                    init() {
                        super.init(style: .plain)
                        restorationIdentifier = "list"
                    }
                }
                func makeRoot(_ window: UIWindow) {
                    let list = ListController()
                    list.restorationIdentifier = nil
                    window.rootViewController = UINavigationController(rootViewController: list)
                    let other = UINavigationController(rootViewController: ListController())
                    other.restorationIdentifier = nil
                    window.rootViewController = other
                }
                """),
            .good("""
                // A reference that somebody encodes preserves the child all the same.
                class DetailController: UIViewController {
                    init() {
                        super.init(nibName: nil, bundle: nil)
                        restorationIdentifier = "detail"
                    }
                }
                class Root: UIViewController {
                    let detail = DetailController()
                    override func viewDidLoad() {
                        super.viewDidLoad()
                        let navigation = UINavigationController(rootViewController: detail)
                        present(navigation, animated: false)
                    }
                    override func encodeRestorableState(with coder: NSCoder) {
                        super.encodeRestorableState(with: coder)
                        coder.encode(detail, forKey: "detail")
                    }
                }
                """),
            .good("""
                //- Factory.swift
                // The caller, a base class or a helper may identify the container.
                class ListController: UITableViewController {}
                class Navigation: UINavigationController {
                    override init(rootViewController: UIViewController) {
                        super.init(rootViewController: rootViewController)
                        identify()
                    }
                    required init?(coder: NSCoder) { nil }
                }
                func makeList() -> UINavigationController {
                    let list = ListController()
                    list.restorationIdentifier = "list"
                    return UINavigationController(rootViewController: list)
                }
                func makeOther() {
                    let list = ListController()
                    list.restorationIdentifier = "other"
                    let navigation = UINavigationController(rootViewController: list)
                    Style.identify(navigation)
                    let second = Navigation(rootViewController: list)
                    second.title = "second"
                }
                //- Navigation+Identity.swift
                extension Navigation {
                    func identify() { restorationIdentifier = "navigation" }
                }
                """),
            .good("""
                // This app never switches restoration on: the identifier is only a name.
                class Delegate: UIResponder, UIApplicationDelegate {
                    func application(
                        _ application: UIApplication, didFinishLaunchingWithOptions options: [UIApplication.LaunchOptionsKey: Any]?
                    ) -> Bool {
                        let list = UITableViewController()
                        list.restorationIdentifier = "list"
                        let navigation = UINavigationController(rootViewController: list)
                        application.delegate?.window??.rootViewController = navigation
                        return true
                    }
                }
                """),
        ]
    ) { app in
        var reported: Set<Entity> = []
        return app.containments.compactMap { containment in
            guard let parent = containment.parent.map(app.holder), let creation = app.creation(of: parent),
                app.optsIn(unit: app.unit(of: containment.function)) != false, app.identifier(of: parent).isNone,
                case .some(let assignments) = app.childIdentifier(of: containment),
                let assignment = assignments.first(where: \.isCertain),
                !app.mayBeEncoded(containment), reported.insert(parent).inserted
            else { return nil }
            let child = app.name(ofChildIn: containment)
            return Finding(
                at: containment.function.location(creation.call.nameRange).moved(to: creation, in: app),
                "'\(child)' has a restoration identifier, its parent '\(app.name(of: parent, creation))' has none",
                symbol: containment.function.symbol,
                notes: [Note(at: assignment.location, "'\(child)' is identified here")])
        }
    }
}

extension Location {
    /// The creation may stand in another file than the place where the child is added.
    fileprivate func moved(to creation: Creation, in app: App) -> Location {
        Location(path: app.files[creation.place.file].path, range: range)
    }
}
