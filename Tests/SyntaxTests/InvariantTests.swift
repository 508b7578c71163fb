import Foundation
import Syntax
import Testing

@Test(arguments: fixtures)
func everyFixtureParsesWithoutAnError(_ fixture: String) {
    let tree = SyntaxTree(parsing: SourceFile(path: "Fixture.swift", text: fixture))
    #expect(tree.errors == [])
    #expect(fault(in: tree) == nil)
}

@Test(arguments: fixtures)
func everyPrefixParses(_ fixture: String) {
    let bytes = Array(fixture.utf8)
    var tree = SyntaxTree()
    for count in 0...bytes.count {
        tree.parse(SourceFile(path: "Prefix.swift", bytes: Array(bytes.prefix(count))))
        if let fault = fault(in: tree) { Issue.record("\(fault) after \(count) bytes") }
    }
}

@Test(arguments: fixtures)
func everySuffixParses(_ fixture: String) {
    let bytes = Array(fixture.utf8)
    var tree = SyntaxTree()
    for count in stride(from: 0, to: bytes.count, by: 3) {
        tree.parse(SourceFile(path: "Suffix.swift", bytes: Array(bytes.suffix(count))))
        if let fault = fault(in: tree) { Issue.record("\(fault) in the last \(count) bytes") }
    }
}

/// Numbers that are the same on every run.
struct Dice {
    var state: UInt64

    mutating func roll(_ sides: Int) -> Int {
        state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
        return Int(truncatingIfNeeded: state >> 33) % sides
    }
}

@Test(arguments: 1...5)
func mutilatedTextParses(seed: Int) {
    var dice = Dice(state: UInt64(seed))
    let scraps = ["(", ")", "[", "]", "{", "}", "\"", "\\(", "<", ">", "#if a\n", "#endif\n", "case ", "in ", "/*", "`", "\n", "\0", "func ", "@", "?", ".", ",", "&"]
        .map { Array($0.utf8) }
    var tree = SyntaxTree()
    for _ in 0..<400 {
        var bytes = Array(fixtures[dice.roll(fixtures.count)].utf8)
        for _ in 0...dice.roll(4) {
            let place = dice.roll(bytes.count)
            switch dice.roll(4) {
            case 0: bytes.remove(at: place)
            case 1: bytes.removeSubrange(place..<min(bytes.count, place + dice.roll(40) + 1))
            case 2: bytes.insert(contentsOf: scraps[dice.roll(scraps.count)], at: place)
            default: bytes[place] = UInt8(dice.roll(256))
            }
            if bytes.isEmpty { bytes = [UInt8(ascii: "a")] }
        }
        tree.parse(SourceFile(path: "Mutilated.swift", bytes: bytes))
        if let fault = fault(in: tree) { Issue.record("\(fault) in \(String(decoding: bytes, as: UTF8.self))") }
    }
}

@Test(arguments: fixtures)
func carriageReturnsChangeNothing(_ fixture: String) {
    let windows = fixture.split(separator: "\n", omittingEmptySubsequences: false).joined(separator: "\r\n")
    let tree = SyntaxTree(parsing: SourceFile(path: "Unix.swift", text: fixture))
    let other = SyntaxTree(parsing: SourceFile(path: "Windows.swift", text: windows))
    #expect(other.errors == [])
    #expect(tree.nodes.map(\.kind) == other.nodes.map(\.kind))
    #expect(tree.tokens.map(\.kind) == other.tokens.map(\.kind))
}

private let openings = [
    "(", "[", "{", "a(", "a[", "a{", "a<", "if a {", "func f() {", "class A {", "switch a { case b: ", "\"\\(", "[a: ", "-(", "a ? ", "let a: [", "let a: (", "let a: A<", "let (", "#if a\n", "{ a in ", "if a { } else ", "a.b { c(", "case .a(", "a as ", "\\A.b[",
]

/// Secondary threads of macOS have half a megabyte. Unoptimised code takes ten times the stack of what is shipped.
@Test func deepNestingFitsASmallStack() {
    #if DEBUG
    let stackSize = 4 << 20
    #else
    let stackSize = 512 << 10
    #endif
    let faults = Faults()
    let thread = Thread {
        for opening in openings {
            let text = String(repeating: opening, count: 10_000)
            let tree = SyntaxTree(parsing: SourceFile(path: "Deep.swift", text: text))
            if let fault = fault(in: tree) { faults.found.append("\(fault) in \(opening)") }
        }
        faults.done.signal()
    }
    thread.stackSize = stackSize
    thread.start()
    faults.done.wait()
    #expect(faults.found == [])
}

/// Written by one thread, then read by another.
private final class Faults: @unchecked Sendable {
    var found: [String] = []
    let done = DispatchSemaphore(value: 0)
}

@Test func nestingClosesAgainAfterADepthTooGreat() {
    let text = "let a = " + String(repeating: "(", count: 10_000) + "b" + String(repeating: ")", count: 10_000) + "\nlet c = 1"
    let tree = SyntaxTree(parsing: SourceFile(path: "Deep.swift", text: text))
    #expect(tree.errors.map(\.message) == ["nested too deeply"])
    #expect(Array(tree.children(of: 0)).count == 2)
}

@Test func aLineOfAMegabyteParses() {
    let text = "let a = [" + String(repeating: "1, ", count: 330_000) + "2]"
    let tree = SyntaxTree(parsing: SourceFile(path: "Long.swift", text: text))
    #expect(tree.errors == [])
    #expect(tree.nodes.filter { $0.kind == .argument }.count == 330_001)
}

/// Read once per token instead of once, the last of these would take minutes.
@Test(arguments: [")", "}", "]", "<", ">", "?", "@", "\\", "case ", "`", "\"", "/", "$", "\0", "=", ":", "in ", "& ", "a.", "else ", "#", "<#", "open ", "async ", "override "])
func onlyOneKindOfTokenParses(_ scrap: String) {
    let tree = SyntaxTree(parsing: SourceFile(path: "Scrap.swift", text: String(repeating: scrap, count: 20_000)))
    #expect(fault(in: tree) == nil)
}
