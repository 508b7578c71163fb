import Syntax
import Testing

@testable import AppModel

/// Source text in, the expression as the rules see it out, with every bracket written.
struct ExpressionTests {
    private func read(_ text: String) -> String { parsed(text).rendered }

    @Test func operatorsBindAsInTheStandardLibrary() {
        #expect(read("a = b + c * d") == "(a = (b + (c * d)))")
        #expect(read("a - b - c") == "((a - b) - c)")
        #expect(read("a ?? b ?? c") == "(a ?? (b ?? c))")
        #expect(read("a == b && c < d || e") == "(((a == b) && (c < d)) || e)")
        #expect(read("a + 1 ..< b") == "((a + integer) ..< b)")
        #expect(read("a << 2 + b") == "((a << integer) + b)")
    }

    @Test func aTernaryTakesEverythingToItsRight() {
        #expect(read("x = a ? b : c ? d : e") == "(x = (a ? b : (c ? d : e)))")
        #expect(read("a == b ? c + d : e ?? f") == "((a == b) ? (c + d) : (e ?? f))")
    }

    @Test func aCastBindsTighterThanAFallback() {
        #expect(read("a as? Int ?? b") == "((a as? Int) ?? b)")
        #expect(read("a ?? b as! Int") == "(a ?? (b as! Int))")
        #expect(read("a is Int && b") == "((a is Int) && b)")
        #expect(read("a as [String: Int]?") == "(a as [String: Int]?)")
    }

    @Test func tryCoversWhatStandsToItsRight() {
        #expect(read("try a() + b()") == "try((a() + b()))")
        #expect(read("x = try? a() ?? b") == "(x = try?((a() ?? b)))")
        #expect(read("try! a.b()") == "try!(a.b())")
    }

    @Test func awaitLeavesTheValueAsItIs() {
        #expect(read("await a.b()") == "a.b()")
        #expect(read("x = try await a()") == "(x = try(a()))")
    }

    @Test func compoundAssignmentKeepsItsOperator() {
        #expect(read("a.b += c * d") == "(a.b += (c * d))")
        #expect(read("a = b = c") == "(a = (b = c))")
    }

    @Test func prefixOperatorsBelongToTheirOperand() {
        #expect(read("-a + !b") == "((-a) + (!b))")
        #expect(read("fill(&buffer)") == "fill(buffer)")
    }

    @Test func anOperatorMayStandForAValue() {
        #expect(read("items.reduce(0, +)") == "items.reduce(integer, +)")
        #expect(read("items.sorted(by: <)") == "items.sorted(by: <)")
    }

    @Test func chainsKeepTheirOptionality() {
        #expect(read("a?.b![0]?.c(d)") == "a?.b![integer]?.c(d)")
        #expect(read("(a as? B)?.c = d") == "((a as? B)?.c = d)")
        #expect(read("a\n  .b()\n  .c") == "a.b().c")
    }

    @Test func aTrailingClosureIsTheLastArgument() {
        #expect(read("run { a() }") == "run({ return a() })")
        #expect(read("a.run(b) { c } completion: { d in e }") == "a.run(b, { return c }, completion: { d in return e })")
        #expect(read("a.map { $0.b }.first") == "a.map({ return $0.b }).first")
    }

    @Test func aClosureKeepsItsParametersAndCaptures() {
        #expect(read("run { (a: Int, b: String?) -> Bool in c }") == "run({ a: Int, b: String? in return c })")
        #expect(read("run { [weak self, c = d.e] a in self?.f(a) }") == "run({ a in let c = d.e; return self?.f(a) })")
        #expect(read("run { _ in }") == "run({ _ in  })")
    }

    @Test func aMemberWithoutBaseIsImplicit() {
        #expect(read("a.b(forKey: .row)") == "a.b(forKey: .row)")
        #expect(read("a = .init(b)") == "(a = .init(b))")
        #expect(read("a(.some(b))") == "a(.some(b))")
    }

    @Test func selfAndSuperAreNoNames() {
        #expect(read("super.a(self.b)") == "super.a(self.b)")
        #expect(read("Self.a + Reader.self.b") == "(Self.a + Reader.self.b)")
        #expect(read("`default`.`self`") == "default.self")
    }

    @Test func typesAreValuesToo() {
        #expect(read("[Int]()") == "[Int]()")
        #expect(read("Box<Int>(a)") == "type(Box<Int>)(a)")
    }

    @Test func objectiveCNamesKeepTheirPath() {
        #expect(read("a(#keyPath(Reader.page.title))") == "a(\"page.title\")")
        #expect(read("a.map(\\Reader.page.title)") == "a.map(keyPath(page.title))")
        #expect(read("a(#selector(Reader.show(_:)))") == "a(selector(Reader.show))")
    }

    @Test func collectionsKeepTheirElements() {
        #expect(read("a = [b, c]") == "(a = [b, c])")
        #expect(read("a = [b: c, d: e]") == "(a = [:b, c, d, e])")
        #expect(read("a = [:]") == "(a = [:])")
        #expect(read("a((b, c: d))") == "a(tuple(b, c: d))")
        #expect(read("(a + b) * c") == "((a + b) * c)")
    }

    @Test func anIfMayStandForAValue() {
        #expect(read("a = if b { c } else { d }") == "(a = test exhaustive (b) { c } () { d })")
        #expect(read("a = switch b { case .c: d default: e }") == "(a = selection b exhaustive (case .c [] = b) { d } () { e })")
    }
}

/// What string literals stand for.
struct StringLiteralTests {
    private func read(_ text: String) -> String { parsed("a(" + text + ")").rendered }

    @Test func escapesAreUndone() {
        #expect(read(#""a\tb\n\"c\"\\""#) == "a(\"a\tb\n\"c\"\\\")")
        #expect(read(#""caf\u{e9} \u{1F600}""#) == "a(\"caf\u{e9} 😀\")")
    }

    @Test func aRawLiteralKeepsItsBackslashes() {
        #expect(read(##"#"a\n"b""#"##) == "a(\"a\\n\"b\"\")")
        #expect(read(##"#"a\#tb"#"##) == "a(\"a\tb\")")
    }

    @Test func aMultiLineLiteralLosesItsIndentation() {
        #expect(read("\"\"\"\n    a\n      b\n    \"\"\"") == "a(\"a\n  b\")")
        #expect(read("\"\"\"\r\n    a\r\n    b\r\n    \"\"\"") == "a(\"a\nb\")")
        #expect(read("\"\"\"\n    a \\\n    b\n    \"\"\"") == "a(\"a b\")")
    }

    @Test func interpolationKeepsItsPieces() {
        #expect(read(#""a.\(b.c).d""#) == #"a(interpolation("a.", b.c, ".d"))"#)
        #expect(read(##"#"a\(b)\#(c)"#"##) == ##"a(interpolation("a\(b)", c))"##)
        #expect(read(#""\(a, default: 1)""#) == "a(interpolation(other(a, integer)))")
    }

    @Test func theIndentationOfAnInterpolatedLiteralIsNotGuessed() {
        let app = app("func f() { here() }")
        #expect(app.program.string(parsed("a(\"\"\"\n    \\(\"b\")c\n    \"\"\")").firstArgument, at: app.here) == .unknown)
    }
}

extension Expression {
    fileprivate var firstArgument: Expression {
        if case .call(let call) = kind { return call.arguments[0].value }
        return self
    }
}
