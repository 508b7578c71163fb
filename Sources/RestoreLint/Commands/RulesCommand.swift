import LintRules

extension Command {
    static let rules = Command(name: "rules", operands: "", summary: "List the rules.", flags: [.rulesFormat]) { options, environment in
        if options.reports.last?.format == Reporter.json.name {
            var output = Outcome()
            json(environment.rules).write(to: &output.output)
            return output
        }
        let rows = environment.rules.map { rule in
            [rule.id, rule.severity.rawValue, rule.isEnabledByDefault ? "on" : "off", rule.summary]
        }
        return Outcome(output: Table.text(rows))
    }

    static let explain = Command(name: "explain", operands: "ID", summary: "Say why a rule exists, with examples.", flags: []) {
        options, environment in
        guard let id = options.operands.first, options.operands.count == 1 else {
            throw UsageError("explain takes the ID of one rule", hint: "Run 'restorelint rules' to see the rules.")
        }
        guard let rule = environment.rules.first(where: { $0.id == id }) else {
            throw UsageError.unknownRule(id, among: environment.rules.map(\.id))
        }
        let width = min(environment.width ?? 80, 100)
        var outcome = Outcome(output: RuleExplanation.text(of: rule, width: width, address: address(ofRule: rule.id)))
        outcome.isProse = true
        return outcome
    }

    private static func json(_ rules: [Rule]) -> JSON {
        [
            "version": 1,
            "rules": .array(
                rules.map { rule in
                    [
                        "id": .string(rule.id),
                        "severity": .string(rule.severity.rawValue),
                        "isEnabledByDefault": .bool(rule.isEnabledByDefault),
                        "summary": .string(rule.summary),
                        "why": .string(rule.why),
                        "help": .string(rule.help),
                        "rationale": .string(rule.rationale),
                        "limits": .optional(rule.limits),
                        "facts": .array(rule.facts.map(JSON.string)),
                        "helpUri": .string(address(ofRule: rule.id)),
                    ]
                }),
        ]
    }
}

extension Flag {
    fileprivate static let rulesFormat = Flag(
        "--format", aliases: ["--reporter", "--output-format"], placeholder: "NAME", values: ["text", "json"], "Write text or json.",
        in: .report
    ) { options, value in
        let names = [Reporter.text.name, Reporter.json.name]
        guard names.contains(value) else {
            throw UsageError("'rules' is written as \(inWords(names, "or")), not '\(value)'" + Suggestion.clause(for: value, among: names))
        }
        options.reports.append(Options.ReportRequest(format: value))
    }
}
