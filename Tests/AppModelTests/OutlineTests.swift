import Syntax
import Testing

@testable import AppModel

private let model = SourceFile(
    path: "Model.swift",
    text: """
        struct Model {
            static let key = "model"
            var page = Page.first
            enum Page: String { case first, last = "z" }
        }
        extension UIColor {
            static let name = "brand"
        }
        """)

private let controller = SourceFile(
    path: "Controller.swift",
    text: """
        class Controller: UIViewController {
            override func encodeRestorableState(with coder: NSCoder) {
                coder.encode(1, forKey: Model.key)
                coder.encode(2, forKey: UIColor.name)
                coder.encode(3, forKey: Model.Page.last.rawValue)
                coder.encode(4, forKey: Model.missing)
            }
        }
        """)

private final class Counter: @unchecked Sendable {
    var asked: [String] = []
}

@Test func anOutlineGivesItsValuesToThoseWhoAsk() throws {
    let counter = Counter()
    var reader = FactsReader { path in
        counter.asked.append(path)
        return FactsReader.types(of: model)
    }
    let app = App(linking: [reader.facts(of: model), reader.facts(of: controller)])
    let space = try #require(app.keySpaces.first)
    #expect(space.writes.accesses.map(\.key) == [.text("model"), .text("brand"), .text("z"), .constant("Model.missing")])
    #expect(Set(counter.asked) == ["Model.swift"])
}

@Test func anOutlineIsAllThatIsReadUntilSomebodyAsks() {
    var reader = FactsReader { _ in
        Issue.record("nobody asked for a member")
        return []
    }
    let facts = reader.facts(of: model)
    #expect(facts.types.map(\.name) == ["Model", "Model.Page", "UIColor"])
    #expect(facts.types[0].mayDeclare("page"))
    #expect(!facts.types[0].mayDeclare("anotherName"))
    #expect(facts.types[1].mayDeclare("last"))
}

@Test func anOutlineHasNoMembersOnceTheFileIsAnother() {
    let other = SourceFile(path: "Model.swift", text: "struct Other { static let key = 1 }")
    var reader = FactsReader { _ in FactsReader.types(of: other) }
    #expect(reader.facts(of: model).types[0].properties.isEmpty)
}

@Test func anOutlineKnowsObjectiveCPropertiesByTheNamesThatReadThem() {
    let text = """
        @interface Model : NSObject { NSInteger _count; }
        @property (getter=isOpen) BOOL open;
        @end
        typedef NS_ENUM(NSInteger, Side) { SideLeft, SideRight };
        """
    let types = FileFacts(extracting: SourceFile(path: "Model.h", text: text)).types
    #expect(types.map(\.name) == ["Model", "Side"])
    for name in ["open", "isOpen", "count"] { #expect(types[0].mayDeclare(name)) }
    #expect(types[0].properties.map(\.name) == ["open", "isOpen", "count"])
    #expect(types[1].cases.map(\.name) == ["SideLeft", "SideRight"])
}

@Test func ofATestThatMentionsNothingNothingIsKept() {
    func facts(testing body: String) -> FileFacts {
        let text = "import XCTest\nclass Stub: Controller {}\nfinal class ModelTests: XCTestCase {\n    func testPages() { \(body) }\n}\n"
        return FileFacts(extracting: SourceFile(path: "ModelTests.swift", text: text))
    }
    let silent = facts(testing: "XCTAssert(true)")
    #expect(silent.isTest && silent.types.isEmpty)
    let mentioning = facts(testing: "Controller().encodeRestorableState(with: coder)")
    #expect(mentioning.isTest && mentioning.types.map(\.name) == ["Stub", "ModelTests"])
}
