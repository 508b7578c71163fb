import Foundation
import Testing

/// What the drawing says of a screen is what the sources say.
struct GraphTruthTests {
    static let delegate = """
        @main class AppDelegate: UIResponder, UIApplicationDelegate {
            var window: UIWindow?
            func application(_ application: UIApplication, open url: URL, options: [UIApplication.OpenURLOptionsKey: Any]) -> Bool {
                window?.rootViewController = Importer()
                return true
            }
            func application(
                _ application: UIApplication, willFinishLaunchingWithOptions options: [UIApplication.LaunchOptionsKey: Any]?
            ) -> Bool {
                window?.rootViewController = Home()
                return true
            }
            func application(_ application: UIApplication, shouldSaveSecureApplicationState coder: NSCoder) -> Bool { true }
            func application(_ application: UIApplication, shouldRestoreSecureApplicationState coder: NSCoder) -> Bool { true }
        }
        class Importer: UIViewController {}
        """

    private func graph(_ files: [String: String]) throws -> String {
        let run = restorelint("graph", in: try TemporaryFolder(files))
        #expect(run.exitCode == 0)
        return run.output
    }

    @Test func whatTheLaunchShowsComesBeforeWhatALinkShows() throws {
        let home = """
            class Home: UIViewController {
                init() {
                    super.init(nibName: nil, bundle: nil)
                    restorationIdentifier = "home"
                }
                required init?(coder: NSCoder) { nil }
            }
            """
        let text = try graph(["AppDelegate.swift": GraphTruthTests.delegate, "Home.swift": home])
        let first = try #require(text.range(of: "✓ Home"))
        let second = try #require(text.range(of: "✗ Importer"))
        #expect(first.lowerBound < second.lowerBound)
    }

    @Test func nothingComesBackInAStackThatNobodyMakesAgain() throws {
        let home = """
            class Home: UIViewController {
                init() {
                    super.init(nibName: nil, bundle: nil)
                    restorationIdentifier = "home"
                }
                required init?(coder: NSCoder) { nil }
                func edit() {
                    let stack = UINavigationController(rootViewController: Editor())
                    stack.restorationIdentifier = "stack"
                    present(stack, animated: true)
                }
            }
            class Editor: UIViewController, UIViewControllerRestoration {
                init() {
                    super.init(nibName: nil, bundle: nil)
                    restorationIdentifier = "editor"
                    restorationClass = Editor.self
                }
                required init?(coder: NSCoder) { nil }
                static func viewController(withRestorationIdentifierPath path: [String], coder: NSCoder) -> UIViewController? { Editor() }
            }
            """
        let text = try graph(["AppDelegate.swift": GraphTruthTests.delegate, "Home.swift": home])
        #expect(text.contains("✗ UINavigationController"))
        #expect(text.contains("· Editor"))
    }

    @Test func initializersOfObjectiveCAreToldApartByTheirNames() throws {
        let text = try graph([
            "App.m": """
            @interface Forms : UITableViewController
            @end
            @implementation Forms
            - (instancetype)initBlankForms {
                self = [super initWithStyle:UITableViewStylePlain];
                if (self) { self.restorationIdentifier = @"blank"; }
                return self;
            }
            - (instancetype)initFilledForms {
                self = [super initWithStyle:UITableViewStylePlain];
                if (self) { self.restorationIdentifier = @"filled"; }
                return self;
            }
            @end
            @implementation AppDelegate
            - (BOOL)application:(UIApplication *)application willFinishLaunchingWithOptions:(NSDictionary *)options {
                self.window.rootViewController = [[Forms alloc] initFilledForms];
                return YES;
            }
            - (BOOL)application:(UIApplication *)application shouldSaveApplicationState:(NSCoder *)coder { return YES; }
            - (BOOL)application:(UIApplication *)application shouldRestoreApplicationState:(NSCoder *)coder { return YES; }
            @end
            """,
            "AppDelegate.h": "@interface AppDelegate : UIResponder <UIApplicationDelegate>\n@property UIWindow *window;\n@end",
        ])
        #expect(text.contains("identifier 'filled', by Forms.init(filledForms:)"))
    }

