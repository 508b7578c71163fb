import Foundation
import Syntax
import Testing

@testable import AppModel

/// What a hook is known to do with its coder.
struct CoderFlowTests {
    /// The keys of a controller's `encodeRestorableState(with:)`, with `…` at the end where others may be written too.
    private func keys(_ body: String, members: String = "", outside: String = "") -> [String] {
        let app = app("""
            class Reader: UIViewController {
                override func encodeRestorableState(with coder: NSCoder) {
                    \(body)
                }
                \(members)
            }
            \(outside)
            """)
        return keys(app.coderFlow(of: app.function("Reader.encodeRestorableState(with:)")))
    }

    private func keys(_ flow: CoderFlow) -> [String] {
        flow.accesses.map { access in
            switch access.key {
            case .text(let text): text
            case .constant(let name): "constant " + name
            case .pattern(let pattern): pattern.prefix + "*" + pattern.suffix
            case .unknown: "?"
            }
        } + (flow.escapes ? ["…"] : [])
    }

    private let write = "coder.encode(1, forKey: \"a\")"

    @Test func callsOfTheCoderCount() {
        #expect(keys(write) == ["a"])
        #expect(keys("""
            coder.encodeInteger(1, forKey: "a")
            coder.decodeObject(forKey: "b")
            """) == ["a", "b"])
        #expect(keys("""
            coder.encodeObject(1, forKey: "a")
            coder.decodeObjectForKey("b")
            """) == ["a", "b"])
        #expect(keys("other.encode(1, forKey: \"a\")") == [])
        #expect(keys("if a { for b in c { run { \(write) } } }") == ["a"])
    }

    @Test func otherNamesOfTheCoderCount() {
        #expect(keys("let c = coder; c.encode(1, forKey: \"a\")") == ["a"])
        #expect(keys("if let c = coder as? NSKeyedArchiver { c.encode(1, forKey: \"a\") }") == ["a"])
        #expect(keys("(coder as! NSKeyedArchiver).encode(1, forKey: \"a\")") == ["a"])
    }

    @Test func aParameterOfAClosureIsAnotherCoder() {
        #expect(keys("archive { coder in \(write) }") == [])
        #expect(keys("archive { (coder: NSCoder) in \(write) }") == [])
    }

    @Test func aHelperOfTheTypeIsFollowed() {
        #expect(keys("save(coder)", members: "func save(_ coder: NSCoder) { \(write) }") == ["a"])
        #expect(keys("self.save(into: coder)", members: "func save(into c: NSCoder) { c.encode(1, forKey: \"a\") }") == ["a"])
        #expect(keys("Self.save(coder)", members: "static func save(_ coder: NSCoder) { \(write) }") == ["a"])
    }

    @Test func aCoderMayBeHandedOnThousandsOfTimes() {
        let helpers = (0..<8000).map { index in
            """
            func save\(index)(_ coder: NSCoder) {
                coder.encode(1, forKey: "k\(index)")
                save\((index + 1) % 8000)(coder)
            }
            """
        }
        let found = keys("save0(coder)", outside: helpers.joined(separator: "\n"))
        #expect(found.count == 8000)
        #expect(found.last == "k7999")
    }

    @Test func helpersElsewhereAreFollowed() {
        #expect(keys("save(coder)", outside: "func save(_ coder: NSCoder) { \(write) }") == ["a"])
        #expect(keys("store.save(coder)", members: "let store = Store()", outside: "class Store { func save(_ coder: NSCoder) { \(write) } }") == ["a"])
        #expect(keys("Store.save(coder)", outside: "enum Store { static func save(_ coder: NSCoder) { \(write) } }") == ["a"])
        #expect(keys("_ = Store(coder)", outside: "class Store { init(_ coder: NSCoder) { \(write) } }") == ["a"])
    }

    @Test func extensionsOfTheCoderAreFollowed() {
        #expect(keys("coder.save(1)", outside: "extension NSCoder { func save(_ a: Int) { encode(a, forKey: \"a\") } }") == ["a"])
        #expect(keys("coder.save(1)", outside: "extension NSCoder { func save(_ a: Int) { self.encode(a, forKey: \"a\") } }") == ["a"])
        #expect(keys("coder.save(1)", outside: """
            extension NSCoder {
                func save(_ a: Int) { more(a) }
                func more(_ a: Int) { encode(a, forKey: "a") }
            }
            """) == ["a"])
    }

    @Test func propertiesAddedToTheCoderAreFollowed() {
        let page = "extension NSCoder { var page: Int { get { decodeInteger(forKey: \"a\") } set { encode(newValue, forKey: \"a\") } } }"
        #expect(keys("coder.page = 1", outside: page) == ["a"])
        #expect(keys("a = coder.page", outside: page) == ["a"])
        #expect(keys("a = coder.allowsKeyedCoding", outside: page) == [])
        let keyed = "extension NSCoder { subscript(a: String) -> Int { get { decodeInteger(forKey: a) } set { encode(newValue, forKey: a) } } }"
        #expect(keys("coder[\"a\"] = 1", outside: keyed) == ["a"])
        #expect(keys("a = coder[\"a\"]", outside: keyed) == ["a"])
        #expect(keys("coder[\"a\"] = 1", outside: "extension NSCoder { subscript(a: Int) -> Int { decodeInteger(forKey: \"a\") } }") == ["…"])
    }

    @Test func keysAreHandedOver() {
        let save = "func save(_ value: Int, key: String, to coder: NSCoder) { coder.encode(value, forKey: key) }"
        #expect(keys("""
            save(1, key: "a", to: coder)
            save(2, key: "b", to: coder)
            """, members: save) == ["a", "b"])
        #expect(keys("""
            save(1, key: "a", to: coder)
            save(2, key: make(), to: coder)
            """, members: save) == ["a", "?"])
        #expect(keys("""
            save(1, key: make(), to: coder)
            save(2, key: "b", to: coder)
            """, members: save) == ["?", "b"])
        #expect(keys("""
            save(1, key: "a", to: coder)
            save(2, key: "a", to: coder)
            """, members: save) == ["a", "a"])
    }

    @Test func aClosuresParameterIsNoKeyThatWasHandedOver() {
        let save = "func save(_ key: String, _ coder: NSCoder) { keys.forEach2 { key, _ in coder.encode(1, forKey: key) } }"
        #expect(keys("save(\"a\", coder)", members: save) == ["?"])
    }

    @Test func aParameterLeftOutHasItsDefaultValue() {
        #expect(keys("save(coder)", members: "func save(_ coder: NSCoder, key: String = \"a\") { coder.encode(1, forKey: key) }") == ["a"])
    }

    @Test func aCoderThatGoesElsewhereIsOpen() {
        for body in [
            "vendor(coder)", "return coder", "vendor.save(coder)", "vendor([coder])", "vendor((coder, 1))",
            "vendor(a ? coder : b)", "coder.encode(1)", "coder.vendorSave()", "super.save(coder)", "let e = coder.encode", "coder.vendor = 1",
            "coder[1] = 2", "coder <- 1", "self[coder] = 1", "vendor { coder }",
        ] {
            #expect(keys(body).last == "…", "\(body)")
        }
    }

    @Test func aCoderIsFollowedIntoWhateverHoldsIt() {
        for body in [
            "self.coder = coder; self.coder.encode(1, forKey: \"a\")", "for c in [coder] { c.encode(1, forKey: \"a\") }",
            "[coder].forEach { $0.encode(1, forKey: \"a\") }", "if case let c as NSKeyedArchiver = coder { c.encode(1, forKey: \"a\") }",
            "switch coder { case let c as NSKeyedArchiver: c.encode(1, forKey: \"a\")\n default: break }",
            "let (c, b) = (coder, 1); c.encode(1, forKey: \"a\")", "(a ? coder : coder).encode(1, forKey: \"a\")",
        ] {
            #expect(keys(body) == ["a"], "\(body)")
        }
    }

    @Test func whatKeepsNoCoderLeavesItClosed() {
        #expect(keys("""
            print(coder)
            super.encodeRestorableState(with: coder)
            _ = coder
            \(write)
            """) == ["a"])
        #expect(keys("""
            guard coder.allowsKeyedCoding else { return }
            \(write)
            """) == ["a"])
    }

    @Test func whatIsGivenUpSaysSo() {
        let text = """
            class Reader: UIViewController {
                override func encodeRestorableState(with coder: NSCoder) {
                    super.encodeRestorableState(with: coder)
                    coder.encode(1, forKey: "page")
                }
            }
            """
        let facts = FileFacts(extracting: SourceFile(path: "Reader.swift", text: text))
        var options = ModelOptions()
        #expect(App(linking: [facts], options: options).followsEveryValue)
        options.stepLimit = 1
        let app = App(linking: [facts], options: options)
        #expect(!app.followsEveryValue)
        #expect(app.coderFlow(of: app.program.functions[0]).escapes, "any key may be written")
    }

    @Test func whatIsTooMuchWorkIsFollowedLessFarApart() throws {
        let screens = (0..<20).map { number in
            """
            class Screen\(number): UIViewController {
                override func encodeRestorableState(with coder: NSCoder) {
                    super.encodeRestorableState(with: coder)
                    save(coder, "key\(number)", beside: screens)
                }
            }
            """
        }
        // Whatever is handed over at each call would go through the helper as often as there are calls.
        let helper = """
            let screens: [UIViewController] = [\(screens.indices.map { "Screen\($0)()" }.joined(separator: ", "))]
            func save(_ coder: NSCoder, _ key: String, beside screens: [UIViewController]) {
                let first = screens.first
                let second = first
                let third = second
                let fourth = third
                coder.encode(1, forKey: key)
            }
            """
        let facts = FileFacts(extracting: SourceFile(path: "Screens.swift", text: (screens + [helper]).joined(separator: "\n")))
        // How many keys the screens have together, with ever more room for the work; `nil` where nothing is followed.
        let counts = (0..<40).map { Int(500 * pow(1.2, Double($0))) }.map { limit -> Int? in
            var options = ModelOptions()
            options.stepLimit = limit
            let app = App(linking: [facts], options: options)
            guard app.followsEveryValue else { return nil }
            return screens.indices.map { Set(keys(app.coderFlow(of: app.function("Screen\($0).encodeRestorableState(with:)")))).count }.reduce(0, +)
        }
        #expect(counts.first == .some(nil), "nothing is followed with next to no steps")
        #expect(counts.last == screens.count, "each call is told apart where there is room")
        let coarse = try #require(counts.compactMap(\.self).first)
        #expect(coarse > screens.count, "the calls of one helper are taken together before nothing is known")
    }

    @Test func aHelperThatCallsItselfEnds() {
        #expect(keys("save(coder)", members: """
            func save(_ coder: NSCoder) {
                \(write)
                save(coder)
            }
            """) == ["a"])
        #expect(keys("save(coder, \"a\")", members: """
            func save(_ c: NSCoder, _ k: String) {
                c.encode(1, forKey: k)
                save(c, k + "a")
            }
            """).last == "aa*")
    }

    @Test func eachVersionOfAHelperCounts() {
        let app = app("""
            class Base: UIViewController {
                override func encodeRestorableState(with coder: NSCoder) { save(coder) }
                func save(_ coder: NSCoder) { coder.encode(1, forKey: "base") }
            }
            class Leaf: Base {
                override func save(_ coder: NSCoder) { coder.encode(1, forKey: "leaf") }
            }
            """)
        #expect(keys(app.coderFlow(of: app.function("Base.encodeRestorableState(with:)"))) == ["base", "leaf"])
    }

    @Test func aProtocolsDefaultIsNotTheOnlyAnswer() {
        #expect(keys("saver.save(coder)", members: "let saver: Saver", outside: """
            protocol Saver {}
            extension Saver { func save(_ coder: NSCoder) { coder.encode(1, forKey: "a") } }
            """).last == "…")
    }

    @Test func aLocalFunctionIsItsOwn() {
        #expect(keys("func save(_ c: NSCoder) {}; save(coder)", members: "func save(_ coder: NSCoder) { \(write) }") == [])
    }
}

/// The keys that instances of one class share.
struct KeySpaceTests {
    @Test func aSpaceHoldsBasesSubclassesAndFactories() {
        let app = app("""
            //- Base.swift
            class Base: UIViewController {
                override func encodeRestorableState(with coder: NSCoder) { coder.encode(1, forKey: "base") }
            }
            //- Reader.swift
            class Reader: Base {
                override func encodeRestorableState(with coder: NSCoder) { coder.encode(1, forKey: "reader") }
                func prepare() { restorationClass = Factory.self }
            }
            //- Factory.swift
            class Factory: NSObject, UIViewControllerRestoration {
                static func viewController(withRestorationIdentifierPath path: [String], coder: NSCoder) -> UIViewController? {
                    coder.decodeObject(forKey: "reader")
                }
            }
            """)
        let space = app.keySpaces.first { $0.type.name == "Reader" }!
        #expect(space.ownWrites.accesses.map(\.key.text) == ["reader"])
        #expect(space.writes.accesses.map(\.key.text) == ["reader", "base"])
        #expect(space.reads.accesses.map(\.key.text) == ["reader"])
    }

    @Test func aClassOfUnknownOriginHasNone() {
        let app = app("""
            class Reader: VendorController {
                override func encodeRestorableState(with coder: NSCoder) { coder.encode(1, forKey: "a") }
            }
            """)
        #expect(app.keySpaces.isEmpty)
    }
}
