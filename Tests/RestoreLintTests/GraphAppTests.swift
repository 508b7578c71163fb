import Testing

/// Which app a screen belongs to, whether its state is restored there, and who makes it again.
struct GraphAppTests {
    private func graph(_ files: [String: String]) throws -> String {
        let run = restorelint("graph", in: try TemporaryFolder(files))
        #expect(run.exitCode == 0)
        return run.output
    }

    private func delegate(_ root: String, _ answers: String = "") -> String {
        """
        @main class AppDelegate: UIResponder, UIApplicationDelegate {
            var window: UIWindow?
            func application(
                _ application: UIApplication, willFinishLaunchingWithOptions options: [UIApplication.LaunchOptionsKey: Any]?
            ) -> Bool {
                window?.rootViewController = \(root)
                return true
            }
        \(answers)
        }
        """
    }

    private static let saves = """
            func application(_ application: UIApplication, shouldSaveSecureApplicationState coder: NSCoder) -> Bool { true }
            func application(_ application: UIApplication, shouldRestoreSecureApplicationState coder: NSCoder) -> Bool { true }
        """

    @Test func twoAppsOfOneProjectAreTwoTrees() throws {
        let text = try graph([
            "Project.xcodeproj/project.pbxproj": "// !$*UTF8*$!\n{\n}\n",
            "Apps/Big/AppDelegate.swift": delegate("Shelf()", GraphAppTests.saves),
            "Apps/Small/SmallDelegate.swift": delegate("Page()").replacingOccurrences(of: "AppDelegate:", with: "SmallDelegate:"),
            "Shared/Screens.swift": """
            class Shelf: UIViewController {
                func open() { present(Page(), animated: true) }
            }
            class Page: UIViewController {}
            """,
        ])
        let big = try #require(text.range(of: "Screens of Apps/Big\nState restoration is switched on (Apps/Big/AppDelegate.swift:"))
        let small = try #require(text.range(of: "Screens of Apps/Small\nState restoration is not switched on"))
        #expect(big.lowerBound < small.lowerBound)
        #expect(text.contains("✗ Shelf  Apps/Big/AppDelegate.swift:6  (root of a window"))
        #expect(!text.contains("✗ Page  Apps/Small"))
    }

    @Test func aFactoryThatMakesOneForWhateverItIsAskedAnswers() throws {
        let factory = """
                func application(
                    _ application: UIApplication, viewControllerWithRestorationIdentifierPath path: [String], coder: NSCoder
                ) -> UIViewController? {
                    if path.last == "tabs" { return UITabBarController() }
                    let stack = UINavigationController()
                    stack.restorationIdentifier = path.last
                    return stack
                }
            """
        let home = """
            class Home: UIViewController {
                init() {
                    super.init(nibName: nil, bundle: nil)
                    restorationIdentifier = "home"
                }
                required init?(coder: NSCoder) { nil }
                func edit() {
                    let stack = UINavigationController(rootViewController: UIViewController())
                    stack.restorationIdentifier = "stack"
                    present(stack, animated: true)
                }
            }
            """
        let text = try graph(["AppDelegate.swift": delegate("Home()", GraphAppTests.saves + "\n" + factory), "Home.swift": home])
        #expect(text.contains("✓ UINavigationController  Home.swift:8"))
        #expect(text.contains("the app delegate's factory answers for it"))
        let declining = factory.replacingOccurrences(of: "let stack", with: "if path.count > 3 { return nil }\n        let stack")
        let other = try graph(["AppDelegate.swift": delegate("Home()", GraphAppTests.saves + "\n" + declining), "Home.swift": home])
        #expect(other.contains("the app delegate's factory may make it or not"))
    }

    @Test func anAnswerThatDependsOnSomethingIsSaid() throws {
        let answers = GraphAppTests.saves.replacingOccurrences(
            of: "shouldRestoreSecureApplicationState coder: NSCoder) -> Bool { true }",
            with: "shouldRestoreSecureApplicationState coder: NSCoder) -> Bool { UserDefaults.standard.bool(forKey: \"restores\") }")
        let text = try graph(["AppDelegate.swift": delegate("Home()", answers), "Home.swift": "class Home: UIViewController {}"])
        #expect(text.contains("State restoration is switched on under a condition (AppDelegate.swift:10)."))
    }