    @Test func whoMakesAScreenNamesItAfterItsInitializerDid() throws {
        let home = """
            class Page: UIViewController {
                init() {
                    super.init(nibName: nil, bundle: nil)
                    restorationIdentifier = "page"
                }
                required init?(coder: NSCoder) { nil }
            }
            class Home: Page {
                static func make() -> Home {
                    let home = Home()
                    home.restorationIdentifier = "home"
                    return home
                }
            }
            """
        let delegate = GraphTruthTests.delegate.replacingOccurrences(of: "Home()", with: "Home.make()")
        let text = try graph(["AppDelegate.swift": delegate, "Home.swift": home])
        #expect(text.contains("identifier 'home', by Home.make()"))
        #expect(!text.contains("identifier 'page'"))
    }

    @Test func aStoryboardThatIsShownOnlyWhileTheAppStartsIsNoScreen() throws {
        let launch = """
            <document type="com.apple.InterfaceBuilder3.CocoaTouch.Storyboard.XIB" version="3.0" initialViewController="a"><scenes>
            <scene sceneID="s"><objects><viewController id="a" customClass="Splash" sceneMemberID="viewController"/></objects></scene>
            </scenes></document>
            """
        let list = """
            <plist version="1.0"><dict>
            <key>CFBundlePackageType</key><string>APPL</string>
            <key>UILaunchStoryboardName</key><string>Start</string>
            </dict></plist>
            """
        let home = "class Home: UIViewController {}\nclass Splash: UIViewController {}"
        let files = ["AppDelegate.swift": GraphTruthTests.delegate, "Home.swift": home, "Start.storyboard": launch]
        #expect(try graph(files).contains("Start.storyboard"))
        #expect(try !graph(files.merging(["Info.plist": list]) { first, _ in first }).contains("Start.storyboard"))
        let main = list.replacingOccurrences(of: "</dict>", with: "<key>UIMainStoryboardFile</key><string>Start</string></dict>")
        #expect(try graph(files.merging(["Info.plist": main]) { first, _ in first }).contains("Start.storyboard"))
    }

    @Test func aSceneThatEncodesWhatItEmbedsSavesIt() throws {
        let main = """
            <document type="com.apple.InterfaceBuilder3.CocoaTouch.Storyboard.XIB" version="3.0" initialViewController="a"><scenes>
            <scene sceneID="s"><objects>
            <viewController restorationIdentifier="book" id="a" customClass="Book" sceneMemberID="viewController"><view key="view" id="v">
            <subviews><containerView id="c"><connections><segue destination="b" kind="embed" id="e"/></connections></containerView></subviews>
            </view></viewController></objects></scene>
            <scene sceneID="t"><objects>
            <viewController storyboardIdentifier="p" restorationIdentifier="p" id="b" customClass="Pages" sceneMemberID="viewController"/>
            </objects></scene>
            </scenes></document>
            """
        let book = """
            class Pages: UIViewController {}
            class Book: UIViewController {
                private var pages: Pages?
                override func prepare(for segue: UIStoryboardSegue, sender: Any?) {
                    if let pages = segue.destination as? Pages { self.pages = pages }
                }
                override func encodeRestorableState(with coder: NSCoder) {
                    super.encodeRestorableState(with: coder)
                    if let pages { coder.encode(pages, forKey: "pages") }
                }
            }
            """
        let delegate = """
            @main class AppDelegate: UIResponder, UIApplicationDelegate {
                var window: UIWindow?
                func application(_ application: UIApplication, shouldSaveSecureApplicationState coder: NSCoder) -> Bool { true }
                func application(_ application: UIApplication, shouldRestoreSecureApplicationState coder: NSCoder) -> Bool { true }
            }
            """
        let text = try graph(["AppDelegate.swift": delegate, "Book.swift": book, "Main.storyboard": main])
        #expect(text.contains("✓ Pages"))
    }
}
