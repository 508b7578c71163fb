import LintRules

extension Command {
    static let lint = Command(
        name: "lint", operands: "[PATH ...]", summary: "Find what state restoration will lose. The default.", flags: Flag.lint
    ) { options, environment in
        for id in options.onlyRules + options.disabledRules + options.severities.map(\.rule) {
            let ids = environment.rules.map(\.id)
            guard ids.contains(id) else { throw UsageError.unknownRule(id, among: ids) }
        }
        let outputs = try ReportOutput.all(for: options, environment)
        let lint = try Lint(options, environment)
        var outcome = Outcome(exitCode: lint.exitCode, errors: lint.messages(besides: outputs))
        for output in outputs { output.write(lint, to: &outcome) }
        let hasShownStatistics = outputs.contains { $0.file == nil && !$0.reporter.isComplete }
        if options.showsStatistics, !hasShownStatistics { outcome.errors.write(lint.statistics) }
        return outcome
    }
}

extension UsageError {
    static func unknownRule(_ id: String, among ids: [String]) -> UsageError {
        UsageError("unknown rule '\(id)'" + Suggestion.clause(for: id, among: ids), hint: "Run 'restorelint rules' to see the rules.")
    }
}
