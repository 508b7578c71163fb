import Syntax
import Testing

@testable import AppModel

/// What a coder keeps for a value, and what a read takes it for.
struct CodedValueTests {
    @Test func aScalarWithAMethodOfItsOwnStaysAScalar() {
        #expect(written("true", "1", "1.5", "Int64.max as Int64", "Float(1)") == ["boolean", "integer", "floating", "integer", "floating"])
    }

    @Test func everyOtherNumberGoesInAsAnObject() {
        #expect(written("1 as Int?", "1 as CGFloat", "1 as UInt", "1 as Any", "page", "self.page!") == [
            "object", "object", "object", "object", "object", "integer",
        ])
    }

    @Test func structuresHaveMethodsUnlessTheyAreOptional() {
        #expect(written("a as CGPoint", "a as CGPoint?") == ["structure(\"CGPoint\")", "object"])
    }

    @Test func aTypeFromElsewhereCouldBeAnything() {
        #expect(written("a as Strange", "unknown", "mode", "mode.rawValue") == ["?", "?", "?", "integer"])
    }

    @Test func anOverloadOfTheProjectMayTakeTheValue() {
        let overload = "extension NSCoder { func encode(_ value: CGFloat, forKey key: KEY) {} }"
        #expect(written("1", beside: overload.replacing("KEY", with: "String")) == ["?"])
        #expect(written("1", beside: overload.replacing("KEY", with: "Reader.Mode")) == ["integer"])
    }

    @Test func aReadExpectsTheClassThatItNamesOrIsCastTo() {
        #expect(read("coder.decodeObject(of: NSString.self, forKey: \"k\") as String?") == ["object NSString"])
        #expect(read("coder.decodeObject(forKey: \"k\") as? URL") == ["object URL"])
        #expect(read("(coder.decodeObject(forKey: \"k\") as! [String])") == ["object [String]"])
        #expect(read("coder.decodeObject(of: [NSArray.self, NSString.self], forKey: \"k\")") == ["object ?"])
        #expect(read("coder.decodeInt64(forKey: \"k\")") == ["integer ?"])
    }

    @Test func bridgedClassesReadEachOther() {
        #expect(reads(.named("String"), as: .named("NSString")))
        #expect(reads(.optional(.named("Int")), as: .named("Bool")))
        #expect(reads(.named("Array", [.named("Int")]), as: .named("NSArray")))
        #expect(reads(.named("URL"), as: .named("NSObject")))
        #expect(reads(.named("String"), as: .named("Strange")))
        #expect(!reads(.named("String"), as: .named("URL")))
        #expect(!reads(.named("UIImage"), as: .named("NSString")))
        #expect(!reads(.named("Array"), as: .named("NSMutableArray")))
    }

    private func app(_ body: String, beside others: String = "") -> App {
        let text = """
            \(others)
            class Reader: UIViewController {
                enum Mode: Int { case one }
                var mode = Mode.one
                var page: Int!
                override func encodeRestorableState(with coder: NSCoder) {
                    \(body)
                }
            }
            """
        return App(linking: [FileFacts(extracting: SourceFile(path: "A.swift", text: text))])
    }

    private func written(_ values: String..., beside others: String = "") -> [String] {
        let app = app(values.map { "coder.encode(\($0), forKey: \"k\")" }.joined(separator: "\n"), beside: others)
        return app.coderAccesses(in: Hook.writers).map { app.codedValue(of: $0).map { "\($0.shape)" } ?? "?" }
    }

    private func read(_ expression: String) -> [String] {
        let app = app("_ = " + expression)
        return app.coderAccesses(in: Hook.writers).compactMap { app.codedValue(of: $0) }.map { "\($0.shape) \($0.type?.description ?? "?")" }
    }

    private func reads(_ written: StaticType, as read: StaticType) -> Bool {
        app("").mayRead(written, as: read)
    }
}
