import AppModel
import Syntax
import Testing

@testable import LintRules

/// Which containers a child is below.
struct BrokenChainTests {
    @Test func theUsualTestOfSelfIsNoCondition() {
        #expect(
            findings(
                in: "List.m",
                """
                @interface List : UITableViewController
                @end
                @implementation List
                - (instancetype)init {
                    if ((self = [super init])) { self.restorationIdentifier = @"list"; }
                    return self;
                }
                - (void)open {
                    UINavigationController *navigation = [[UINavigationController alloc] initWithRootViewController:[[List alloc] init]];
                    [self presentViewController:navigation animated:YES completion:nil];
                }
                @end
                """) == [9])
    }

    @Test func aContainerMayBeFilledByItsSuperclass() {
        #expect(
            findings(
                in: "Tabs.m",
                """
                @interface Tabs : UITabBarController
                @end
                @implementation Tabs
                - (void)viewDidLoad {
                    [super viewDidLoad];
                    UIViewController *feed = [[UIViewController alloc] init];
                    feed.restorationIdentifier = @"feed";
                    self.viewControllers = @[feed];
                }
                @end
                @interface WideTabs : Tabs
                @end
                @implementation WideTabs
                - (void)viewDidLoad {
                    [super viewDidLoad];
                    self.title = @"wide";
                }
                @end
                void show(UIWindow *window) {
                    WideTabs *tabs = [[WideTabs alloc] init];
                    window.rootViewController = tabs;
                }
                """) == [8])
    }

    @Test func aMethodThatASubclassReplacesAndAnotherInitializerDoNotFill() {
        #expect(
            findings(
                in: "Tabs.swift",
                """
                class Feed: UIViewController {
                    init() {
                        super.init(nibName: nil, bundle: nil)
                        restorationIdentifier = "feed"
                    }
                }
                class Tabs: UITabBarController {
                    override func viewDidLoad() {
                        super.viewDidLoad()
                        fill()
                    }
                    func fill() { viewControllers = [Feed()] }
                }
                class EmptyTabs: Tabs {
                    override func fill() {}
                }
                class Stack: UINavigationController {
                    init() {
                        super.init(nibName: nil, bundle: nil)
                        viewControllers = [Feed()]
                    }
                    init(empty: Bool) { super.init(nibName: nil, bundle: nil) }
                }
                func show(_ window: UIWindow) {
                    window.rootViewController = EmptyTabs()
                    window.rootViewController = Stack(empty: true)
                }
                """) == [])
    }

    @Test func whatOnlyABaseClassIdentifiesIsANote() {
        func severities(_ member: String) -> [Severity] {
            let file = SourceFile(
                path: "Steps.swift",
                text: """
                    class Step: UIViewController {
                        init() {
                            super.init(nibName: nil, bundle: nil)
                            restorationIdentifier = "step"
                        }
                    }
                    class Help: Step {
                        \(member)
                    }
                    func show(from screen: UIViewController) {
                        screen.present(UINavigationController(rootViewController: Help()), animated: true)
                    }
                    """)
            return Rule.brokenRestorationChain.check(App(linking: [FileFacts(extracting: file)])).findings.map { $0.severity ?? .error }
        }
        #expect(severities("") == [.note])
        #expect(severities("override func encodeRestorableState(with coder: NSCoder) { super.encodeRestorableState(with: coder) }") == [.error])
    }

    @Test func aDialogThatKeepsNothingIsANote() {
        func severities(_ member: String, shown: String) -> [Severity] {
            let file = SourceFile(
                path: "Password.swift",
                text: """
                    class Password: UIViewController {
                        init() {
                            super.init(nibName: nil, bundle: nil)
                            restorationIdentifier = "password"
                        }
                        \(member)
                    }
                    class Book: UIViewController {
                        @objc func askForPassword() {
                            let stack = UINavigationController(rootViewController: Password())
                            \(shown)
                        }
                    }
                    """)
            return Rule.brokenRestorationChain.check(App(linking: [FileFacts(extracting: file)])).findings.map { $0.severity ?? .error }
        }
        #expect(severities("", shown: "present(stack, animated: true)") == [.note])
        #expect(severities("", shown: "showDetailViewController(stack, sender: nil)") == [.error])
        let keeps = "override func encodeRestorableState(with coder: NSCoder) { super.encodeRestorableState(with: coder) }"
        #expect(severities(keeps, shown: "present(stack, animated: true)") == [.error])
        let comesBack = "override func awakeFromNib() { restorationClass = Password.self }"
        #expect(severities(comesBack, shown: "present(stack, animated: true)") == [.error])
    }

    @Test func anAppThatAdoptsScenesHearsANote() {
        func severities(_ sceneDelegate: String) -> [Severity] {
            let file = SourceFile(
                path: "App.swift",
                text: """
                    @main final class Delegate: UIResponder, UIApplicationDelegate {
                        func application(_ application: UIApplication, shouldSaveSecureApplicationState coder: NSCoder) -> Bool { true }
                        func application(_ application: UIApplication, shouldRestoreSecureApplicationState coder: NSCoder) -> Bool { true }
                        func application(
                            _ application: UIApplication, configurationForConnecting session: UISceneSession, options: UIScene.ConnectionOptions
                        ) -> UISceneConfiguration {
                            UISceneConfiguration(name: "main", sessionRole: session.role)
                        }
                    }
                    \(sceneDelegate)
                    final class Feed: UIViewController {
                        init() {
                            super.init(nibName: nil, bundle: nil)
                            restorationIdentifier = "feed"
                        }
                        override func encodeRestorableState(with coder: NSCoder) { super.encodeRestorableState(with: coder) }
                    }
                    func root() -> UIViewController {
                        let stack = UINavigationController(rootViewController: Feed())
                        return stack
                    }
                    """)
            return Rule.brokenRestorationChain.check(App(linking: [FileFacts(extracting: file)])).findings.map { $0.severity ?? .error }
        }
        #expect(severities("") == [.error])
        #expect(severities("final class SceneDelegate: UIResponder, UIWindowSceneDelegate {}") == [.note])
    }

    @Test func aContainerOfATestIsNeverShown() {
        let tabs = """
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
            """
        let use = "\nfunc f() { let tabs = Tabs(); tabs.loadViewIfNeeded() }"
        #expect(findings(in: "Tabs.swift", tabs + use) == [10])
        #expect(findings(in: "Tabs.swift", tabs, beside: ("AppTests/TabsTests.swift", "import XCTest" + use)) == [])
    }

    /// The lines of what is found, from one.
    private func findings(in path: String, _ text: String, beside other: (path: String, text: String)? = nil) -> [Int] {
        let file = SourceFile(path: path, text: text)
        var facts = [FileFacts(extracting: file)]
        if let other { facts.append(FileFacts(extracting: SourceFile(path: other.path, text: other.text))) }
        return Rule.brokenRestorationChain.check(App(linking: facts)).findings.map { LineTable(file).position(of: $0.location.range.start).line }
    }
}
