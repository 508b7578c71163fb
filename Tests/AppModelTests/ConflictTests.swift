import Syntax
import Testing

@testable import AppModel

private let conflict = """
    class Reader {
        func save() {
    <<<<<<< HEAD
            write(1)
    =======
            write(2)
    >>>>>>> other
        }
    }
    class Shelf { }
    """

private func place(of text: String, in file: String) -> Location {
    let start = UInt32(file.utf8.count - file[file.firstRange(of: text)!.lowerBound...].utf8.count)
    return Location(path: "App.swift", range: SourceRange(start: start, end: start + UInt32(text.utf8.count)))
}

@Test func bothSidesOfAConflictAreRead() {
    let facts = facts(conflict)
    #expect(facts.types.map(\.name) == ["Reader", "Shelf"])
    #expect(facts.types[0].methods[0].body?.rendered == "write(integer); write(integer)")
    #expect(facts.errors.map(\.message) == ["unresolved merge conflict"])
}

@Test func whatAConflictCutsThroughIsUnsettled() {
    let program = app(conflict).program
    #expect(program.isUnsettled(place(of: "Reader", in: conflict)))
    #expect(program.isUnsettled(place(of: "save", in: conflict)))
    #expect(program.isUnsettled(place(of: "write(2)", in: conflict)))
    #expect(!program.isUnsettled(place(of: "Shelf", in: conflict)))
}

@Test func aConflictWithoutAnEndGoesOnToTheEndOfTheFile() {
    let text = "class A { }\n<<<<<<< HEAD\nclass B { }\n=======\nclass C { }\n"
    let program = app(text).program
    #expect(!program.isUnsettled(place(of: "A", in: text)))
    #expect(program.isUnsettled(place(of: "B", in: text)))
    #expect(program.isUnsettled(place(of: "C {", in: text)))
}
