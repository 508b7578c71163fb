import AppModel

extension Rule {
    static let restorationClassOnLaunchController = Rule(
        id: "restoration-class-on-launch-controller",
        summary: "A controller that is there already, from the launch or as a tab, has a restoration class that always makes another one.",
        rationale: """
            UIKit asks the restoration class, and then the app delegate, before it looks for an object that is there already. A factory \
            that always makes a new one leaves two: the one on the screen gets the state or not, and the app talks to the other. \
            A controller that launch code makes needs no factory, or one that returns it. The same goes for tabs: a tab bar controller does \
            not recreate them, and what a factory makes is put in no tab.
            """,
        limits: """
            Seen are controllers that the app delegate makes in `application(_:willFinishLaunchingWithOptions:)`, in a helper that it calls \
            there, or as the value of one of its properties, and that it keeps; and controllers that code puts into a tab bar controller, \
            or keeps as the root of a navigation controller. Silent where the factory, the controller's own code, or the tab bar controller \
            while it is decoded, puts the new one in place of the old, and where tabs are made only if no root controller came back.
            """,
        severity: .warning,
        facts: ["A8", "B1", "B4", "B8"],
        examples: [
            .bad("""
                final class Delegate: UIResponder, UIApplicationDelegate {
                    var window: UIWindow?
                    var feed: Feed!
                    func application(
                        _ application: UIApplication, willFinishLaunchingWithOptions options: [UIApplication.LaunchOptionsKey: Any]?
                    ) -> Bool {
                        feed = Feed() // expect: restoration-class-on-launch-controller
                        window = UIWindow()
                        window?.rootViewController = feed
                        return true
                    }
                }
                final class Feed: UIViewController, UIViewControllerRestoration {
                    init() {
                        super.init(nibName: nil, bundle: nil)
                        restorationIdentifier = "feed"
                        restorationClass = Feed.self
                    }
                    required init?(coder: NSCoder) { nil }
                    static func viewController(withRestorationIdentifierPath path: [String], coder: NSCoder) -> UIViewController? { Feed() }
                }
                """),
            .bad("""
                //- Delegate.swift
                // As the value of a property, and in a helper of the launch.
                final class Delegate: UIResponder, UIApplicationDelegate {
                    let menu = Menu() // expect: restoration-class-on-launch-controller
                    private var tabs: UITabBarController?
                    func application(
                        _ application: UIApplication, willFinishLaunchingWithOptions options: [UIApplication.LaunchOptionsKey: Any]?
                    ) -> Bool {
                        build()
                        return true
                    }
                    private func build() {
                        let tabs = UITabBarController() // expect: restoration-class-on-launch-controller
                        tabs.restorationIdentifier = "tabs"
                        tabs.restorationClass = Maker.self
                        self.tabs = tabs
                    }
                }
                //- Menu.swift
                final class Menu: UIViewController {
                    init() {
                        super.init(nibName: nil, bundle: nil)
                        restorationIdentifier = "menu"
                        restorationClass = Maker.self
                    }
                    required init?(coder: NSCoder) { nil }
                }
                final class Maker: NSObject, UIViewControllerRestoration {
                    static func viewController(withRestorationIdentifierPath path: [String], coder: NSCoder) -> UIViewController? {
                        if path.last == "menu" { return Menu() }
                        let tabs = UITabBarController()
                        tabs.restorationIdentifier = path.last
                        tabs.restorationClass = Maker.self
                        return tabs
                    }
                }
                """),
            .bad("""
                //- Delegate.m
                @interface Feed : UIViewController <UIViewControllerRestoration>
                @end
                @implementation Feed
                - (instancetype)init {
                    if ((self = [super init])) {
                        self.restorationIdentifier = @"feed";
                        self.restorationClass = [self class];
                    }
                    return self;
                }
                + (UIViewController *)viewControllerWithRestorationIdentifierPath:(NSArray *)path coder:(NSCoder *)coder {
                    return [[self alloc] init];
                }
                @end
                @interface Delegate : UIResponder <UIApplicationDelegate>
                @property (strong) UIWindow *window;
                @property (strong) Feed *feed;
                @end
                @implementation Delegate
                - (BOOL)application:(UIApplication *)application willFinishLaunchingWithOptions:(NSDictionary *)options {
                    self.feed = [[Feed alloc] init]; // expect: restoration-class-on-launch-controller
                    self.window.rootViewController = self.feed;
                    return YES;
                }
                @end
                """),
            .bad("""
                //- Tabs.swift
                // Tabs, one of them below a navigation controller.
                final class Tabs: UITabBarController {
                    private let feed = Page()
                    private let search = Page()
                    override func viewDidLoad() {
                        super.viewDidLoad()
                        let navigation = UINavigationController(rootViewController: feed) // expect: restoration-class-on-launch-controller
                        navigation.restorationIdentifier = "navigation"
                        viewControllers = [navigation, search] // expect: restoration-class-on-launch-controller
                    }
                }
                class Page: UIViewController, UIViewControllerRestoration {
                    required init() {
                        super.init(nibName: nil, bundle: nil)
                        restorationIdentifier = "page"
                        restorationClass = type(of: self)
                    }
                    required init?(coder: NSCoder) { nil }
                    class func viewController(withRestorationIdentifierPath path: [String], coder: NSCoder) -> UIViewController? { self.init() }
                }
                """),
            .bad("""
                // What the launch keeps is told once, though it is the root of a tab too.
                final class Delegate: UIResponder, UIApplicationDelegate {
                    var feed: Feed?
                    var search: Feed?
                    let tabs = UITabBarController()
                    var root: UINavigationController?
                    func application(
                        _ application: UIApplication, willFinishLaunchingWithOptions options: [UIApplication.LaunchOptionsKey: Any]?
                    ) -> Bool {
                        let feed = Feed() // expect: restoration-class-on-launch-controller
                        self.feed = feed
                        search = Feed() // expect: restoration-class-on-launch-controller
                        root = UINavigationController(rootViewController: feed)
                        root?.restorationIdentifier = "root"
                        tabs.viewControllers = [root!, search!]
                        return true
                    }
                }
                final class Feed: UIViewController, UIViewControllerRestoration {
                    init() {
                        super.init(nibName: nil, bundle: nil)
                        restorationIdentifier = "feed"
                        restorationClass = Feed.self
                    }
                    required init?(coder: NSCoder) { nil }
                    static func viewController(withRestorationIdentifierPath path: [String], coder: NSCoder) -> UIViewController? { Feed() }
                }
                """),
            .good("""
                // The factory of a tab finds the tab; what is pushed onto it later may be made anew, and so may a root that nobody keeps.
                final class Tabs: UITabBarController {
                    static let shared = Tabs()
                    let feed = Feed()
                    init() {
                        super.init(nibName: nil, bundle: nil)
                        restorationIdentifier = "tabs"
                    }
                    required init?(coder: NSCoder) { nil }
                    override func viewDidLoad() {
                        super.viewDidLoad()
                        let detail = Detail()
                        let navigation = UINavigationController(rootViewController: detail)
                        navigation.restorationIdentifier = "navigation"
                        viewControllers = [feed, navigation]
                        feed.navigationController?.pushViewController(Detail(), animated: true)
                    }
                }
                class Page: UIViewController {
                    init() {
                        super.init(nibName: nil, bundle: nil)
                        restorationIdentifier = String(describing: type(of: self))
                        restorationClass = type(of: self) as? UIViewControllerRestoration.Type
                    }
                    required init?(coder: NSCoder) { nil }
                }
                final class Feed: Page, UIViewControllerRestoration {
                    static func viewController(withRestorationIdentifierPath path: [String], coder: NSCoder) -> UIViewController? { Tabs.shared.feed }
                }
                final class Detail: Page, UIViewControllerRestoration {
                    static func viewController(withRestorationIdentifierPath path: [String], coder: NSCoder) -> UIViewController? { Detail() }
                }
                """),
            .good("""
                // The factory returns the one that is there.
                final class Delegate: UIResponder, UIApplicationDelegate {
                    static let shared = Delegate()
                    let feed = Feed()
                }
                final class Feed: UIViewController, UIViewControllerRestoration {
                    init() {
                        super.init(nibName: nil, bundle: nil)
                        restorationIdentifier = "feed"
                        restorationClass = Feed.self
                    }
                    required init?(coder: NSCoder) { nil }
                    static func viewController(withRestorationIdentifierPath path: [String], coder: NSCoder) -> UIViewController? {
                        Delegate.shared.feed
                    }
                }
                """),
            .good("""
                // Made only if none came back, after restoration; and the factory puts its own in place.
                final class Delegate: UIResponder, UIApplicationDelegate {
                    var window: UIWindow?
                    var feed: Feed?
                    var menu: Menu?
                    func application(
                        _ application: UIApplication, willFinishLaunchingWithOptions options: [UIApplication.LaunchOptionsKey: Any]?
                    ) -> Bool {
                        window = UIWindow()
                        menu = Menu()
                        return true
                    }
                    func application(
                        _ application: UIApplication, didFinishLaunchingWithOptions options: [UIApplication.LaunchOptionsKey: Any]?
                    ) -> Bool {
                        if feed == nil { feed = Feed() }
                        return true
                    }
                }
                class Page: UIViewController {
                    init() {
                        super.init(nibName: nil, bundle: nil)
                        restorationIdentifier = String(describing: type(of: self))
                        restorationClass = type(of: self) as? UIViewControllerRestoration.Type
                    }
                    required init?(coder: NSCoder) { nil }
                }
                final class Feed: Page, UIViewControllerRestoration {
                    static func viewController(withRestorationIdentifierPath path: [String], coder: NSCoder) -> UIViewController? { Feed() }
                }
                final class Menu: Page, UIViewControllerRestoration {
                    static func viewController(withRestorationIdentifierPath path: [String], coder: NSCoder) -> UIViewController? {
                        let menu = Menu()
                        (UIApplication.shared.delegate as? Delegate)?.menu = menu
                        return menu
                    }
                }
                """),
            .good("""
                //- Tabs.m
                // The tabs of the first launch, and a tab bar controller that gets back those which were made for it.
                @interface Feed : UIViewController <UIViewControllerRestoration>
                @end
                @implementation Feed
                - (instancetype)init {
                    if ((self = [super init])) {
                        self.restorationIdentifier = @"feed";
                        self.restorationClass = [self class];
                    }
                    return self;
                }
                + (UIViewController *)viewControllerWithRestorationIdentifierPath:(NSArray *)path coder:(NSCoder *)coder {
                    return [[self alloc] init];
                }
                @end
                @interface Tabs : UITabBarController
                @end
                @implementation Tabs
                - (void)fill {
                    self.viewControllers = @[[[Feed alloc] init]];
                }
                - (void)encodeRestorableStateWithCoder:(NSCoder *)coder {
                    [super encodeRestorableStateWithCoder:coder];
                    [coder encodeObject:self.viewControllers[0] forKey:@"first"];
                }
                - (void)decodeRestorableStateWithCoder:(NSCoder *)coder {
                    [super decodeRestorableStateWithCoder:coder];
                    UIViewController *first = [coder decodeObjectForKey:@"first"];
                    if (first) { self.viewControllers = @[first]; }
                }
                @end
                @interface Delegate : UIResponder <UIApplicationDelegate>
                @property (strong) UIWindow *window;
                @end
                @implementation Delegate
                - (BOOL)application:(UIApplication *)application didFinishLaunchingWithOptions:(NSDictionary *)options {
                    if (!self.window.rootViewController) {
                        UITabBarController *tabs = [[UITabBarController alloc] init];
                        tabs.viewControllers = @[[[Feed alloc] init]];
                        self.window.rootViewController = tabs;
                    }
                    return YES;
                }
                - (BOOL)application:(UIApplication *)application shouldSaveSecureApplicationState:(NSCoder *)coder { return YES; }
                - (BOOL)application:(UIApplication *)application shouldRestoreSecureApplicationState:(NSCoder *)coder { return YES; }
                @end
                """),
            .good("""
                // Other instances of the class come later; that of the launch has no restoration class.
                final class Delegate: UIResponder, UIApplicationDelegate {
                    var window: UIWindow?
                    var root: Reader?
                    func application(
                        _ application: UIApplication, willFinishLaunchingWithOptions options: [UIApplication.LaunchOptionsKey: Any]?
                    ) -> Bool {
                        let reader = Reader()
                        reader.restorationIdentifier = "first"
                        root = reader
                        return true
                    }
                    func open() {
                        let reader = Reader()
                        reader.restorationIdentifier = "other"
                        reader.restorationClass = Reader.self
                        root?.show(reader, sender: nil)
                    }
                }
                final class Reader: UIViewController, UIViewControllerRestoration {
                    static func viewController(withRestorationIdentifierPath path: [String], coder: NSCoder) -> UIViewController? {
                        let reader = Reader()
                        reader.restorationIdentifier = path.last
                        reader.restorationClass = Reader.self
                        return reader
                    }
                }
                """),
        ]
    ) { app in
        let recreations = app.recreations
        guard !recreations.isEmpty else { return [] }
        var reported: [StandingController] = []
        return app.standingControllers.compactMap { standing -> Finding? in
            guard let recreation = app.recreation(of: standing, among: recreations), let vending = recreation.copy, !app.replaces(standing, recreation),
                !reported.contains(where: { $0.isSame(as: standing) })
            else { return nil }
            reported.append(standing)
            let name = standing.type.unwrapped.description
            let place = standing.isTab ? "is a tab" : "exists at launch"
            return Finding(
                at: standing.location, "'\(name)' \(place), but its restoration class makes a new one", symbol: standing.function.symbol,
                notes: [Note(at: vending.location, "another '\(name)' is made here")])
        }.first(ofEach: \.location)
    }
}