    private static func storyboard(_ name: String) -> String {
        """
        <document type="com.apple.InterfaceBuilder3.CocoaTouch.Storyboard.XIB" version="3.0" initialViewController="a"><scenes>
        <scene sceneID="s"><objects><viewController id="a" customClass="\(name)" sceneMemberID="viewController"/></objects></scene>
        </scenes></document>
        """
    }

    private static func list(_ kind: String, _ more: String = "") -> String {
        "<plist version=\"1.0\"><dict><key>CFBundlePackageType</key><string>\(kind)</string>\(more)</dict></plist>"
    }

    @Test func aStoryboardThatNoListNamesBeginsNoApp() throws {
        let files = [
            "Project.xcodeproj/project.pbxproj": "// !$*UTF8*$!\n{\n}\n",
            "App/AppDelegate.swift": delegate("Home()", GraphAppTests.saves),
            "App/Home.swift": "class Home: UIViewController {}\nclass Widget: UIViewController {}",
            "Kit/Main.storyboard": GraphAppTests.storyboard("Widget"),
        ]
        #expect(try graph(files).contains("Main.storyboard:2  (initial controller)"))
        let ofFramework = ["Kit/Info.plist": GraphAppTests.list("FMWK")]
        #expect(try !graph(files.merging(ofFramework) { first, _ in first }).contains("(initial controller)"))
        let ofApp = ["App/Info.plist": GraphAppTests.list("APPL")]
        #expect(try !graph(files.merging(ofApp) { first, _ in first }).contains("(initial controller)"))
    }

    @Test func aDelegateOfTestsShowsNothing() throws {
        let text = try graph([
            "Shop/Shop/AppDelegate.swift": delegate("Home()", GraphAppTests.saves),
            "Shop/Shop/Home.swift": "class Home: UIViewController {}",
            "Shop/ShopTest/HomeTest.swift": "import XCTest\nclass HomeTest: XCTestCase {}",
            "Shop/ShopTest/TestDelegate.swift": """
            class TestDelegate: UIResponder, UIApplicationDelegate {
                let window = UIWindow()
                func application(_ application: UIApplication, didFinishLaunchingWithOptions options: [String: Any]?) -> Bool {
                    window.rootViewController = UITableViewController()
                    return true
                }
            }
            """,
        ])
        #expect(text.contains("✗ Home") && !text.contains("UITableViewController"))
    }

    private static let scenes = """
        @main class AppDelegate: UIResponder, UIApplicationDelegate {
            func application(
                _ application: UIApplication, configurationForConnecting session: UISceneSession, options: UIScene.ConnectionOptions
            ) -> UISceneConfiguration { UISceneConfiguration(name: nil, sessionRole: session.role) }
        }
        class SceneDelegate: UIResponder, UIWindowSceneDelegate {
            var window: UIWindow?
            let home = Home()
            func scene(_ scene: UIScene, willConnectTo session: UISceneSession, options: UIScene.ConnectionOptions) {
                guard let scene = scene as? UIWindowScene else { return }
                window = UIWindow(windowScene: scene)
                window?.rootViewController = UINavigationController(rootViewController: home)
                if let activity = session.stateRestorationActivity { restore(activity) }
            }
            func restore(_ activity: NSUserActivity) {
                if activity.userInfo?["note"] != nil { home.open() }
            }
            func stateRestorationActivity(for scene: UIScene) -> NSUserActivity? { scene.userActivity }
        }
        class Home: UIViewController {
            func open() { navigationController?.pushViewController(Note(), animated: true) }
            func settings() { present(Settings(), animated: true) }
        }
        class Note: UIViewController {}
        class Settings: UIViewController {}
        """

    @Test func whatASceneShowsOfItsActivityComesBack() throws {
        let text = try graph(["App.swift": GraphAppTests.scenes])
        #expect(text.contains("4 screens: 3 come back, 1 not restored by UIKit."))
        #expect(text.contains("✓ UINavigationController") && text.contains("comes back: shown whenever a scene connects"))
        #expect(text.contains("✓ Note") && text.contains("comes back: shown from the scene's activity"))
        #expect(text.contains("○ Settings"))
        #expect(!text.contains("no screen is seen"))
    }

    @Test func aSceneThatShowsNothingOfItsActivityIsSaid() throws {
        let unasked = GraphAppTests.scenes.replacingOccurrences(
            of: "        if let activity = session.stateRestorationActivity { restore(activity) }\n", with: "")
        #expect(
            try graph(["App.swift": unasked]).contains(
                "no screen is seen to be shown from it: nobody in sight asks for it when a scene connects."))
    }
}
