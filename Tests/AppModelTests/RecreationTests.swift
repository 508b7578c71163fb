import Testing

@testable import AppModel

/// What factories make, for whom, and for which identifier.
struct RecreationTests {
    @Test func eachReturnOfAFactoryIsAVending() {
        #expect(
            vended("""
                guard let last = path.last else { return nil }
                if last == "shared" { return Reader.shared }
                return Reader()
                """) == ["nothing", "existing for shared", "made Reader"])
    }

    @Test func aLocalIsFollowedToWhatFillsIt() {
        #expect(
            vended("""
                var controller: UIViewController? = nil
                switch path.last {
                case "list": controller = UITableViewController()
                default: controller = Reader()
                }
                return controller
                """) == ["nothing", "made UITableViewController", "made Reader"])
    }

    @Test func aBuilderIsFollowed() {
        #expect(vended("return Reader.make()") == ["made Reader"])
        #expect(vended("Reader.make()") == ["made Reader"])
    }

    @Test func whatIsKeptForTheNextTimeIsUnknown() {
        #expect(
            vended("""
                var kept: Reader? = nil
                if kept == nil { kept = Reader() }
                return kept
                """) == ["nothing", "unknown"])
    }

    @Test func aReturnInAClosureIsNoneOfTheFactorys() {
        #expect(vended("let make = { () -> UIViewController in return Reader() }\nreturn nil") == ["nothing"])
    }

    @Test func anIdentifierMayBeAskedForInSeveralWays() {
        #expect(
            vended("""
                let last = path.last
                if last == "a" || last == "b" { return Reader() }
                guard "c" == last else { return nil }
                return Reader()
                """) == ["made Reader for a b", "nothing", "made Reader for c"])
    }

    @Test func aSubclassInheritsTheRestorationClassThatSelfIs() {
        let app = app("""
            class Page: UIViewController, UIViewControllerRestoration {
                func keep() { restorationClass = type(of: self) }
                class func viewController(withRestorationIdentifierPath path: [String], coder: NSCoder) -> UIViewController? { self.init() }
            }
            class Map: Page {}
            """)
        #expect(app.recreations.map { "\($0.saved.description) by \($0.restorationClass.name)" } == ["Page by Page", "Map by Map"])
    }

    @Test func aRestorationClassBehindALocalIsNamed() {
        let app = app("""
            class Page: UIViewController {
                func keep(_ isMap: Bool) {
                    var kind: UIViewControllerRestoration.Type? = nil
                    if isMap { kind = Map.self } else { kind = Text.self }
                    restorationClass = kind
                }
            }
            class Map: UIViewController {}
            class Text: UIViewController {}
            """)
        #expect(app.namedClasses(app.restorationClassAssignments[0])?.map(\.description) == ["Map", "Text"])
    }

    private func vended(_ body: String) -> [String] {
        let app = app("""
            class Reader: UIViewController, UIViewControllerRestoration {
                static let shared = Reader()
                static func make() -> Reader {
                    let reader = Reader()
                    return reader
                }
                static func viewController(withRestorationIdentifierPath path: [String], coder: NSCoder) -> UIViewController? {
                    \(body)
                }
            }
            """)
        return app.program.implementations(of: .controllerFactory).flatMap { app.vendings(of: $0) }.map { vending in
            let identifiers = app.identifiers(answeredBy: vending).map { " for " + $0.sorted().joined(separator: " ") } ?? ""
            switch vending.kind {
            case .nothing: return "nothing"
            case .made(let type, _, _): return "made \(type.description)" + identifiers
            case .existing: return "existing" + identifiers
            case .drawn(let controller): return "drawn \(controller.name)" + identifiers
            case .unknown: return "unknown" + identifiers
            }
        }
    }
}
