import Testing

@testable import AppModel

/// What factories make, for whom, and for which identifier.
struct RecreationTests {
    @Test func eachReturnOfAFactoryIsAResult() {
        #expect(
            returned("""
                guard let last = path.last else { return nil }
                if last == "shared" { return Reader.shared }
                return Reader()
                """) == ["nothing", "existing for shared", "made Reader"])
    }

    @Test func aLocalIsFollowedToWhatFillsIt() {
        #expect(
            returned("""
                var controller: UIViewController? = nil
                switch path.last {
                case "list": controller = UITableViewController()
                default: controller = Reader()
                }
                return controller
                """) == ["nothing", "made Reader", "made UITableViewController for list"])
    }

    @Test func aBuilderIsFollowed() {
        #expect(returned("return Reader.make()") == ["made Reader"])
        #expect(returned("Reader.make()") == ["made Reader"])
    }

    @Test func whatIsKeptForTheNextTimeIsTold() {
        #expect(
            returned("""
                if Reader.kept == nil { Reader.kept = Reader() }
                return Reader.kept
                """) == ["nothing", "made Reader, kept"])
        #expect(
            returned("""
                var local: Reader? = nil
                if local == nil { local = Reader() }
                return local
                """) == ["nothing", "made Reader"])
    }

    @Test func whatComesThroughAStructureIsMadeHere() {
        #expect(
            returned("""
                let box = Box(value: Reader())
                return box.value
                """) == ["made Reader"])
    }

    @Test func aReturnInAClosureIsNoneOfTheFactorys() {
        #expect(returned("let make = { () -> UIViewController in return Reader() }\nreturn nil") == ["nothing"])
    }

    @Test func anIdentifierMayBeAskedForInSeveralWays() {
        #expect(
            returned("""
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

    private func returned(_ body: String) -> [String] {
        let app = app("""
            class Reader: UIViewController, UIViewControllerRestoration {
                struct Box { let value: UIViewController }
                static let shared = Reader()
                static var kept: Reader?
                static func make() -> Reader {
                    let reader = Reader()
                    return reader
                }
                static func viewController(withRestorationIdentifierPath path: [String], coder: NSCoder) -> UIViewController? {
                    \(body)
                }
            }
            """)
        return app.program.implementations(of: .controllerFactory).flatMap { app.results(of: $0) }.map { result in
            let identifiers = result.identifiers.map { " for " + $0.sorted().joined(separator: " ") } ?? ""
            switch result.kind {
            case .nothing: return "nothing"
            case .made(let type, _, _): return "made \(type.description)" + (result.isKept ? ", kept" : "") + identifiers
            case .existing: return "existing" + identifiers
            case .drawn(let controller): return "drawn \(controller.name)" + identifiers
            case .unknown: return "unknown" + identifiers
            }
        }
    }
}
