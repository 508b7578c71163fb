import Testing

@testable import AppModel

/// What is known of an object's restoration identifier.
struct IdentifierTests {
    private func name(_ state: IdentifierState) -> String {
        switch state {
        case .some: "some"
        case .computed: "computed"
        case .none: "none"
        case .optedOut: "opted out"
        case .drawn(let controller): "drawn " + controller.name
        case .unknown: "unknown"
        }
    }

    /// Of every instance of `Reader`.
    private func ofClass(_ text: String) -> String {
        let app = app(text)
        return name(app.classIdentifier(of: app.type("Reader")))
    }

    /// Of the object that `it` names in `func f()`.
    private func ofObject(_ body: String) -> String {
        let app = app("""
            class Reader: UIViewController {}
            class Owner: UIViewController {
                var kept = Reader()
                func f() {
                    \(body)
                    addChild(it)
                }
                func g() { invalidateRestorableState() }
            }
            """)
        let children = app.graph.holdings.filter { $0.kind == .custom }.map(\.child)
        let assignments = children.flatMap { app.graph.ownIdentifications(of: $0) }
        if assignments.contains(where: \.isOptOut) { return "opted out" }
        if !assignments.isEmpty { return "some" }
        return !children.isEmpty && children.allSatisfy { app.graph.isSurelyUnidentified($0) } ? "none" : "unknown"
    }

    @Test func aClassMayIdentifyItself() {
        #expect(ofClass("class Reader: UIViewController { init() { restorationIdentifier = \"a\" } }") == "some")
        #expect(ofClass("class Reader: UIViewController { override func viewDidLoad() { self.restorationIdentifier = \"a\" } }") == "some")
        #expect(ofClass("class Reader: UIViewController { func a() { super.restorationIdentifier = \"a\" } }") == "some")
        #expect(ofClass("class Reader: UIViewController { func a() { run { [weak self] in self?.restorationIdentifier = \"a\" } } }") == "some")
        #expect(ofClass("""
            class Reader: UIViewController {}
            extension Reader {
                func a() { restorationIdentifier = "a" }
            }
            """) == "some")
        #expect(ofClass("""
            class Reader: Base {}
            class Base: UIViewController {
                func a() { restorationIdentifier = "a" }
            }
            """) == "some")
        #expect(ofClass("class Reader: UIViewController { override var restorationIdentifier: String? { get { \"a\" } set {} } }") == "computed")
    }

    @Test func aClassMayHaveNone() {
        #expect(ofClass("class Reader: UIViewController { func a() { other.restorationIdentifier = \"a\" } }") == "none")
        #expect(ofClass("class Reader: UIViewController { func a(restorationIdentifier: String) { print(restorationIdentifier) } }") == "none")
        #expect(ofClass("class Reader: VendorController {}") == "unknown")
    }

    @Test func aStaticPropertyOfThatNameIsNotTheInstances() {
        #expect(ofClass("class Reader: UIViewController { static let restorationIdentifier = String(describing: Reader.self) }") == "none")
        #expect(ofClass("class Reader: UIViewController { static var restorationIdentifier: String { \"a\" } }") == "none")
        #expect(ofClass("class Reader: UIViewController { class func a() { restorationIdentifier = \"a\" } }") == "none")
    }

    @Test func nilOptsOut() {
        #expect(ofClass("class Reader: UIViewController { init() { restorationIdentifier = nil } }") == "opted out")
        #expect(ofClass("""
            class Reader: Base {
                init() { restorationIdentifier = nil }
            }
            class Base: UIViewController {
                init() { restorationIdentifier = "a" }
            }
            """)
            == "opted out")
        #expect(ofClass("class Reader: UIViewController { override var restorationIdentifier: String? { get { nil } set {} } }") == "opted out")
        #expect(ofClass("class Reader: UIViewController { override var restorationIdentifier: String? { get { super.restorationIdentifier } set {} } }")
            == "none")
        #expect(ofObject("""
            let it = Reader()
            it.restorationIdentifier = nil
            """) == "opted out")
    }

    @Test func anExtensionOfEveryControllerMayIdentifyIt() {
        #expect(ofClass("""
            class Reader: UIViewController {
                func a() { tag() }
            }
            extension UIViewController {
                func tag() { restorationIdentifier = "a" }
            }
            """)
            == "unknown")
        #expect(ofClass("""
            protocol Tagged {}
            extension Tagged where Self: UIViewController { func tag() { restorationIdentifier = "a" } }
            class Reader: UIViewController, Tagged {}
            """) == "some")
        #expect(ofClass("""
            extension UIView {
                func tag() { restorationIdentifier = "a" }
            }
            class Reader: UIViewController {}
            """) == "none")
    }

    @Test func anObjectIsIdentifiedThroughItsNames() {
        #expect(ofObject("""
            let it = Reader()
            it.restorationIdentifier = "a"
            """) == "some")
        #expect(ofObject("""
            let it = Reader()
            let other = it
            other.restorationIdentifier = "a"
            """) == "some")
        #expect(ofObject("""
            let it = kept
            kept.restorationIdentifier = "a"
            """) == "some")
        #expect(ofObject("let it = self; restorationIdentifier = \"a\"") == "some")
    }

    @Test func anObjectInSightHasNone() {
        #expect(ofObject("let it = Reader()") == "none")
        #expect(ofObject("""
            let it = Reader()
            present(it, animated: true)
            """) == "none")
        #expect(ofObject("let it = UINavigationController(rootViewController: Reader())") == "none")
        #expect(ofObject("""
            let it = Reader()
            let all = [it]
            tabs.viewControllers = all
            """) == "none")
    }

    @Test func anObjectIsIdentifiedInALoop() {
        for body in [
            "let it = Reader(); for one in [it, other] { one.restorationIdentifier = \"a\" }",
            "let it = Reader(); [it, other].forEach { $0.restorationIdentifier = \"a\" }",
            "let it = Reader(); [it, other].forEach { one in one.restorationIdentifier = \"a\" }",
        ] {
            #expect(ofObject(body) == "some", "\(body)")
        }
        for body in [
            "let it = Reader(); let all = [it]; for one in all { one.restorationIdentifier = \"a\" }",
            "let it = Reader(); let all = [it]; all[0].restorationIdentifier = \"a\"",
            "let it = Reader(); let all = [it]; for (index, one) in all.enumerated() { one.restorationIdentifier = \"a\" }",
        ] {
            #expect(["some", "unknown"].contains(ofObject(body)), "\(body)")
        }
    }

    @Test func anObjectThatAStoryboardMakesIsUnknown() {
        #expect(ofObject("let it = storyboard.instantiateViewController(withIdentifier: \"a\") as! Reader") == "unknown")
    }
}
