import Foundation
import LintRules
import Testing

@Test func rulesDocumentIsCurrent() throws {
    let file = URL(fileURLWithPath: #filePath).deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()
        .appendingPathComponent("Rules.md")
    let text = RulesDocument.text()
    if ProcessInfo.processInfo.environment["UPDATE"] == "1" {
        try Data(text.utf8).write(to: file)
    }
    let isCurrent = (try? String(contentsOf: file, encoding: .utf8)) == text
    #expect(isCurrent, "Rules.md tells something else than the rules; run UPDATE=1 swift test --filter rulesDocumentIsCurrent")
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
