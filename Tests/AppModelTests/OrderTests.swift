import Testing

@testable import AppModel

/// The same files give the same answers, however they come.
struct OrderTests {
    private let text = """
        //- A.swift
        class Base: UIViewController { enum Keys { static let page = "p" } }
        //- B.swift
        class Reader: Base {
            override func encodeRestorableState(with coder: NSCoder) { coder.encode(1, forKey: Keys.page) }
        }
        //- C.swift
        extension Reader {
            override func decodeRestorableState(with coder: NSCoder) { coder.decodeInteger(forKey: Keys.page) }
            func add(_ one: UIViewController) { addChild(one) }
        }
        //- D.swift
        class Owner: Reader { func f() { add(Base()) } }
        """

    private func summary(_ app: App) -> [String] {
        app.program.types.map(\.name) + app.program.functions.map(\.symbol) + app.graph.holdings.map { app.graph.location(of: $0).path + app.graph.name(ofChildIn: $0) }
            + app.keySpaces.map { "\($0.type.name) \($0.reads.accesses.map(\.key)) \($0.writes.accesses.map(\.key))" }
    }

    @Test func theOrderOfFilesDoesNotMatter() {
        let facts = files(in: text)
        let expected = summary(App(linking: facts))
        #expect(summary(App(linking: facts.reversed())) == expected)
        #expect(summary(App(linking: [facts[2], facts[0], facts[3], facts[1]])) == expected)
        #expect(summary(App(linking: facts)) == expected)
    }

    @Test func aFileGivenTwiceCountsOnce() {
        let facts = files(in: text)
        #expect(summary(App(linking: facts + facts)) == summary(App(linking: facts)))
    }
}
