extension Family {
    static let scenes = [
        Family("types of restored activities") { count in
            let cases = each(count) { "case \"com.example.t\($0)\": scene.title = activity.userInfo?[\"k\($0)\"] as? String" }
            return sceneDelegate("switch activity.activityType {\n\(cases)default: break\n}")
                + each(count) { givingItsActivity("C\($0)", "com.example.t\($0)", "k\($0)") }
        },
        Family("screens that give the scene an activity") { count in
            sceneDelegate("scene.title = activity.userInfo?[\"k\"] as? String\nscene.userActivity = activity")
                + each(count) { givingItsActivity("C\($0)", "com.example.t", "k") }
        },
        Family("methods that get a restored activity") { count in
            sceneDelegate(
                each(count) { "open\($0)(activity)" },
                each(count) { "func open\($0)(_ activity: NSUserActivity) { print(activity.userInfo?[\"k\($0)\"] as? String ?? \"\") }" })
                + givingItsActivity("Reader", "com.example.t", "k")
        },
        Family("methods that hand on a restored activity") { count in
            sceneDelegate(
                "open0(activity)",
                each(count) {
                    "func open\($0)(_ activity: NSUserActivity) {\nprint(activity.userInfo?[\"k\($0)\"] as? String ?? \"\")\nopen\($0 + 1)(activity)\n}"
                }
                    + "func open\(count)(_ activity: NSUserActivity) { }\n")
                + givingItsActivity("Reader", "com.example.t", "k")
        },
        Family("screens that keep a restored activity") { count in
            sceneDelegate(each(count) { "let c\($0) = C\($0)()\nc\($0).activity = activity" })
                + each(count) { index in
                    "class C\(index): UIViewController {\nvar activity: NSUserActivity?\nfunc show() { title = activity?.userInfo?[\"k\(index)\"] as? String }\n}"
                }
                + givingItsActivity("Reader", "com.example.t", "k")
        },
        Family("entries of a scene's activity") { count in
            sceneDelegate(each(count) { "scene.title = activity.userInfo?[\"k\($0)\"] as? String" })
                + """
                class Reader: UIViewController {
                func share() {
                let activity = NSUserActivity(activityType: "com.example.t")
                \(each(count) { "activity.addUserInfoEntries(from: [\"k\($0)\": \($0)])" })view.window?.windowScene?.userActivity = activity
                }
                }

                """
        },
        Family("scene delegates") { count in
            "import UIKit\n@main\nclass AppDelegate: UIResponder, UIApplicationDelegate { }\n"
                + each(count) {
                    sceneDelegateClass("D\($0)", "scene.title = activity.userInfo?[\"k\"] as? String\nscene.userActivity = activity")
                }
                + givingItsActivity("Reader", "com.example.t", "k")
        },
        Family("windows of a launch") { count in
            delegate(
                """
                func application(_ application: UIApplication, didFinishLaunchingWithOptions options: [UIApplication.LaunchOptionsKey: Any]?) -> Bool {
                \(each(count) { "let w\($0) = UIWindow()\nw\($0).rootViewController = Reader()\nw\($0).makeKeyAndVisible()" })return true
                }

                """) + reader()
        },
    ]

    static let swiftUI = [
        Family("scene storage of one view") { count in
            view(
                "Reader", each(count) { "@SceneStorage(\"k\($0)\") private var p\($0) = 0" },
                each(count) { "Text(\"\\(p\($0))\").onTapGesture { p\($0) += 1 }" })
                + swiftUIApp
        },
        Family("views with scene storage") { count in
            each(count) { index in
                view(
                    "V\(index)", "@SceneStorage(\"k\(index)\") private var page = 0\n",
                    "Text(\"\\(page)\").onAppear { page = 1 }\nV\(index + 1)()\n")
            } + view("V\(count)", "", "Text(\"\")\n") + swiftUIApp
        },
        Family("views that share scene storage") { count in
            each(count) { view("V\($0)", "@SceneStorage(\"k\") private var page = 0\n", "Stepper(\"\", value: $page)\n") } + swiftUIApp
        },
        Family("destinations of a saved path") { count in
            each(count) { "struct R\($0): Hashable { let id: Int }" }
                + """
                final class Navigation: ObservableObject {
                @Published var path = NavigationPath()
                func save() throws -> Data? { try path.codable.map(JSONEncoder().encode) }
                func restore(_ data: Data) throws {
                path = NavigationPath(try JSONDecoder().decode(NavigationPath.CodableRepresentation.self, from: data))
                }
                }
                struct Reader: View {
                @StateObject private var navigation = Navigation()
                var body: some View {
                NavigationStack(path: $navigation.path) {
                List { }
                \(each(count) { ".navigationDestination(for: R\($0).self) { Text(\"\\($0.id)\") }" })}
                }
                }

                """ + swiftUIApp
        },
    ]

