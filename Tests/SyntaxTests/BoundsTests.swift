import Foundation
import Testing

@testable import Syntax

/// Places that lie outside: of a file's tokens, of its text, of the stack.

@Test func outsideOfAFilesTokensThereIsItsEnd() {
    let tree = SyntaxTree(parsing: SourceFile(path: "A.swift", text: "let a"))
    tree.withView { view in
        #expect(view.tokens[-1].kind == .endOfFile)
        #expect(view.tokens[0].word == .let)
        #expect(view.tokens[view.tokens.count + 3].kind == .endOfFile)
        #expect(view.tokens[view.tokens.count + 3].range == SourceRange(start: 5, end: 5))
    }
}

@Test func tokensThatCrossAreNone() {
    let tree = SyntaxTree(parsing: SourceFile(path: "A.m", text: "int a = @selector("))
    tree.withView { #expect($0.tokens(from: 3, before: 2).isEmpty) }
    #expect(tree.withView { view in view.nodes.indices.allSatisfy { view.tokens(ofNode: $0).upperBound <= view.tokens.count } })
}

@Test func outsideOfAPieceOfAFileThereIsNothing() {
    let piece = SourceFile(path: "A.swift", bytes: Array("let a".utf8), origin: 10)
    #expect(piece.text(SourceRange(start: 14, end: 15)) == "a")
    SyntaxTree(parsing: piece).withView { view in
        #expect(view.bytes[14] == UInt8(ascii: "a"))
        #expect(view.bytes[9] == 0)
        #expect(view.bytes[9_999] == 0)
    }
}

/// The name of a raw literal may be cut off anywhere, up to the last byte of the file.
@Test(arguments: ["R\"", "R\"aaaaaaaaaaaaaaa", "u8R\"x(", "R\"x(y)x", "R\"aaaaaaaaaaaaaaaa(b)aaaaaaaaaaaaaaa"])
func aRawLiteralThatIsCutOffEndsWithTheFile(_ text: String) {
    let tree = SyntaxTree(parsing: SourceFile(path: "A.mm", text: text))
    #expect(fault(in: tree) == nil)
    #expect(tree.tokens.allSatisfy { $0.end <= UInt32(text.utf8.count) })
}

private let objectiveCOpenings = [
    "(", "[", "{", "[a ", "[a b:", "a(", "a[", "@[", "@{@1:", "@(", "^{", "^(id a) {", "({", "(id)", "!", "a = {", "a = {} ", "a ? ", "{1, ", "if (a) ", "if (a) {", "if (a) b; else ",
    "for (;;) ", "while (a) ", "do ", "switch (a) { case b: ", "case a: ", "@try {", "@try ", "@synchronized (a) {", "@autoreleasepool {", "@a {", "@", "@protocol A\n",
    "@interface A\n", "@implementation A\n", "@interface A {", "- (void)f {", "int f() {", "struct A {", "enum A {", "extern \"C\" ", "extern \"C\" {", "namespace a {",
    "template <", "[&]() {", "#if a\n", "#if a\n#else\n", "#pragma a\n", "f(\n#pragma a\n", "typedef ", "int (*", "A<", "a: ",
]

/// The stack is that of the command's own threads, of which unoptimised code takes ten times as much as what is shipped.
@Test func deepObjectiveCFitsASmallStack() {
    #if DEBUG
    let stackSize = 8 << 20
    #else
    let stackSize = 1 << 20
    #endif
    let faults = Faults()
    let thread = Thread {
        for opening in objectiveCOpenings {
            let text = String(repeating: opening, count: 10_000)
            for path in ["Deep.m", "Deep.mm"] {
                let tree = SyntaxTree(parsing: SourceFile(path: path, text: text))
                if let fault = fault(in: tree) { faults.found.append("\(fault) in \(opening)") }
            }
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

@Test(arguments: ["A.swift", "A.m"])
func aLineOfAMegabyteIsNotified(path: String) {
    let text = "int a;\nint b = f(" + String(repeating: "1, ", count: 400_000) + "2);\n"
    let error = SyntaxTree(parsing: SourceFile(path: path, text: path == "A.m" ? text : "let a = 1\nlet b = [" + String(repeating: "1, ", count: 400_000) + "2]\n")).errors
    #expect(error.map(\.message) == ["a line longer than 1 MB"])
    #expect(error.map(\.range.start) == [path == "A.m" ? 7 : 10])
}

/// Nobody parses a body that is left unread, but its brackets are paired.
@Test(arguments: [
    ("A.m", "@implementation A\n- (void)f { [self a:(b; c(d); e(f); g(h); i(j); k(l); m(n); o(p); }\n- (void)encode { }\n@end", "[", 30),
    ("A.m", "void f(void) { a = b[c; d(e); f(g); h(i); j(k); l(m); n(o); p(q); }\nint encode;", "[", 20),
    ("A.swift", "func f() { a(b; c(d); e(f); g(h); i(j); k(l); m(n); o(p) }\nlet encode = 1", "(", 12),
])
func aBracketThatNothingClosesIsNotifiedInABodyLeftUnread(path: String, text: String, bracket: String, place: UInt32) {
    let vocabulary = Vocabulary(interesting: ["encode"])
    let tree = SyntaxTree(parsing: SourceFile(path: path, text: text), detail: .declarations(unlessMentioning: vocabulary))
    #expect(tree.nodes.contains { $0.flags.contains(.skipped) })
    #expect(tree.errors.map(\.message) == ["'\(bracket)' is not closed"])
    #expect(tree.errors.first?.range.start == place)
}

@Test func directivesMayHoldHalfABracket() {
    let tree = SyntaxTree(parsing: SourceFile(path: "A.m", text: """
        #define BEGIN foo(
        #define END )
        int f(void) {
        #if A
            return g(1
        #else
            return h(2
        #endif
            );
        }
        """))
    #expect(tree.errors == [])
}
