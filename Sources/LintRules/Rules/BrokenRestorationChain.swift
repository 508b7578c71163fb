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
            Speaks of containers that code creates in plain sight and hands only to frameworks, and of those that a storyboard draws, where \
            restoration is seen to be switched on; whatever else might identify them keeps it silent, and so does any coder that may be given \
            the child. A container that fills itself is judged by the places that create it.
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
                // What a method makes, of each element or one by one.
                class Tabs: UITabBarController {
                    override func viewDidLoad() {
                        super.viewDidLoad()
                        viewControllers = ["north", "south"].map(makeTab)
                    }
                    private func makeTab(_ name: String) -> UIViewController {
                        let stack = UINavigationController(rootViewController: UITableViewController())
                        stack.restorationIdentifier = name
                        return stack // expect: broken-restoration-chain
                    }
                }
                class Stack: UINavigationController {
                    override func viewDidLoad() {
                        super.viewDidLoad()
                        viewControllers = [makeList()] // expect: broken-restoration-chain
                    }
                    private func makeList() -> UIViewController {
                        let list = UITableViewController()
                        list.restorationIdentifier = "list"
                        return list
                    }
                }
                class Delegate: UIResponder, UIApplicationDelegate {
                    var window: UIWindow?
                    func application(
                        _ application: UIApplication, willFinishLaunchingWithOptions options: [UIApplication.LaunchOptionsKey: Any]?
                    ) -> Bool {
                        window?.rootViewController = window?.isHidden == true ? Tabs() : Stack()
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
                - (BOOL)application:(UIApplication *)application shouldSaveSecureApplicationState:(NSCoder *)coder { return YES; }
                - (BOOL)application:(UIApplication *)application shouldRestoreSecureApplicationState:(NSCoder *)coder { return YES; }
                @end
                """),
            .bad("""
                //- Tabs.swift
                // The container is `self`, and nobody who creates one identifies it.
                class Tabs: UITabBarController {
                    required init?(coder: NSCoder) { nil }
                    init(first: UIViewController) {
                        super.init(nibName: nil, bundle: nil)
                        setViewControllers([first, wrapped(UIViewController())], animated: false) // expect: broken-restoration-chain
                    }
                    func wrapped(_ root: UIViewController) -> Navigation { Navigation(rootViewController: root) }
                }
                class Navigation: UINavigationController {
                    override init(rootViewController: UIViewController) {
                        super.init(rootViewController: rootViewController)
                        self.restorationIdentifier = "navigation"
                    }
                    required init?(coder: NSCoder) { nil }
                }
                //- Delegate.swift
                class Delegate: UIResponder, UIApplicationDelegate {
                    var window: UIWindow?
                    func application(
                        _ application: UIApplication, willFinishLaunchingWithOptions options: [UIApplication.LaunchOptionsKey: Any]?
                    ) -> Bool {
                        window?.rootViewController = Tabs(first: UIViewController())
                        return true
                    }
                    func application(_ application: UIApplication, shouldSaveSecureApplicationState coder: NSCoder) -> Bool { true }
                    func application(_ application: UIApplication, shouldRestoreSecureApplicationState coder: NSCoder) -> Bool { true }
                }
                """),
            .bad("""
                // The list is made step by step, in another method, or of other lists.
                class Feed: UIViewController {
                    init() {
                        super.init(nibName: nil, bundle: nil)
                        restorationIdentifier = "feed"
                    }
                }
                class Scenes {
                    var pages: [UIViewController] { [Feed()] }
                    func show(_ window: UIWindow) {
                        let tabs = UITabBarController() // expect: broken-restoration-chain
                        var list = [UIViewController]()
                        list.append(Feed())
                        tabs.viewControllers = list
                        window.rootViewController = tabs
                        let other = UITabBarController() // expect: broken-restoration-chain
                        other.setViewControllers([UIViewController()] + pages.compactMap { $0 }, animated: false)
                        window.rootViewController = other
                        let stacks = pages.map { UINavigationController(rootViewController: $0) } // expect: broken-restoration-chain
                        other.viewControllers = stacks
                    }
                }
                """),
            .good("""
                // Who has the list may identify what is in it.
                class Scenes {
                    func show(_ window: UIWindow) {
                        let feed = UIViewController()
                        feed.restorationIdentifier = "feed"
                        let first = UINavigationController(rootViewController: feed)
                        var list: [UIViewController] = []
                        list.append(first)
                        let second = UINavigationController(rootViewController: feed)
                        list += [second]
                        identify(list)
                        let third = UINavigationController(rootViewController: feed)
                        var others = [third]
                        others.append(UINavigationController(rootViewController: feed))
                        for (index, one) in others.enumerated() { one.restorationIdentifier = String(index) }
                        for one in others { one.restorationIdentifier = "other" }
                        let tabs = UITabBarController()
                        tabs.restorationIdentifier = "tabs"
                        tabs.viewControllers = list + others
                    }
                    func identify(_ list: [UIViewController]) {
                        for one in list { one.restorationIdentifier = "one" }
                    }
                }
                """),
            .good("""
                //- Tabs.swift
                // Whoever creates the container, a subclass, a helper or a storyboard may identify it.
                class Feed: UIViewController {
                    init() {
                        super.init(nibName: nil, bundle: nil)
                        restorationIdentifier = "feed"
                    }
                }
                class Tabs: UITabBarController {
                    override func viewDidLoad() {
                        super.viewDidLoad()
                        viewControllers = [Feed()]
                    }
                }
                class NamedTabs: Tabs {
                    init() {
                        super.init(nibName: nil, bundle: nil)
                        restorationIdentifier = "tabs"
                    }
                }
                class HelpedTabs: UITabBarController {
                    init() {
                        super.init(nibName: nil, bundle: nil)
                        Style.apply(to: self)
                        viewControllers = [Feed()]
                    }
                }
                class BoardTabs: UITabBarController {
                    override func awakeFromNib() {
                        super.awakeFromNib()
                        viewControllers = [Feed()]
                    }
                }
                enum Style {
                    static func apply(to controller: UIViewController) { tag(controller) }
                    static func tag(_ controller: UIViewController) { controller.restorationIdentifier = "styled" }
                }
                //- Scenes.swift
                func show(_ window: UIWindow, _ board: UIStoryboard) {
                    let tabs = Tabs()
                    tabs.restorationIdentifier = "tabs"
                    window.rootViewController = tabs
                    window.rootViewController = NamedTabs()
                    window.rootViewController = HelpedTabs()
                    window.rootViewController = board.instantiateInitialViewController() as? BoardTabs
                }
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
        ] + Example.chainsInStoryboards
    ) { app in
        app.chainsBrokenInCode + app.brokenStoryboardChains.map(app.finding)
    }
}

