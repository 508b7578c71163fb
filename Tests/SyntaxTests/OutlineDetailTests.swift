import Foundation
import Syntax
import Testing

private let vocabulary = Vocabulary(interesting: ["restorationIdentifier", "encode"])
private let unmentioned = Vocabulary(interesting: ["aWordThatNoFileMentions".uppercased()])

@Test func anOutlineHasTypesAndMembersAndNothingInside() {
    #expect(outline("class A: B { var a: Int { b }; init() { c }; func f() { d { e } }; lazy var g = h { i } }", detail: .outline(unlessMentioning: vocabulary)) == """
        classDecl
          name A
          inheritance
            type B
          members
            variableDecl
              binding
                pattern
                  name a
                typeAnnotation
                  type Int
                accessors
                  block { b } (skipped)
            initDecl
              name init
              parameters () (skipped)
              block { c } (skipped)
            functionDecl
              name f
              parameters () (skipped)
              block { d { e } } (skipped)
            variableDecl
              modifier lazy
              binding
                pattern
                  name g
                initializer
                  chain
                    name h
                    trailingClosure
                      closure { i } (skipped)
        """)
}

@Test func anOutlineTellsAccessorsFromAGetter() {
    #expect(outline("struct A { var a: Int { get { b } set { c } }; var d = { e }() { didSet { f } }; var g: Int { get() } }", detail: .outline(unlessMentioning: vocabulary)) == """
        structDecl
          name A
          members
            variableDecl
              binding
                pattern
                  name a
                typeAnnotation
                  type Int
                accessors
                  accessor
                    name get
                    block { b } (skipped)
                  accessor
                    name set
                    block { c } (skipped)
            variableDecl
              binding
                pattern
                  name d
                initializer
                  chain
                    closure { e } (skipped)
                    arguments ()
                accessors
                  accessor
                    name didSet
                    block { f } (skipped)
            variableDecl
              binding
                pattern
                  name g
                typeAnnotation
                  type Int
                accessors
                  block { get() } (skipped)
        """)
}

@Test(arguments: [
    #""}""#, #""\("}")""#, #""\(a { "}" }[b("\(")")")])""#, ##"#"\("}"##, ##"#"}\#("}")"#"##, "\"\"\"\n  } \" \\(a)\n  \"\"\"", "#\"\"\"\n}\"\"\"\n\"\"\"#",
    "// }", "/* } /* } */ } */", "/}/", "/[\"}]/", "a(/\\/}/)", "return /}/", "#/}/#", "#/\n  } # comment\n/#", "a / b // }", "a /b; c/ d",
    "(a)/b {}; c/d", "self/b { }; c/d", "a.map { { $0 } }", "{ { } }", "let `}` = 1", "switch a { case .b: c }", "#if a\n{ }\n#else\n{}\n#endif", "{ \"\" }",
    "\"a\\\"}\"", "\"\\\\\"", "#warning(\"}\")", "a ~ b | c", "é { } ≤", "class B { func c() {} }", "x\0y", "\"\"", "###", "a.0/b[c]/d",
])
func whatABodyHoldsIsNoToken(_ body: String) {
    let file = SourceFile(path: "Example.swift", text: "func f() {\(body)\n}\nclass After {}")
    let tree = SyntaxTree(parsing: file, detail: .outline(unlessMentioning: vocabulary))
    guard !body.hasPrefix(##"#"\("}"##) else { return #expect(!tree.isOutline) }
    #expect(tree.isOutline)
    #expect(tree.tokens.indices.map(tree.text(ofToken:)).joined(separator: " ") == "func f ( ) { } class After { } ")
    let full = SyntaxTree(parsing: file)
    #expect(departure(ofOutline: tree, from: full) == nil)
}

@Test(arguments: [
    "class func f() {}", "class var a: Int { 1 }", "actor A { var b: Int { 1 } }", "let actor = { 1 }", "protocol A: class { var b: Int { get } }",
    "struct A<let n: Int, T> { var b: T }", "extension A where B == C<D> { typealias E = F }", "enum A: Int { case b = 1, c }", "import class A.B\nif c { d }",
    "class A { init() { } ; init?(a: (B) -> C = { d }) { } ; deinit { } ; subscript(a: B) -> C { get { d } set { } } }",
    "class A { static let b: C = { d }(), e = [F { 1 }, { 2 }], g = (h: { 3 }, 4) }", "#if A\nclass B {}\n#elseif C\nfinal class B: D { var e: F? }\n#endif",
    "let a = b.init { c }\nstruct D { var e: F }", "var a: B {\n    // get\n    get async throws { c } }", "var a: Int { @inline(__always) get { 1 } nonmutating _modify { yield &b } }",
    "var a: B { #if C\nget { d }\n#else\nget { e }\n#endif\n}", "#Preview { A() }\nstruct A { var b: some View { c { d } } }", "@A(b: { c }) class D { @E({ f }) var g: H = { i }() }",
    "var a = b { c } {\n    didSet { d } }", "class A { class B { enum C { case d; struct E { var f: G } } } }", "infix operator +++ { associativity left }\nclass A {}",
    "func a<T>() -> T where T: B { c }; class D {}", "let a = if b { c } else { d }, e = switch f { case .g: h }\nclass I {}", "do { a } catch { b }\nclass C {}",
    "class A\n    : B, C\n{\n    let d: (E) -> F\n}", "class A { var b: Int }; class C { var d: Int }", "precedencegroup A { higherThan: B }\nstruct C { let d: E }",
    "class A { var b: Int = 1 { willSet(c) { d } didSet { e } } }", "enum A { case b(c: D = { e }()); indirect case f }", "let a = 1 /b { } /c\nclass D {}", "class é { var ü: `class` }",
])
func anOutlineHasTheHeadsOfItsTree(_ text: String) {
    let file = SourceFile(path: "Example.swift", text: text)
    let tree = SyntaxTree(parsing: file, detail: .outline(unlessMentioning: vocabulary))
    #expect(tree.isOutline)
    #expect(departure(ofOutline: tree, from: SyntaxTree(parsing: file)) == nil)
}

@Test(arguments: [
    "func f() {", "func f() { } }", "func f() { \"a }", "func f() { \"\"\" }", "func f() { /* }", "func f() { \"\\(a } \" }", "func f() {\n<<<<<<< a\n=======\n>>>>>>> b\n}",
    "func f() { <#code#> }", "func f( { }\nclass A { }", "class A { let b = [ }\nclass C { }", "#if a\nclass B {\n#else\nclass C {\n#endif\n}", "func f() { a? /\"}/\"/ b }",
    "let a = \"", "func f() { `a }", "func f() { encode }", "// restorationIdentifier",
])
func oddOrInterestingTextIsReadWhole(_ text: String) {
    let file = SourceFile(path: "Example.swift", text: text)
    let tree = SyntaxTree(parsing: file, detail: .outline(unlessMentioning: vocabulary))
    let whole = SyntaxTree(parsing: file, detail: .declarations(unlessMentioning: vocabulary))
    #expect(!tree.isOutline)
    #expect(tree.nodes.map(\.kind) == whole.nodes.map(\.kind) && tree.tokens.map(\.range) == whole.tokens.map(\.range))
    #expect(tree.errors == whole.errors && tree.comments == whole.comments && tree.mentionsInterest == whole.mentionsInterest)
}

@Test func commentsBesideDeclarationsAreKeptInAnOutline() {
    let tree = SyntaxTree(parsing: SourceFile(path: "Example.swift", text: "// a\nclass B { /* c */ func d() { /* e */ } }"), detail: .outline(unlessMentioning: vocabulary))
    #expect(tree.isOutline && tree.remarks.isOutline)
    #expect(tree.comments.map(tree.file.text) == ["// a", "/* c */"])
    #expect(!SyntaxTree(parsing: tree.file).isOutline)
}

@Test(arguments: fixtures) func everyPrefixHasItsHeadsInAnOutline(_ fixture: String) {
    let bytes = Array(fixture.utf8)
    var (tree, full) = (SyntaxTree(), SyntaxTree())
    for count in 0...bytes.count {
        let file = SourceFile(path: "Prefix.swift", bytes: Array(bytes.prefix(count)))
        tree.parse(file, detail: .outline(unlessMentioning: unmentioned))
        full.parse(file)
        if let departure = departure(ofOutline: tree, from: full) { Issue.record("\(departure) after \(count) bytes") }
    }
    #expect(tree.isOutline)
}

@Test(arguments: 1...5) func mutilatedTextHasItsHeadsInAnOutline(seed: Int) {
    var dice = Dice(state: UInt64(seed))
    let scraps = ["(", ")", "{", "}", "\"", "\\(", "#if a\n", "#endif\n", "/", "/*", "//", "`", "\n", "func ", "class A ", "let ", "=", "get", "@", "#", "\"\"\"", ";"].map { Array($0.utf8) }
    var (tree, full) = (SyntaxTree(), SyntaxTree())
    for _ in 0..<400 {
        var bytes = Array(fixtures[dice.roll(fixtures.count)].utf8)
        for _ in 0...dice.roll(2) { bytes.insert(contentsOf: scraps[dice.roll(scraps.count)], at: dice.roll(bytes.count)) }
        let file = SourceFile(path: "Mutilated.swift", bytes: bytes)
        tree.parse(file, detail: .outline(unlessMentioning: unmentioned))
        full.parse(file)
        // In broken text a closure may end elsewhere than its brace.
        guard full.errors.isEmpty, let departure = departure(ofOutline: tree, from: full) else { continue }
        Issue.record("\(departure) in \(String(decoding: bytes, as: UTF8.self))")
    }
}

// MARK: Objective-C

@Test(arguments: [
    "- (void)f {", "- (void)f\n{", "+ (A *)f:(B)b g:(void (^)(C c))d {", "- (void)f:(int)a NS_RETURNS_RETAINED {", "- f {", "int f(void) {",
    "static inline A *f(B b, C (^c)(D)) {", "NS_INLINE A f() {", "void f(int a) API_AVAILABLE(ios(11)) {", "@synthesize a;\n- (void)f {",
])
func anObjectiveCBodyIsNoToken(_ head: String) {
    let body = #"""

            NSString *a = @"}\"}"; char b = '}', c = '"', d = '\''; // }
            /* } /* } */ if (a) { [b c:^{ d; }]; }
        #if E
            { }
        #elif F
            {
            }
        #endif
        #pragma mark - it's }
        #if 0
            } '
        #endif
            a = b / c;
        """#
    let file = SourceFile(path: "Example.m", text: "@implementation A\n;\n" + head + body + "}\n@end\n")
    let tree = SyntaxTree(parsing: file, detail: .outline(unlessMentioning: vocabulary))
    #expect(tree.isOutline)
    #expect(tree.tokens.suffix(5).map { file.text($0.range) } == ["{", "}", "@", "end", ""])
    #expect(departure(ofOutline: tree, from: SyntaxTree(parsing: file)) == nil)
}

@Test(arguments: [
    "@interface A : B {\n int a; struct { int b; } c; }\n@property (nonatomic, copy) void (^d)(E);\n- (void)f;\n@end", "@interface A () {\n B *b;\n}\n@end",
    "typedef NS_ENUM(NSInteger, A) { B = 1, C };\nenum D : int { E };\ntypedef struct { int a; } F;", "extern \"C\" {\nvoid f(void);\nstatic int g(int a) { return a; }\nNSString *const h;\n}",
    "static int a[] = { (1), (2) };\nint f(void) { return 1; }\n#define B 1", "struct A f(int a) { return b; }\nenum C { D };", "namespace A { class B { void f() { } }; }\nint g(int a) { }",
    "@implementation A { int b; }\n- (void)f { }\n+ (instancetype)g { }\n@end\n@implementation A (B)\nstatic void h(int a) { }\n@end",
    "dispatch_block_t a = ^{ b(); };\nint f(int a) { }", "#ifdef A\n- (void)f { a; }\n#else\n- (void)g { b; }\n#endif", "@protocol A <B>\n@optional\n- (void)f;\n@end\nstatic C *d(void) { return @{ @1: @2 }; }",
])
func anObjectiveCOutlineHasTheHeadsOfItsTree(_ text: String) {
    let file = SourceFile(path: "Example.m", text: text)
    let tree = SyntaxTree(parsing: file, detail: .outline(unlessMentioning: vocabulary))
    #expect(tree.isOutline)
    #expect(departure(ofOutline: tree, from: SyntaxTree(parsing: file)) == nil)
}

@Test(arguments: [
    "- (void)f {\n#if A\n if (b) {\n#else\n if (c) {\n#endif\n } }", "- (void)f {\n#if A\n}\n- (void)g {\n#endif\n}", "- (void)f { \"a }", "- (void)f { 'a }", "- (void)f { /* }",
    "- (void)f {", "- (void)f { } }", "int f(void) { <#code#> }", "int f(int a) { R\"({)\"; }", "int f(int a) {\n#if 0\n{\n#else\n#endif\n}", "int f(int a) { return 1'000; }", "// restorationIdentifier",
])
func oddObjectiveCIsReadWhole(_ text: String) {
    let file = SourceFile(path: "Example.mm", text: text)
    let tree = SyntaxTree(parsing: file, detail: .outline(unlessMentioning: vocabulary))
    let whole = SyntaxTree(parsing: file, detail: .declarations(unlessMentioning: vocabulary))
    #expect(!tree.isOutline)
    #expect(tree.nodes.map(\.kind) == whole.nodes.map(\.kind) && tree.tokens.map(\.range) == whole.tokens.map(\.range))
    #expect(tree.errors == whole.errors && tree.comments == whole.comments)
}

@Test(arguments: objectiveCFixtures) func everyPrefixOfObjectiveCHasItsHeadsInAnOutline(_ fixture: String) {
    let bytes = Array(fixture.utf8)
    var (tree, full) = (SyntaxTree(), SyntaxTree())
    for count in 0...bytes.count {
        let file = SourceFile(path: "Prefix.m", bytes: Array(bytes.prefix(count)))
        tree.parse(file, detail: .outline(unlessMentioning: unmentioned))
        full.parse(file)
        if let departure = departure(ofOutline: tree, from: full) { Issue.record("\(departure) after \(count) bytes") }
    }
}

/// `OUTLINE=/path/to/app swift test --filter OutlineDetailTests` tries code of one's own; several paths are separated by colons.
@Suite struct OutlineDetailTests {
    static let paths = ProcessInfo.processInfo.environment["OUTLINE"]?.split(separator: ":").map(String.init) ?? []
    static let root = URL(fileURLWithPath: #filePath).deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent().path

    @Test(arguments: ["Sources", "Tests", "Examples"]) func ourOwnSourcesHaveTheirHeadsInAnOutline(_ folder: String) throws {
        #expect(try compare("\(Self.root)/\(folder)", unmentioned) > 10)
    }

    @Test(arguments: paths) func codeOfOnesOwnHasItsHeadsInAnOutline(_ path: String) throws {
        _ = try compare(path, vocabulary)
    }

    /// How many outlines there were to compare.
    private func compare(_ folder: String, _ vocabulary: Vocabulary) throws -> Int {
        var (tree, full) = (SyntaxTree(), SyntaxTree())
        var outlines = 0
        for path in try FileManager.default.subpathsOfDirectory(atPath: folder).sorted() where Language(path: path) == .swift || Language(path: path) == .objectiveC {
            guard let data = FileManager.default.contents(atPath: "\(folder)/\(path)") else { continue }
            let file = SourceFile(path: path, bytes: Array(data))
            tree.parse(file, detail: .outline(unlessMentioning: vocabulary))
            full.parse(file, detail: .full(naming: vocabulary))
            #expect(vocabulary.mayBeMentioned(in: file) || !full.mentionsInterest, "\(path)")
            if let departure = departure(ofOutline: tree, from: full) { Issue.record("\(path): \(departure)") }
            if tree.isOutline { outlines += 1 } else if !vocabulary.mayBeMentioned(in: file) { print("read whole: \(folder)/\(path)") }
        }
        return outlines
    }
}

/// How the outline of a file departs from its full tree; nil if it does not, or if there is none.
private func departure(ofOutline tree: SyntaxTree, from full: SyntaxTree) -> String? {
    guard tree.isOutline else { return nil }
    if let fault = fault(in: tree) { return fault }
    let (outlined, expected) = (heads(of: tree), heads(of: full))
    guard outlined != expected else { return nil }
    let index = zip(outlined, expected).prefix { $0 == $1 }.count
    return "\(outlined.dropFirst(index).first ?? "nothing") instead of \(expected.dropFirst(index).first ?? "nothing")"
}

/// What of a tree stands outside of functions' bodies and parameters, closures and statements: kinds and places, in order.
private func heads(of tree: SyntaxTree) -> [String] {
    var heads: [String] = []
    func visit(_ node: Int, in parent: Node.Kind) {
        let kind = tree.nodes[node].kind
        let range = tree.range(ofNode: node)
        heads.append("\(kind) \(range.start)..<\(range.end)")
        guard kind != .block, kind != .closure, kind != .parameters || parent == .enumElement || parent == .macroDecl else { return }
        for child in tree.children(of: node) where kind != .switchExpression || tree.nodes[child].kind == .condition { visit(child, in: kind) }
    }
    visit(0, in: .sourceFile)
    return heads
}
