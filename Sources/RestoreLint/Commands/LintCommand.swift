import AppModel
import LintRules

extension Command {
    static let lint = Command(
        name: "lint", operands: "[PATH ...]", summary: "Find what state restoration will lose. The default.", flags: Flag.lint
    ) { options, environment in
        try options.checkRules(environment)
        let outputs = try ReportOutput.all(for: options, environment)
        if options.printsDiff { return try diff(options, environment) }
        let fixes = options.fixes ? try FixRun(options, environment) : nil
        let lint = try fixes?.lint ?? Lint(options, environment)
        var outcome = Outcome(exitCode: lint.exitCode, errors: lint.messages(besides: outputs))
        if let fixes {
            for problem in fixes.problems { outcome.errors.write("restorelint: error: \(problem)\n") }
            if !fixes.problems.isEmpty { outcome.exitCode = .trouble }
            if options.verbosity != .quiet, let message = fixes.message { outcome.errors.write("restorelint: \(message)\n") }
        }
        if options.writesBaseline {
            let baseline = try lint.writeBaseline()
            if options.verbosity != .quiet { outcome.errors.write(lint.message(aboutWritten: baseline)) }
        }
        for output in outputs { output.write(lint, to: &outcome) }
        let hasShownStatistics = outputs.contains { $0.file == nil && !$0.reporter.isComplete }
        if options.showsStatistics, !hasShownStatistics { outcome.errors.write(lint.statistics) }
        return outcome
    }
}

extension Command {
    /// The fixes as a patch. Exit 1 when there is one.
    private static func diff(_ options: Options, _ environment: Environment) throws -> Outcome {
        let lint = try Lint(options, environment)
        var outcome = Outcome(errors: lint.messages(besides: []))
        let repair = Whereabouts.$witness.withValue(environment.witness) {
            Repair(of: lint.report, includingSuggested: options.appliesSuggestedFixes)
        }
        for file in repair.files {
            outcome.output.write(UnifiedDiff.text(of: file, at: lint.pathInRepository(file.path)))
        }
        outcome.exitCode = lint.exitCode == .trouble ? .trouble : outcome.output.bytes.isEmpty ? .clean : .findings
        return outcome
    }
}

extension Options {
    /// Every rule that a flag names has to exist.
    func checkRules(_ environment: Environment) throws {
        let ids = environment.rules.map(\.id)
        for id in onlyRules + disabledRules + severities.map(\.rule) where !ids.contains(id) {
            throw UsageError.unknownRule(id, among: ids)
        }
    }
}

extension UsageError {
    static func unknownRule(_ id: String, among ids: [String]) -> UsageError {
        UsageError("unknown rule '\(id)'" + Suggestion.clause(for: id, among: ids), hint: "Run 'restorelint rules' to see the rules.")
    }
}
