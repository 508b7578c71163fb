import Testing

@testable import AppModel

/// On which ways through an override super is called.
struct SuperCallTests {
    private func coverage(_ body: String, members: String = "") -> Coverage {
        let app = app("""
            class Base: UIViewController {}
            class Reader: Base {
                override func encodeRestorableState(with coder: NSCoder) {
                    \(body)
                }
                \(members)
            }
            """)
        return app.superCoverage(of: app.function("Reader.encodeRestorableState(with:)"), hook: .encodeState)
    }

    private let call = "super.encodeRestorableState(with: coder)"

    @Test func aStraightBodyCallsItOrNot() {
        #expect(coverage(call) == .always)
        #expect(coverage("save(); \(call); save()") == .always)
        #expect(coverage("") == .never)
        #expect(coverage("super.viewDidLoad()") == .never)
        #expect(coverage("super.decodeRestorableState(with: coder)") == .never)
        #expect(coverage("other.encodeRestorableState(with: coder)") == .never)
        #expect(coverage("super.encodeRestorableStateWithCoder(coder)") == .always)
    }

    @Test func deferRunsOnEveryWayBehindIt() {
        #expect(coverage("""
            defer { \(call) }
            guard a else { return }
            save()
            """) == .always)
        #expect(coverage("""
            guard a else { return }
            defer { \(call) }
            save()
            """) == .sometimes)
        #expect(coverage("defer { if a { \(call) } }") == .sometimes)
    }

    @Test func aReturnBeforeItLeavesItOut() {
        #expect(coverage("guard a else { return }; \(call)") == .sometimes)
        #expect(coverage("if a { return }; \(call)") == .sometimes)
        #expect(coverage("\(call); guard a else { return }; save()") == .always)
        #expect(coverage("guard a else { \(call); return }; \(call)") == .always)
    }

    @Test func aWayThatEndsTheProgramCountsForNothing() {
        #expect(coverage("guard a else { fatalError() }; \(call)") == .always)
        #expect(coverage("""
            guard a else { preconditionFailure("a") }
            \(call)
            """) == .always)
        #expect(coverage("if a { throw b }; \(call)") == .always)
        #expect(coverage("fatalError()") == .always)
    }

    @Test func bothArmsMustCallIt() {
        #expect(coverage("if a { \(call) }") == .sometimes)
        #expect(coverage("if a { \(call) } else { \(call) }") == .always)
        #expect(coverage("if a { \(call) } else if b { \(call) }") == .sometimes)
        #expect(coverage("if a { \(call) } else { save() }") == .sometimes)
        #expect(coverage("a ? \(call) : \(call)") == .always)
    }

    @Test func everyCaseMustCallIt() {
        #expect(coverage("switch a { case 1: \(call)\n default: \(call) }") == .always)
        #expect(coverage("switch a { case 1: \(call)\n default: break }") == .sometimes)
        #expect(coverage("switch a { case 1: save(); fallthrough\n default: \(call) }") == .always)
        #expect(coverage("switch a { case 1: if b { fallthrough }; \(call)\n default: \(call) }") == .always)
        #expect(coverage("switch a { case 1: fallthrough\n case 2: break\n default: \(call) }") == .sometimes)
    }

    @Test func loopsMayNotRun() {
        #expect(coverage("for a in b { \(call) }") == .sometimes)
        #expect(coverage("repeat { \(call) } while a") == .always)
        #expect(coverage("while true { \(call); break }") == .always)
        #expect(coverage("for a in b { if c { return } }; \(call)") == .sometimes)
        #expect(coverage("for a in b { if c { break } }; \(call)") == .always)
    }

    @Test func anErrorMaySkipIt() {
        #expect(coverage("""
            do {
                try save()
                \(call)
            } catch {
                print(error)
            }
            """) == .sometimes)
        #expect(coverage("""
            do { try save() } catch { print(error) }
            \(call)
            """) == .always)
        #expect(coverage("do { try save(); \(call) } catch { \(call) }") == .always)
        #expect(coverage("do { \(call) }") == .always)
    }

    @Test func whatTheTextCannotTellCountsAsCalled() {
        #expect(coverage("run { \(self.call) }") == .always)
        #expect(coverage("let save = { \(self.call) }; save()") == .always)
        #expect(coverage("#if DEBUG\n\(call)\n#endif") == .always)
        #expect(coverage("#if DEBUG\nsave()\n#else\n\(call)\n#endif") == .always)
        #expect(coverage("if #available(iOS 13, *) { \(call) }") == .always)
        #expect(coverage("""
            guard #available(iOS 13, *) else { return }
            \(call)
            """) == .always)
    }

    @Test func aHelperOfTheSameTypeMayCallIt() {
        #expect(coverage("save(coder)", members: "func save(_ coder: NSCoder) { \(call) }") == .always)
        #expect(coverage("self.save(coder)", members: "func save(_ coder: NSCoder) { \(call) }") == .always)
        #expect(coverage("save(coder)", members: "func save(_ coder: NSCoder) {}") == .never)
        #expect(coverage("other.save(coder)", members: "func save(_ coder: NSCoder) { \(call) }") == .never)
    }

    @Test func aHelperMayAskAnotherHelper() {
        #expect(coverage("a(coder)", members: """
            func a(_ c: NSCoder) { self.b(c) }
            func b(_ coder: NSCoder) { \(call) }
            """) == .always)
        #expect(coverage("a(coder)", members: """
            func a(_ c: NSCoder) { b(c) }
            func b(_ c: NSCoder) { a(c) }
            """) == .never)
    }

    @Test func aNestedFunctionMayCallIt() {
        #expect(coverage("func save() { \(call) }; save()") == .always)
        #expect(coverage("func save() { \(call) }") == .never)
    }
}
