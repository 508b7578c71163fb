import Syntax
import Testing

@testable import AppModel

/// Which calls of a body can never happen in one run of it.
struct BranchTests {
    @Test func armsOfOneBranchExcludeEachOther() {
        #expect(exclusions("if a { one() } else { two() }; three()") == ["one two"])
    }

    @Test func whatFollowsAnArmThatReturnsExcludesIt() {
        #expect(exclusions("if a { one(); return }; two()") == ["one two"])
        #expect(exclusions("""
            if a {
                one()
                fatalError()
            } else {
                two()
            }
            three()
            """) == ["one two", "one three", "fatalError two", "fatalError three"])
    }

    @Test func aSwitchMayReturnFromSomeOfItsCases() {
        #expect(exclusions("switch a { case 1: one(); return\n default: two() }; three()") == ["one two", "one three"])
    }

    @Test func aLoopComesBackAfterContinue() {
        #expect(exclusions("""
            for a in b {
                if a {
                    one()
                    continue
                }
                two()
            }
            """) == [])
    }

    @Test func theRestOfAGuardExcludesItsElse() {
        #expect(exclusions("guard a else { one(); return }; two()") == ["one two"])
    }

    @Test func whatDecidedOnACallAreItsTests() {
        #expect(tests("if a, let b = c { one() }") == ["a, c"])
        #expect(tests("guard a else { return }; one()") == ["a"])
        #expect(tests("if a == nil { return }; one()") == ["a == nil"])
        #expect(tests("x = a ?? one()") == ["a"])
        #expect(tests("if a, one() {}") == ["a"])
        #expect(tests("while a { one() }") == ["a"])
    }

    private func sites(_ body: String) -> (text: String, sites: [Site]) {
        let text = "func f() -> String { _ = \"restorationIdentifier\"\n\(body) }\nlet restorationIdentifier = 1"
        let app = App(linking: [FileFacts(extracting: SourceFile(path: "A.swift", text: text))])
        return (text, app.program.functions.flatMap { app.sites(in: $0) }.filter { $0.call != nil })
    }

    private func exclusions(_ body: String) -> [String] {
        let sites = sites(body).sites
        var pairs: [String] = []
        for (index, first) in sites.enumerated() {
            for second in sites[(index + 1)...] where first.excludes(second) {
                pairs.append("\(first.call?.name ?? "") \(second.call?.name ?? "")")
            }
        }
        return pairs
    }

    /// Of every call the source text of its tests.
    private func tests(_ body: String) -> [String] {
        let (text, sites) = sites(body)
        let bytes = Array(text.utf8)
        return sites.map { site in
            site.tests.map { String(decoding: bytes[Int($0.range.start)..<Int($0.range.end)], as: UTF8.self) }.joined(separator: ", ")
        }
    }
}
