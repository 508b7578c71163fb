import Testing

@testable import AppModel

/// Which controllers are there before restoration, which are shown later, and what their factories leave out.
struct ControllerTests {
    // MARK: Shown

    @Test func aControllerIsShownByOneBody() {
        #expect(shown("""
            let page = Page()
            page.restorationIdentifier = "page"
            present(page, animated: true)
            """) == ["page: Page"])
        #expect(shown("""
            let page = Page()
            page.restorationIdentifier = "page"
            show(page, sender: nil)
            """) == ["page: Page"])
        #expect(shown("""
            let page = Page()
            page.restorationIdentifier = "page"
            present(page, animated: false)
            """) == [])
        #expect(shown("""
            let page = Page()
            page.restorationIdentifier = nil
            present(page, animated: true)
            """) == [])
        #expect(shown("present(Page(), animated: true)") == [])
    }

    @Test func eachOfTwoInitializersMayHaveMadeIt() {
        #expect(
            shown("""
                var page = Page()
                if isMap { page = Map() }
                page.restorationIdentifier = "page"
                present(page, animated: true)
                """) == ["page: Map"])
        #expect(
            shown("""
                let page: UIViewController
                if isMap {
                    page = Map()
                    page.restorationIdentifier = "map"
                } else {
                    page = Page()
                    page.restorationIdentifier = "page"
                }
                present(page, animated: true)
                """) == ["page: Map", "page: Page"])
    }

    @Test func whoGetsAShownControllerMaySeeToIt() {
        let identified = "let page = Page(); page.restorationIdentifier = \"page\"\n"
        #expect(
            shown(identified + """
                page.restorationClass = Page.self
                present(page, animated: true)
                """) == [])
        #expect(shown(identified + "keep(page); present(page, animated: true)") == [])
        #expect(shown(identified + "hand(page); present(page, animated: true)") == [])
        #expect(shown(identified + "kept = page; present(page, animated: true)") == ["page: Page"])
    }

    @Test func whatTheLaunchShowsStandsThereAlready() {
        let body = "let page = Page(); page.restorationIdentifier = \"page\"; present(page, animated: true)"
        #expect(shown(body) == ["page: Page"])
        #expect(shown(body, beside: "override func viewDidLoad() { super.viewDidLoad(); open(isMap: false) }") == [])
    }

    /// Those that nothing makes again: the local and its class.
    private func shown(_ body: String, beside member: String = "") -> [String] {
        let app = app("""
            @main class Delegate: UIResponder, UIApplicationDelegate {
                func application(_ application: UIApplication, shouldSaveSecureApplicationState coder: NSCoder) -> Bool { true }
            }
            class Map: UIViewController {}
            class Page: UIViewController {
                var kept: UIViewController?
                func keep(_ page: UIViewController) { page.restorationClass = nil }
                func open(isMap: Bool) {
                    \(body)
                }
                \(member)
            }
            """)
        return told { app.homelessControllers(&$0) }.map { "\($0.name): \($0.made.description)" }
    }

    // MARK: Standing

    @Test func whatTheDelegateKeepsStandsAtLaunch() {
        let app = app("""
            class Delegate: UIResponder, UIApplicationDelegate {
                let map = Map()
                lazy var late = Map()
                var page: Page?
                func application(_ application: UIApplication, willFinishLaunchingWithOptions options: [String: Any]?) -> Bool {
                    let dropped = Page()
                    let root = Page()
                    page = root
                    build()
                    return true
                }
                private func build() {
                    window?.rootViewController = Page()
                    show(map)
                }
                private func other() { page = Page() }
            }
            class Map: UIViewController {}
            class Page: UIViewController { func g() { invalidateRestorableState() } }
            """)
        #expect(app.standingControllers.map { "\($0.type.description) kept by \($0.keepers.sorted())" } == [#"Page kept by ["page"]"#, #"Map kept by ["map"]"#])
    }

    @Test func whatIsPutIntoTabsStandsThere() {
        let app = app("""
            class Tabs: UITabBarController {
                override func viewDidLoad() {
                    super.viewDidLoad()
                    viewControllers = [Page(), UINavigationController(rootViewController: Page())]
                }
            }
            class Page: UIViewController {
                func g() { invalidateRestorableState() }
            }
            """)
        #expect(app.standingControllers.filter(\.isTab).map(\.type.description) == ["Page", "UINavigationController"])
    }

    // MARK: Factories

    @Test func aFactoryIsAskedWhereItsClassIsNamed() {
        let app = app("""
            @main class Delegate: UIResponder, UIApplicationDelegate {
                func application(_ application: UIApplication, shouldSaveSecureApplicationState coder: NSCoder) -> Bool { true }
            }
            class Page: UIViewController, UIViewControllerRestoration {
                func keep() { restorationClass = Self.self }
                class func viewController(withRestorationIdentifierPath path: [String], coder: NSCoder) -> UIViewController? { nil }
            }
            class Heir: Page {
                override class func viewController(withRestorationIdentifierPath path: [String], coder: NSCoder) -> UIViewController? { nil }
            }
            class Map: UIViewController, UIViewControllerRestoration {
                static func viewController(withRestorationIdentifierPath path: [String], coder: NSCoder) -> UIViewController? { nil }
            }
            """)
        #expect(told { app.unaskedFactories(&$0) }.map { $0.type!.name } == ["Map"])
    }

    @Test func aKeyIsNeededWhereNothingIsMadeWithoutIt() {
        #expect(unanswered("guard coder.containsValue(forKey: \"post\") else { return nil }\nreturn Editor()") == ["post, draft instead"])
        #expect(unanswered("guard let post = coder.decodeObject(forKey: \"post\") else { return nil }\nreturn Editor()") == ["post, draft instead"])
        #expect(unanswered("if coder.containsValue(forKey: \"post\") { return Editor() }\nreturn Editor()") == [])
    }

    private func unanswered(_ factory: String) -> [String] {
        let app = app("""
            class Editor: UIViewController, UIViewControllerRestoration {
                func keep() { restorationClass = Editor.self }
                static func viewController(withRestorationIdentifierPath path: [String], coder: NSCoder) -> UIViewController? {
                    \(factory)
                }
                override func encodeRestorableState(with coder: NSCoder) {
                    if let post { coder.encode(post, forKey: "post") } else { coder.encode("", forKey: "draft") }
                }
                override func decodeRestorableState(with coder: NSCoder) {
                    text = coder.decodeObject(forKey: "draft")
                }
            }
            """)
        return told { app.unansweredStates(&$0) }.map { "\($0.needed.key.text ?? ""), \($0.savedInstead.key.text ?? "") instead" }
    }
}
