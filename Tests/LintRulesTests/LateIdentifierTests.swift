import AppModel
import Syntax
import Testing

@testable import LintRules

/// What a storyboard may have done already.
struct LateIdentifierTests {
    private let list = """
        class List: UIViewController {
            override func viewDidLoad() {
                super.viewDidLoad()
                restorationIdentifier = "list"
            }
        }
        """

    @Test func aControllerThatAStoryboardMayIdentifyIsLeftAlone() {
        #expect(findings(list, beside: "Main.storyboard") == 0)
        #expect(findings(list, beside: "Info.plist") == 1)
    }

    @Test func aControllerThatCodeCreatesHasNoStoryboard() {
        #expect(findings(list + "\nclass Leaf: List {}\nfunc make() -> List { Leaf() }", beside: "Main.storyboard") == 1)
    }

    @Test func anInitializerOfObjectiveCNeedNotBeCalledInit() {
        let list = """
            @interface List : UITableViewController
            - (instancetype)initFilled;
            @end
            @implementation List
            - (void)viewDidLoad {
                [super viewDidLoad];
                self.restorationIdentifier = @"list";
            }
            @end
            """
        let make = "\nUIViewController *make(void) { return [[List alloc] initFilled]; }"
        #expect(findings(list, in: "List.m", beside: "Main.storyboard") == 0)
        #expect(findings(list + make, in: "List.m", beside: "Main.storyboard") == 1)
    }

    @Test(arguments: [
        "window?.rootViewController = List()",
        "let root: UIViewController = List(); window?.rootViewController = root",
        "let root: UIViewController; if isPhone { root = List() } else { root = UIViewController() }; window?.rootViewController = root",
        "window?.rootViewController = isPhone ? List() : UIViewController()",
        "window?.rootViewController = makeRoot()",
    ])
    func theRootMayBeLoadedInTimeWhateverTheVariableIsDeclaredAs(_ setUp: String) {
        #expect(severities(list + delegate(setUp)) == [.note])
    }

    @Test func whatIsNotTheRootIsNoNote() {
        #expect(severities(list + delegate("let list: UIViewController = List(); window?.rootViewController = UIViewController()")) == [nil])
        #expect(
            severities(list + delegate("window?.rootViewController = List()").replacing("willFinish", with: "didFinish")) == [nil])
    }

    @Test func theRootOfObjectiveCMayBeAnyController() {
        let app = """
            @interface List : UIViewController
            @end
            @implementation List
            - (void)viewDidLoad {
                [super viewDidLoad];
                self.restorationIdentifier = @"list";
            }
            @end
            @implementation Delegate
            - (BOOL)application:(UIApplication *)application willFinishLaunchingWithOptions:(NSDictionary *)options {
                UIViewController *root;
                if (self.isPhone) {
                    root = [[List alloc] init];
                } else {
                    root = [[UIViewController alloc] init];
                }
                self.window.rootViewController = root;
                return YES;
            }
            @end
            """
        #expect(severities(app, in: "App.m") == [.note])
    }

    private func delegate(_ setUp: String) -> String {
        """

        class Delegate: UIResponder, UIApplicationDelegate {
            var window: UIWindow?
            var isPhone = false
            func makeRoot() -> UIViewController { List() }
            func application(_ application: UIApplication, shouldSaveSecureApplicationState coder: NSCoder) -> Bool { true }
            func application(_ application: UIApplication, shouldRestoreSecureApplicationState coder: NSCoder) -> Bool { true }
            func application(
                _ application: UIApplication, willFinishLaunchingWithOptions options: [UIApplication.LaunchOptionsKey: Any]?
            ) -> Bool {
                \(setUp)
                return true
            }
        }
        """
    }

    private func severities(_ text: String, in path: String = "App.swift") -> [Severity?] {
        Rule.lateIdentifierAssignment.check(App(linking: [FileFacts(extracting: SourceFile(path: path, text: text))])).findings.map(\.severity)
    }

    private func findings(_ text: String, in path: String = "List.swift", beside other: String) -> Int {
        let app = App(linking: [FileFacts(extracting: SourceFile(path: path, text: text)), FileFacts(unread: other)])
        return Rule.lateIdentifierAssignment.check(app).findings.count
    }
}
