import AppModel
import LintRules
import Syntax

extension Command {
    static let suppress = Command(
        name: "suppress", operands: "[PATH ...]", summary: "Silence what is found with comments that say why.", flags: suppressFlags
    ) { options, environment in
        var options = options
        try options.checkRules(environment)
        let reason = (options.reason ?? "").split(whereSeparator: \.isWhitespace).joined(separator: " ")
        guard !reason.isEmpty else {
            throw UsageError("suppress needs --reason \"…\"", hint: "A comment that does not say why is a riddle for the next reader.")
        }
        if let mark = ["*/", "-->", "--"].first(where: reason.contains) {
            throw UsageError("a reason cannot contain '\(mark)', which would end it")
        }
        guard !options.readsStandardInput else { throw UsageError("suppress has no file to change when it reads standard input") }
        // Everything that a run would report, whatever makes a run fail.
        options.failOn = .note
        return try suppress(for: reason, options, environment)
    }

    private static let suppressFlags: [Flag] =
        [
            Flag("--reason", placeholder: "TEXT", "Say why. It becomes part of each comment.", in: .fixes) { $0.reason = $1 },
            Flag(
                "--rule", aliases: ["--only-rule"], placeholder: "ID", values: Rule.all.map(\.id),
                "Silence this rule and no other. Repeatable.", in: .rules
            ) { options, value in
                options.onlyRules += value.split(separator: ",").map(String.init)
            },
        ]
        + Flag.lint.filter {
            [
                "--config", "--no-config", "--no-ignore", "--only-given", "--allow-empty", "--disable", "--new-from", "--baseline",
                "--no-baseline", "--diff", "--jobs", "--no-containment",
                "--quiet", "--verbose",
            ].contains($0.name)
        }

    private static func suppress(for reason: String, _ options: Options, _ environment: Environment) throws -> Outcome {
        let lint = try Lint(options, environment)
        var outcome = Outcome(errors: lint.messages(besides: []))
        // A comment about a comment helps nobody; '--fix' or a hand removes it.
        let entries = lint.report.active.filter { $0.diagnostic.rule != Rule.unusedSuppression.id }
        let files = edited(entries, in: lint, reason)
        if options.printsDiff {
            for file in files { outcome.output.write(UnifiedDiff.text(of: file, at: lint.pathInRepository(file.path))) }
            return outcome
        }
        lint.selection.removeLeftovers()
        var problems: [String: String] = [:]
        for entry in entries where lint.report.sources[entry.finding.location.path] == nil {
            problems[entry.finding.location.path] = Platform.Failure.changed.description
        }
        for file in files { problems[file.path] = FixRun.write(file, under: lint.project.root) }
        // What is left shows where a comment did not reach.
        let rest = entries.isEmpty ? lint : try Lint(options, environment)
        let left = rest.report.active.count { $0.diagnostic.rule != Rule.unusedSuppression.id }
        for (path, problem) in problems.sorted(by: { $0.key < $1.key }) {
            outcome.errors.write("restorelint: error: '\(lint.shown(path))' is not changed: \(problem)\n")
        }
        if left > 0 { outcome.errors.write("restorelint: error: \(left) of \(entries.count) findings are still there\n") }
        if options.verbosity != .quiet {
            let silenced = entries.count - left
            let changed = files.count { problems[$0.path] == nil }
            outcome.errors.write(
                "restorelint: silenced \(silenced) \(silenced == 1 ? "finding" : "findings") in \(changed) \(changed == 1 ? "file" : "files")\n"
            )
            if files.contains(where: { $0.after.language == .interfaceBuilder }) {
                outcome.errors.write(
                    "restorelint: warning: Interface Builder drops comments when it saves; for storyboards and xibs a baseline lasts longer\n"
                )
            }
        }
        outcome.exitCode = lint.exitCode == .trouble || !problems.isEmpty ? .trouble : left > 0 ? .findings : .clean
        return outcome
    }

    private static func edited(_ entries: [Report.Entry], in lint: Lint, _ reason: String) -> [Repair.EditedFile] {
        let byPath = Dictionary(grouping: entries, by: \.finding.location.path)
        return byPath.keys.sorted().compactMap { path in
            guard let before = lint.report.sources[path]?.file else { return nil }
            let findings = byPath[path]!.map { (rule: $0.diagnostic.rule, offset: $0.finding.location.range.start) }
            let comments = Whereabouts.$witness.withValue(lint.environment.witness) {
                Whereabouts.at(.file(path)) { SuppressionComments(for: findings, in: before, reason: reason) }
            }
            return Repair.EditedFile(path: path, before: before, after: before.applying(comments.edits))
        }
    }
}
