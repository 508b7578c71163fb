import Foundation
import Testing

@testable import LintRules

private let root = URL(fileURLWithPath: #filePath).deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()

struct RulesDocumentTests {
    /// The index and a page for each rule; `UPDATE=1` writes them, and removes the pages of rules that are gone.
    @Test func theRulesDocumentsAreCurrent() throws {
        let folder = root.appendingPathComponent("docs/rules")
        var wanted = Dictionary(uniqueKeysWithValues: Rule.all.map { (RulesDocument.path(of: $0.id), RulesDocument.page(of: $0)) })
        let there = try? FileManager.default.contentsOfDirectory(atPath: folder.path)
        if ProcessInfo.processInfo.environment["UPDATE"] == "1" {
            for name in there ?? [] where wanted["docs/rules/" + name] == nil {
                try FileManager.default.removeItem(at: folder.appendingPathComponent(name))
            }
            try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
            for (path, text) in wanted { try Data(text.utf8).write(to: root.appendingPathComponent(path)) }
            try Data(RulesDocument.index().utf8).write(to: root.appendingPathComponent("Rules.md"))
        }
        let names = try FileManager.default.contentsOfDirectory(atPath: folder.path)
        #expect(names.sorted() == Rule.all.map { $0.id + ".md" }.sorted())
        wanted["Rules.md"] = RulesDocument.index()
        for (path, text) in wanted {
            let isCurrent = (try? String(contentsOf: root.appendingPathComponent(path), encoding: .utf8)) == text
            #expect(isCurrent, "\(path) tells something else than the rules; run UPDATE=1 swift test --filter RulesDocumentTests")
        }
    }

    @Test func theIndexIsQuicklyRead() {
        #expect(RulesDocument.index().utf8.count <= 20_000)
    }

    @Test(arguments: Rule.all.map(\.id)) func aPageHasAtMost120Lines(_ id: String) throws {
        let page = RulesDocument.page(of: try #require(Rule.all.first { $0.id == id }))
        #expect(page.split(separator: "\n", omittingEmptySubsequences: false).count <= 121)
    }

    @Test(arguments: Rule.all.map(\.id)) func anExplanationIsReadAtOnce(_ id: String) throws {
        let rule = try #require(Rule.all.first { $0.id == id })
        for width in [80, 100] {
            let lines = RuleExplanation.text(of: rule, width: width, address: "https://example.org/\(id)").split(separator: "\n", omittingEmptySubsequences: false)
            #expect(lines.count <= RuleExplanation.lineLimit + 1, "\(lines.joined(separator: "\n"))")
        }
    }

    /// In a table of the index, and from a page to the facts and back.
    @Test func everyLinkOfThePagesLeadsSomewhere() {
        let facts = RestorationDocument.text()
        for rule in Rule.all {
            #expect(RulesDocument.index().contains("| [\(rule.id)](\(RulesDocument.path(of: rule.id))) |"))
            let page = RulesDocument.page(of: rule)
            let links = page.components(separatedBy: "](").dropFirst().map { String($0.prefix { $0 != ")" }) }
            for link in links where link != "../../Rules.md" {
                #expect(link.hasPrefix("../how-restoration-works.md#"), "\(rule.id): \(link)")
                #expect(facts.contains("<a id=\"\(link.split(separator: "#").last ?? "")\"></a>"), "\(rule.id): \(link)")
            }
        }
    }

    @Test func aRuleShowsWhatIsReportedAndWhatToWriteInstead() {
        for rule in Rule.all {
            #expect(rule.examples.contains { $0.kind == .reported }, "\(rule.id)")
            #expect(rule.examples.contains { $0.kind == .instead }, "\(rule.id)")
        }
    }

    @Test func aPageShowsEveryFileOfAnExample() {
        let rule = Rule(
            id: "some-fault", summary: "Something is | wrong.", why: "It is lost.", help: "Mend it.", rationale: "It hurts.", limits: "It is blind.",
            fix: "`--fix` mends it.", switchOff: "Never.", severity: .error, isEnabledByDefault: false, facts: ["A3"],
            examples: [
                .bad("//- A.swift\nlet a = `b` // expect: some-fault\n//- B.m\n// ```\nint b;"), .instead("let a = 1"), .good("//- Example.m\nint b;"),
            ]
        ) { _ in [] }
        #expect(
            RulesDocument.page(of: rule) == """
                # some-fault

                **error, off unless switched on** · [all rules](../../Rules.md)

                Something is | wrong.

                **What the app's user loses.** It is lost.

                **Why.** It hurts. ([A3](../how-restoration-works.md#a3))

                **What to do.** Mend it.

                ## Reported

                `A.swift`:

                ```swift
                let a = `b` // ← some-fault
                ```

                `B.m`:

                ````objc
                // ```
                int b;
                ````

                ## Instead

                ```swift
                let a = 1
                ```

                ## Not reported

                ```objc
                int b;
                ```

                ## Fix

                `--fix` mends it.

                ## Limits

                It is blind.

                ## Configuration

                ```yaml
                rules:
                  some-fault: error # off without it
                ```

                ## When to switch it off

                Never.

                """)
        #expect(RulesDocument.index(of: [Theme(title: "Faults", rules: [rule])]).contains("""
            ## Faults

            | rule | severity | finds |
            | --- | --- | --- |
            | [some-fault](docs/rules/some-fault.md) | error, off | Something is \\| wrong. |

            """))
    }

    @Test func anExplanationShowsTheReportedLineWhereThePageIsLong() {
        let code = (1...60).map { $0 == 30 ? "bad() // expect: some-fault" : "line(\($0))" }.joined(separator: "\n")
        let rule = Rule(
            id: "some-fault", summary: "Something is wrong.", why: "It is lost.", help: "Mend it, with words that fill more than one line.",
            rationale: "It hurts.", severity: .error, facts: ["A3"], examples: [.bad(code), .instead("good()")]
        ) { _ in [] }
        let text = RuleExplanation.text(of: rule, width: 40, address: "https://example.org")
        #expect(text.hasPrefix("""
            some-fault (error)

            Something is wrong.

            Lost    It is lost.
            Why     It hurts. (A3)
            Do      Mend it, with words that fill
                    more than one line.

            Reported:
                …
                line(25)
            """))
        #expect(text.hasSuffix("""
            Instead:
                good()

            More: https://example.org

            """))
        #expect(text.contains("    bad() // ← some-fault\n"))
    }
}
