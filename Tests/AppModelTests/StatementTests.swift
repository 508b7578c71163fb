import Syntax
import Testing

@testable import AppModel

/// Source text in, the statements as the rules see them out.
struct StatementTests {
    private func read(_ text: String) -> String { facts("func f() {\n\(text)\n}").functions[0].body?.rendered ?? "" }

    @Test func aChainOfIfsIsOneBranch() {
        #expect(read("if a, let b = c { d } else if case .e(let f) = g { h } else { i }")
            == "test exhaustive (a, let b = c) { d } (case .e(other(f)) [f] = g) { h } () { i }")
        #expect(read("if let a { b }") == "test (let a = a) { b }")
        #expect(read("if #available(iOS 13, *) { a }") == "test (available) { a }")
    }

    @Test func aGuardKeepsItsWayOut() {
        #expect(read("guard let a = b as? C, d else { return nil }") == "guard (let a = (b as? C), d) { return nil }")
        #expect(read("guard let self else { return }") == "guard (let self = self) { return }")
    }

    @Test func aSwitchKeepsItsCases() {
        #expect(read("switch a { case 1, 2: b\ncase .c(let d, _): e\nfallthrough\ndefault: break }")
            == "selection a exhaustive (case integer | integer [] = a) { b } (case .c(other(d), other()) [d] = a) { e; fallthrough } () { break }")
    }

    @Test func aPatternKeepsItsWhere() {
        #expect(read("switch a { case let b where c: d\ndefault: break }")
            == "selection a exhaustive (case  [b] = a, c) { d } () { break }")
        #expect(read("switch a { case .b where c, .d: e\ndefault: break }")
            == "selection a exhaustive (case .b | .d [] = a, other(c)) { e } () { break }")
        #expect(read("do { try a() } catch let b where c { d }") == "do { try(a()) } catch (case  [b], c) { d }")
    }

    @Test func patternsThatAskForATypeAreBindings() {
        #expect(read("if case let b as C = a { d }") == "test (let b = (a as? C)) { d }")
        #expect(read("if case let b? = a { d }") == "test (let b = a) { d }")
        #expect(read("switch a { case let b as C where d: e\ncase is F: g\ndefault: break }")
            == "selection a exhaustive (let b = (a as? C), d) { e } ((a is F)) { g } () { break }")
        #expect(read("for case let b as C in d { e }") == "loop [b] in d (let b = (b as? C)) { e }")
    }

    @Test func casesInsideOfIfConfigJoinTheSwitch() {
        #expect(read("switch a {\ncase .b: c\n#if X\ncase .d: e\n#endif\n}")
            == "selection a exhaustive (case .b [] = a) { c } (case .d [] = a) { e }")
    }

    @Test func armsOfIfConfigExcludeEachOther() {
        #expect(read("#if DEBUG\na\n#elseif X\nb\n#else\nc\n#endif") == "compilation exhaustive (compiled) { a } (compiled) { b } () { c }")
        #expect(read("#if DEBUG\na\n#endif") == "compilation (compiled) { a }")
        #expect(read("#if false\na\n#else\nb\n#endif") == "compilation exhaustive () { b }")
        #expect(read("#if true\na\n#else\nb\n#endif") == "compilation exhaustive () { a }")
        #expect(read("#if false\na\n#endif\nb") == "b")
    }

    @Test func loopsSayWhatTheyBind() {
        #expect(read("for a in b where c { d; continue }") == "loop [a] in b (c) { d; continue }")
        #expect(read("for (a, b) in c { }") == "loop [a, b] in c () {  }")
        #expect(read("while let a = b() { break }") == "loop [] (let a = b()) { break }")
        #expect(read("repeat { a } while b") == "repeat [] (b) { a }")
        #expect(read("outer: for a in b { break outer }") == "loop [a] in b () { break }")
    }

    @Test func deferAndDoKeepTheirBodies() {
        #expect(read("defer { a }") == "defer { a }")
        #expect(read("do { try a() } catch let e as B { c } catch { d }") == "do { try(a()) } catch (case (e as B) [e]) { c } catch () { d }")
        #expect(read("do { a }") == "do { a }")
        #expect(read("throw A.b") == "throw A.b")
    }

    @Test func localsKeepTypeAndValue() {
        #expect(read("let a: [Int]? = b, c = d") == "let a: [Int]? = b; let c = d")
        #expect(read("var (a, b) = c()") == "c(); var a; var b")
        #expect(read("let a: Int") == "let a: Int")
        #expect(read("lazy var a = b") == "var a = b")
    }

    @Test func aNestedFunctionKeepsItsBody() {
        #expect(read("func a(_ b: Int, c d: Int) { e }") == "func a(_:c:) { e }")
    }

    @Test func aLocalTypeHidesOthersOfItsName() {
        #expect(read("enum Keys { static let a = 1 }; b(Keys.a)") == "let Keys; b(Keys.a)")
    }
}

/// Types as they are written, with the sugar undone.
struct TypeReferenceTests {
    private func read(_ text: String) -> TypeReference? { facts("var a: \(text)").globals[0].type }
    private func spelt(_ text: String) -> String { read(text)?.description ?? "" }

    @Test func sugarIsUndone() {
        #expect(read("[Int]")?.name == "Array")
        #expect(read("[Int: String]")?.arguments.map(\.name) == ["Int", "String"])
        #expect(read("Int?") == TypeReference("Optional", arguments: [TypeReference("Int")]))
        #expect(read("Optional<Int>") == read("Int?"))
        #expect(read("Array<Int>") == read("[Int]"))
        #expect(read("Int!")?.isImplicitlyUnwrapped == true)
        #expect(spelt("[[Int]?]??") == "[[Int]?]??")
    }

    @Test func bracketsAroundOneTypeMeanNothing() {
        #expect(spelt("(Int)") == "Int")
        #expect(spelt("(any Page)?") == "Page?")
        #expect(spelt("((Int))!") == "Int!")
    }

    @Test func nestedTypesKeepTheirPath() {
        #expect(spelt("Reader.Page") == "Reader.Page")
        #expect(spelt("Box<Int>.Index") == "Box.Index")
        #expect(spelt("Outer.Box<Int, [String]>") == "Outer.Box<Int, [String]>")
        #expect(spelt("UIKit.UIView") == "UIView")
    }

    @Test func functionsAndTuplesHaveNoName() {
        #expect(read("(Int) -> Bool")?.name == "")
        #expect(read("((Int) -> Bool)?")?.unwrapped.name == "")
        #expect(read("(Int, String)")?.name == "")
        #expect(read("@escaping () -> Reader")?.name == "")
    }

    @Test func specifiersMeanNothing() {
        #expect(spelt("any Page") == "Page")
        #expect(spelt("some View") == "View")
        #expect(facts("func f(_ a: inout Int, b: __owned [Page]) {}").functions[0].parameters.map { $0.type?.description } == ["Int", "[Page]"])
    }

    @Test func aCompositionIsItsFirstPart() {
        #expect(spelt("UIViewController & Page") == "UIViewController")
        #expect(spelt("any Page & Other") == "Page")
    }

    @Test func severalArgumentsAreAnArray() {
        #expect(facts("func f(_ a: Int...) {}").functions[0].parameters.map { $0.type?.description } == ["[Int]"])
    }
}