    static let appKit = [
        Family("windows with a restorer each") { count in
            appKitDelegate()
                + each(count) { index in
                    restorer("R\(index)", "completionHandler(C\(index)().window, nil)")
                        + windowController("C\(index)", restoredBy: "R\(index)", identifier: "w\(index)")
                }
        },
        Family("windows of one restorer") { count in
            let cases = each(count) { "case \"w\($0)\": completionHandler(C\($0)().window, nil)" }
            return appKitDelegate() + restorer("Restorer", "switch identifier.rawValue {\n\(cases)default: completionHandler(nil, nil)\n}")
                + each(count) { windowController("C\($0)", restoredBy: "Restorer", identifier: "w\($0)") }
        },
        Family("changes of one state, AppKit") { count in
            appKitDelegate()
                + restoringView("var zoom = 1\n" + each(count) { "@IBAction func zoom\($0)(_ sender: Any) { zoom *= 2 }" }, ["zoom"])
        },
        Family("states of one view, AppKit") { count in
            appKitDelegate()
                + restoringView(
                    each(count) { "var zoom\($0) = 1\n@IBAction func change\($0)(_ sender: Any) { zoom\($0) *= 2 }" },
                    (0..<count).map { "zoom\($0)" })
        },
        Family("key paths of one class") { count in
            appKitDelegate()
                + """
                class Outline: NSViewController {
                \(each(count) { "@objc dynamic var p\($0) = 0" })override class var restorableStateKeyPaths: [String] {
                super.restorableStateKeyPaths + [\((0..<count).map { quoted("p\($0)") }.joined(separator: ", "))]
                }
                }

                """
        },
    ]

    private static func sceneDelegate(_ connecting: String, _ members: String = "") -> String {
        "import UIKit\n@main\nclass AppDelegate: UIResponder, UIApplicationDelegate { }\n"
            + sceneDelegateClass("SceneDelegate", connecting, members)
    }

    private static func sceneDelegateClass(_ name: String, _ connecting: String, _ members: String = "") -> String {
        """
        class \(name): UIResponder, UIWindowSceneDelegate {
        func scene(_ scene: UIScene, willConnectTo session: UISceneSession, options: UIScene.ConnectionOptions) {
        guard let activity = session.stateRestorationActivity else { return }
        \(connecting)
        }
        func stateRestorationActivity(for scene: UIScene) -> NSUserActivity? { scene.userActivity }
        \(members)
        }

        """
    }

    private static func givingItsActivity(_ name: String, _ type: String, _ key: String) -> String {
        """
        class \(name): UIViewController {
        override func viewDidAppear(_ animated: Bool) {
        super.viewDidAppear(animated)
        let activity = NSUserActivity(activityType: "\(type)")
        activity.addUserInfoEntries(from: ["\(key)": "42"])
        view.window?.windowScene?.userActivity = activity
        }
        }

        """
    }

    private static let swiftUIApp = "@main struct Main: App {\nvar body: some Scene { WindowGroup { Reader() } }\n}\n"

    private static func view(_ name: String, _ properties: String, _ content: String) -> String {
        "import SwiftUI\nstruct \(name): View {\n\(properties)var body: some View {\nVStack {\n\(content)}\n}\n}\n"
    }

    private static func appKitDelegate() -> String {
        "import AppKit\n@main class AppDelegate: NSObject, NSApplicationDelegate {\n"
            + "func applicationSupportsSecureRestorableState(_ app: NSApplication) -> Bool { true }\n}\n"
    }

    private static func restorer(_ name: String, _ body: String) -> String {
        """
        class \(name): NSObject, NSWindowRestoration {
        static func restoreWindow(
        withIdentifier identifier: NSUserInterfaceItemIdentifier, state: NSCoder,
        completionHandler: @escaping (NSWindow?, Error?) -> Void
        ) {
        \(body)
        }
        }

        """
    }

    private static func windowController(_ name: String, restoredBy restorer: String, identifier: String) -> String {
        """
        class \(name): NSWindowController {
        var page = 0
        init() {
        let window = NSWindow()
        window.isRestorable = true
        window.restorationClass = \(restorer).self
        window.identifier = NSUserInterfaceItemIdentifier("\(identifier)")
        super.init(window: window)
        }
        override func encodeRestorableState(with coder: NSCoder) {
        super.encodeRestorableState(with: coder)
        coder.encode(page, forKey: "page")
        }
        override func restoreState(with coder: NSCoder) {
        super.restoreState(with: coder)
        page = coder.decodeInteger(forKey: "page")
        }
        }

        """
    }

    private static func restoringView(_ members: String, _ properties: [String]) -> String {
        """
        class Canvas: NSView {
        \(members)override func encodeRestorableState(with coder: NSCoder) {
        super.encodeRestorableState(with: coder)
        \(properties.map { write($0, quoted($0)) + "\n" }.joined())}
        override func restoreState(with coder: NSCoder) {
        super.restoreState(with: coder)
        \(properties.map { "\($0) = \(read(quoted($0)))\n" }.joined())}
        }

        """
    }
}
