/// What the rules say about themselves, as Markdown: `Rules.md` as the index, and a page for each.
public enum RulesDocument {
    /// Columns of prose in a page.
    private static let width = 120

    /// Where the page of a rule is, from the root of the project.
    public static func path(of id: String) -> String { "docs/rules/\(id).md" }

    public static func index(of themes: [Theme] = Theme.all) -> String {
        var text = """
            # Rules

            What restorelint looks for. Each rule has a page that says what it reports, what the app's user loses, why UIKit does so, what \
            to write instead and what the rule cannot see; `restorelint explain missing-restoration-super` prints the page in short.

            | severity | is kept for | exit code |
            | --- | --- | --- |
            | error | what is documented to lose state or crash | 1 |
            | warning | what very likely does | 1 |
            | note | advice | 0, unless `--fail-on note` |

            A rule marked *off* runs only where the configuration or `--only-rule` asks for it. Some findings of a rule are milder than \
            the rule, where less is certain. The configuration changes either: `late-identifier-assignment: error`, `insecure-decode: \
            off`.

            A page shows code that is **reported**, with an arrow at each line that is; what to write **instead**; and near misses that \
            are **not reported**. Its **limits** say where the rule stays silent because the text does not tell: a finding must be true. \
            The facts about UIKit that a rule rests on are linked, with their sources, to \
            [docs/how-restoration-works.md](\(RestorationDocument.path)).

            """
        for theme in themes { text += "\n## \(theme.title)\n\n" + table(of: theme.rules) }
        text +=
            "\nWritten by a test from the rules themselves; `UPDATE=1 swift test --filter RulesDocumentTests` brings it and the pages up to date.\n"
        return Wrapping.text(text, width: width)
    }

    private static func table(of rules: [Rule]) -> String {
        rules.reduce(into: "| rule | severity | finds |\n| --- | --- | --- |\n") { text, rule in
            let severity = rule.severity.rawValue + (rule.isEnabledByDefault ? "" : ", off")
            text += "| [\(rule.id)](\(path(of: rule.id))) | \(severity) | \(rule.summary.inTableCell) |\n"
        }
    }

    /// Everything about one rule.
    public static func page(of rule: Rule) -> String {
        var text = """
            # \(rule.id)

            **\(rule.severity.rawValue)\(rule.isEnabledByDefault ? "" : ", off unless switched on")** · [all rules](../../Rules.md)

            \(rule.summary)

            **What the app's user loses.** \(rule.why)

            **Why.** \(rule.rationale)\(facts(of: rule))

            **What to do.** \(rule.help)

            """
        for (heading, kind) in [("Reported", Example.Kind.reported), ("Instead", .instead), ("Not reported", .notReported)] {
            let examples = rule.examples.filter { $0.kind == kind }
            if !examples.isEmpty { text += "\n## \(heading)\n" }
            for example in examples { text += code(of: example) }
        }
        if let fix = rule.fix { text += "\n## Fix\n\n\(fix)\n" }
        if let limits = rule.limits { text += "\n## Limits\n\n\(limits)\n" }
        text += "\n## Configuration\n\n```yaml\nrules:\n  \(rule.id): \(setting(of: rule))\n```\n"
        if !rule.options.isEmpty { text += "\n" + rule.options.map { "- `\($0.name)`: \($0.summary)\n" }.joined() }
        if let switchOff = rule.switchOff { text += "\n## When to switch it off\n\n\(switchOff)\n" }
        return Wrapping.text(text, width: width)
    }

    /// ` (A3, A4)`, each with a link.
    private static func facts(of rule: Rule) -> String {
        let facts = rule.facts.compactMap(Fact.numbered)
        guard !facts.isEmpty else { return "" }
        return " (" + facts.map { "[\($0.number)](../how-restoration-works.md#\($0.anchor))" }.joined(separator: ", ") + ")"
    }

    private static func code(of example: Example) -> String {
        example.files.map { path, code in
            let name = example.files.count > 1 || !path.hasPrefix("Example.") ? "\n`\(path)`:\n" : ""
            return "\(name)\n\(fence(around: code))\(language(of: path))\n\(code.forReading)\n\(fence(around: code))\n"
        }.joined()
    }

    private static func setting(of rule: Rule) -> String {
        let levels = ["off", "note", "warning", "error"].filter { $0 != rule.severity.rawValue || !rule.isEnabledByDefault }
        guard rule.options.isEmpty else {
            return "{ severity: \(rule.severity.rawValue), \(rule.options.map { "\($0.name): [recoveryCode]" }.joined(separator: ", ")) }"
        }
        return rule.isEnabledByDefault ? "\(rule.severity.rawValue) # or \(list(levels))" : "\(rule.severity.rawValue) # off without it"
    }

    private static func list(_ words: [String]) -> String { words.dropLast().joined(separator: ", ") + " or " + (words.last ?? "") }

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
    var forReading: String {
        var text = replacing("// expect: ", with: "// ← ").replacing("<!-- expect: ", with: "<!-- ← ")
            .replacing("-- expect: ", with: "-- ← ")
        while text.hasSuffix("\n") { text.removeLast() }
        return text
    }

    fileprivate var inTableCell: String {
        split(separator: "|", omittingEmptySubsequences: false).joined(separator: "\\|")
    }
}
