import Syntax
import Testing

@testable import AppModel

/// A body of one expression returns it, where it can return anything.
struct ImpliedReturnTests {
    private func body(_ text: String) -> String {
        let facts = facts(text)
        let functions = facts.functions + facts.globals.flatMap(\.accessors) + facts.types.flatMap { $0.methods + $0.properties.flatMap(\.accessors) }
        return functions.map { ($0.body ?? []).rendered }.joined(separator: " | ")
    }

    @Test func aFunctionWithAResultReturnsItsOnlyExpression() {
        #expect(body("func archive(_ coder: NSCoder) -> NSCoder { coder }") == "return coder")
        #expect(body("func load() async throws -> Page { try store.page() }") == "return try(store.page())")
    }

    @Test func aFunctionWithoutAResultOnlyCalls() {
        #expect(body("func save() { invalidateRestorableState() }") == "invalidateRestorableState()")
        #expect(body("func save() -> Void { invalidateRestorableState() }") == "invalidateRestorableState()")
        #expect(body("func save() -> () { invalidateRestorableState() }") == "invalidateRestorableState()")
        #expect(body("func stop() -> Never { invalidateRestorableState() }") == "invalidateRestorableState()")
    }

    @Test func anInitializerAndADeinitializerReturnNothing() {
        #expect(body("""
            class Reader {
                init() { load() }
                deinit { close() }
            }
            """) == "load() | close()")
    }

    @Test func aGetterReturnsItsOnlyExpressionAndItsNeighboursDoNot() {
        #expect(body("var stack: UINavigationController { navigation }") == "return navigation")
        #expect(body("class Reader { var page: Page { get { pages.first } set { show(newValue) } } }") == "return pages.first | show(newValue)")
        #expect(body("class Reader { var page = 1 { willSet { close() } didSet { show() } } }") == "close() | show()")
        #expect(body("class Reader { var done: Void { close() } }") == "close()")
        #expect(body("class Reader { var page: Page { _read { yield pages } _modify { yield &pages } } }") == "return pages | pages")
    }

    @Test func aSubscriptReturnsItsOnlyExpressionFromItsGetter() {
        #expect(body("class Shelf { subscript(index: Int) -> Book { books[index] } }") == "return books[index]")
        #expect(body("class Shelf { subscript(index: Int) -> Book { get { books[index] } set { put(newValue) } } }") == "return books[index] | put(newValue)")
    }

    @Test func aClosureReturnsItsOnlyExpression() {
        #expect(body("func f() { use { coder } }") == "use({ return coder })")
        #expect(body("func f() { use { [weak self] page in page } }") == "use({ page in return page })")
        #expect(body("func f() { use { [shown = page] in shown } }") == "use({ let shown = page; return shown })")
    }

    @Test func aClosureThatSaysItGivesNothingReturnsNothing() {
        #expect(body("func f() { use { (page: Page) -> Void in show(page) } }") == "use({ page: Page in show(page) })")
    }

    @Test func anAssignmentIsNoValue() {
        #expect(body("func f() { use { page = 1 } }") == "use({ (page = integer) })")
    }

    @Test func whatNeverComesBackReturnsNothing() {
        #expect(body("func make() -> Page { fatalError() }") == "fatalError()")
    }

    @Test func severalStatementsReturnOnlyWhatTheySay() {
        #expect(body("func make() -> Page { log(); return page }") == "log(); return page")
    }

    @Test func anIfThatIsAllOfABodyReturnsInEachArm() {
        #expect(
            body("var page: Page { if isOpen { first } else if isNew { last } else { throw Missing() } }")
                == "test exhaustive (isOpen) { return first } (isNew) { return last } () { throw Missing() }")
        #expect(
            body("func page() -> Page { return if isOpen { first } else { last } }")
                == "test exhaustive (isOpen) { return first } () { return last }")
    }

    @Test func anIfWithoutAnElseReturnsNothing() {
        #expect(body("func f() { use { if isOpen { show() } } }") == "use({ test (isOpen) { show() } })")
    }

    @Test func anArmOfSeveralStatementsMakesItAStatement() {
        #expect(
            body("func f() { use { if isOpen { log(); show() } else { close() } } }")
                == "use({ test exhaustive (isOpen) { log(); show() } () { close() } })")
        #expect(
            body("func f() { use { if isOpen { return } else { close() } } }")
                == "use({ test exhaustive (isOpen) { return } () { close() } })")
    }

    @Test func aSwitchThatIsAllOfABodyReturnsInEachArm() {
        #expect(
            body("func page(_ kind: Kind) -> Page { switch kind { case .first: first; case .other: if isOpen { a } else { b }; default: fatalError() } }")
                == "selection kind exhaustive (case .first [] = kind) { return first } "
                + "(case .other [] = kind) { test exhaustive (isOpen) { return a } () { return b } } () { fatalError() }")
    }

    @Test func eachBranchOfAConditionalCompilationReturns() {
        #expect(
            body("var page: Page {\n#if DEBUG\nfirst\n#else\nlast\n#endif\n}")
                == "compilation exhaustive (compiled) { return first } () { return last }")
    }

    @Test func aNestedFunctionReturnsItsOnlyExpression() {
        #expect(body("func f() { func sink() -> NSCoder { coder }; use(sink()) }") == "func sink() { return coder }; use(sink())")
        #expect(body("func f() { var sink: NSCoder { coder }; use(sink) }") == "var sink: NSCoder; func get() { return coder }; use(sink)")
    }

    @Test func aBodyReadLateReturnsTheSame() throws {
        let file = SourceFile(
            path: "Reader.swift",
            text: """
                class Reader: UIViewController {
                    var shown: Page { get { pages.first(where: { $0.isOpen && $0.number > 1 && $0.title != $1.title }) } }
                    func page() -> Page {
                        if isOpen { pages.first(0, 1, 2, 3, 4, 5) } else { pages.last(0, 1, 2, 3, 4, 5) }
                    }
                    func show() { open(page(), 0, 1, 2, 3, 4, 5, 6, 7, 8, 9) }
                    func save() { invalidateRestorableState() }
                }
                """)
        let reader = try #require(FileFacts(extracting: file).types.first)
        let late = (reader.properties.flatMap(\.accessors) + reader.methods).filter { if case .unread? = $0.content { true } else { false } }
        #expect(late.map(\.name) == ["get", "page", "show"])
        #expect(
            late.compactMap { $0.body?.rendered.replacing(/, integer/, with: "") } == [
                "return pages.first(where: { return (($0.isOpen && ($0.number > integer)) && ($0.title != $1.title)) })",
                "test exhaustive (isOpen) { return pages.first(integer) } () { return pages.last(integer) }",
                "open(page())",
            ])
    }

    @Test func aBlockOfObjectiveCReturnsOnlyWhatItSays() {
        #expect(
            facts("@implementation Reader\n- (id)make:(id)page { [self use:^{ [self close]; }]; return nil; }\n@end", path: "Reader.m")
                .types[0].methods[0].body?.rendered == "self.use({ self.close() }); return nil")
    }
}
