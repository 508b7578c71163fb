/// What the rules say about themselves, as Markdown: `Rules.md` as a whole, the table of the README, `restorelint explain` page by page.
public enum RulesDocument {
    public static func text(of rules: [Rule] = Rule.all) -> String {
        var text = """
            # Rules

            Written by a test from the rules themselves; `UPDATE=1 swift test --filter rulesDocumentIsCurrent` brings it up to date.


            """
        text += table(of: rules)
        for rule in rules { text += "\n" + page(of: rule, level: "##") }
        return text
    }

    /// A line for each rule; nothing without any.
    ///
    /// - Parameter document: where the pages of the rules are, relative to the table; they are beside it where this is empty.
    public static func table(of rules: [Rule] = Rule.all, linkingTo document: String = "") -> String {
        guard !rules.isEmpty else { return "" }
        var text = "| rule | severity | finds |\n| --- | --- | --- |\n"
        for rule in rules {
            let severity = rule.severity.rawValue + (rule.isEnabledByDefault ? "" : ", off")
            text += "| [`\(rule.id)`](\(document)#\(rule.id)) | \(severity) | \(rule.summary.inTableCell) |\n"
        }
        return text
    }

    /// Everything about one rule.
    public static func page(of rule: Rule) -> String {
        page(of: rule, level: "#")
    }

    private static func page(of rule: Rule, level: String) -> String {
        var text = "\(level) \(rule.id)\n\n\(rule.summary)\n\n"
        text += "Severity: \(rule.severity.rawValue)\(rule.isEnabledByDefault ? "" : "; off unless switched on")\n\n"
        text += "\(rule.rationale)\n"
        if let limits = rule.limits { text += "\n\(level)# Limits\n\n\(limits)\n" }
        if !rule.options.isEmpty {
            text += "\n\(level)# Options\n\n" + rule.options.map { "- `\($0.name)`: \($0.summary)\n" }.joined()
        }
        if !rule.facts.isEmpty { text += "\nRests on the facts \(rule.facts.joined(separator: ", ")) about UIKit.\n" }
        for (heading, isGood) in [("Reported", false), ("Not reported", true)] {
            let examples = rule.examples.filter { $0.isGood == isGood }
            if !examples.isEmpty { text += "\n\(level)# \(heading)\n" }
            for example in examples {
                for (path, code) in example.files {
                    if example.files.count > 1 || path != "Example.swift" { text += "\n`\(path)`:\n" }
                    text += "\n\(fence(around: code))\(language(of: path))\n\(code.forReading)\n\(fence(around: code))\n"
                }
            }
        }
        return text
    }

    /// Longer than any run of back-ticks in the code.
    private static func fence(around code: String) -> String {
        var longest = 0
        var run = 0
        for character in code {
            run = character == "`" ? run + 1 : 0
            longest = max(longest, run)
        }
        return String(repeating: "`", count: max(3, longest + 1))
    }

    private static func language(of path: String) -> String {
        if path.hasSuffix(".swift") { return "swift" }
        if [".m", ".mm", ".h"].contains(where: path.hasSuffix) { return "objc" }
        return "xml"
    }
}

extension String {
    /// An expectation of the tests becomes an arrow to the line.
    fileprivate var forReading: String {
        var text = replacing("// expect: ", with: "// ← ").replacing("<!-- expect: ", with: "<!-- ← ")
        while text.hasSuffix("\n") { text.removeLast() }
        return text
    }

    fileprivate var inTableCell: String {
        split(separator: "|", omittingEmptySubsequences: false).joined(separator: "\\|")
    }
}
