import Testing

@testable import AppModel

/// The index leaves out no function that going through all of them would give.
struct WordIndexTests {
    private let program = app(
        """
        class Reader {
            var page = 0
            var title: String { names.first ?? fallback }
            func open(_ chapter: Int) { page = chapter; show(page) }
            func close() { page = 0 }
            func show(_ number: Int) { print(number, title) }
        }
        func restart() { Reader().open(1) }
        """
    ).program

    private func all(_ names: [String]) -> [String] {
        program.functions.filter { function in names.contains { function.fact.words.mayHold($0) } }.map(\.symbol)
    }

    @Test(arguments: ["page", "open", "print", "title", "number", "names", "nothing", ""])
    func aNameGivesTheFunctionsThatHoldIt(name: String) {
        #expect(program.functions(mentioningAnyOf: [name]).map(\.symbol) == all([name]))
    }

    @Test func severalNamesGiveEachFunctionOnceAndInOrder() {
        let found = program.functions(mentioningAnyOf: ["page", "open", "title"]).map(\.symbol)
        #expect(found == all(["page", "open", "title"]))
        #expect(found == ["Reader.open(_:)", "Reader.close()", "Reader.show(_:)", "restart()"])
    }

    @Test func aFunctionOfManyNamesHoldsThemAndNoOther() {
        let calls = (0...4096).map { "f\($0)()" }.joined(separator: "\n")
        let program = app("func long() {\n\(calls)\n}\nfunc short() { page() }").program
        #expect((0...4096).allSatisfy { program.functions(mentioningAnyOf: ["f\($0)"]).map(\.symbol) == ["long()"] })
        #expect(program.functions[0].fact.words.mayHold("f4000"))
        #expect(!program.functions[0].fact.words.mayHold("page"))
        #expect(program.functions(mentioningAnyOf: ["page"]).map(\.symbol) == ["short()"])
        #expect(program.functions(mentioningAnyOf: ["chapter"]).isEmpty)
    }

    @Test func aFileGivesItsOwnFunctionsAlone() {
        let program = app(
            """
            //- A.swift
            func first() { page() }
            //- B.swift
            func second() { page() }
            func third() { chapter() }
            //- C.swift
            func fourth() { page() }
            """
        ).program
        #expect(program.functions(mentioningAnyOf: ["page"], inFile: 1).map(\.symbol) == ["second()"])
    }
}
