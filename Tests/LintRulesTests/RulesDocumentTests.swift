import Foundation
import LintRules
import Testing

private let root = URL(fileURLWithPath: #filePath).deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()

@Test func rulesDocumentIsCurrent() throws {
    let file = root.appendingPathComponent("Rules.md")
    let text = RulesDocument.text()
    if ProcessInfo.processInfo.environment["UPDATE"] == "1" {
        try Data(text.utf8).write(to: file)
    }
    let isCurrent = (try? String(contentsOf: file, encoding: .utf8)) == text
    #expect(isCurrent, "Rules.md tells something else than the rules; run UPDATE=1 swift test --filter rulesDocumentIsCurrent")
}

@Test func theReadmeListsTheRules() throws {
    let file = root.appendingPathComponent("README.md")
    let text = try String(contentsOf: file, encoding: .utf8)
    let heading = try #require(text.range(of: "\n## Rules\n"))
    let table = try #require(text[heading.upperBound...].range(of: "| rule |")).lowerBound
    let end = text.range(of: "\n\n", range: table..<text.endIndex)?.lowerBound ?? text.endIndex
    let wanted = text[..<table] + RulesDocument.table(linkingTo: "Rules.md").dropLast() + text[end...]
    if ProcessInfo.processInfo.environment["UPDATE"] == "1" { try Data(wanted.utf8).write(to: file) }
    let isCurrent = try String(contentsOf: file, encoding: .utf8) == wanted
    #expect(isCurrent, "the README tells something else than the rules; run UPDATE=1 swift test --filter theReadmeListsTheRules")
}

@Test func aPageShowsEveryFileOfAnExample() {
    let rule = Rule(
        id: "some-fault", summary: "Something is | wrong.", rationale: "It hurts.", severity: .error, isEnabledByDefault: false,
        examples: [.bad("//- A.swift\nlet a = `b` // expect: some-fault\n//- B.m\n// ```\nint b;")]
    ) { _ in [] }
    #expect(
        RulesDocument.page(of: rule) == """
            # some-fault

            Something is | wrong.

            Severity: error; off unless switched on

            It hurts.

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

            """)
    #expect(RulesDocument.text(of: [rule]).contains("| [`some-fault`](#some-fault) | error, off | Something is \\| wrong. |"))
}