extension App {
    fileprivate var chainsBrokenInCode: [Finding] {
        var reported: Set<Entity> = []
        return containments.compactMap { containment in
            guard let parent = containment.parent.map(holder), !reported.contains(parent), !isTest(containment.function),
                optsIn(unit: unit(of: containment.function)) != false, let identified = identification(ofChildIn: containment), !mayBeEncoded(containment),
                let creation = parents(of: containment).first(where: { identifier(of: $0.entity).isNone })?.creation
            else { return nil }
            reported.insert(parent)
            let created = location(creation.call.nameRange, at: creation.place)
            let finding = finding(ofChildIn: containment, identifiedAt: identified, below: name(of: parent, creation))
            // A container that fills itself may be created far away.
            guard case .owner = parent else {
                return Finding(at: created, finding.message, symbol: finding.symbol, notes: finding.notes)
            }
            return Finding(
                at: finding.location, finding.message, symbol: finding.symbol, notes: finding.notes + [Note(at: created, "the parent is created here")])
        }
    }

    fileprivate func finding(_ chain: BrokenStoryboardChain) -> Finding {
        let parent = chain.parent.name
        switch chain.child {
        case .drawn(let child, let identified):
            return Finding(
                at: chain.parent.location, "'\(child.name)' has a restoration identifier, its parent '\(parent)' has none",
                notes: [Note(at: identified, "'\(child.name)' is identified here")])
        case .made(let containment, let identified):
            let finding = finding(ofChildIn: containment, identifiedAt: identified, below: parent)
            return Finding(
                at: finding.location, finding.message, symbol: finding.symbol,
                notes: finding.notes + [Note(at: chain.parent.location, "the parent is drawn here")])
        }
    }

    private func finding(ofChildIn containment: Containment, identifiedAt identified: Location, below parent: String) -> Finding {
        let child = name(ofChildIn: containment)
        return Finding(
            at: containment.location, "'\(child)' has a restoration identifier, its parent '\(parent)' has none",
            symbol: containment.function.symbol, notes: [Note(at: identified, "'\(child)' is identified here")])
    }
}
