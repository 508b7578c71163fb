import AppModel
import LintRules
import Syntax

extension Command {
    static let lint = Command(
        name: "lint", operands: "[PATH ...]", summary: "Find what state restoration will lose. The default.", flags: Flag.lint, run: lint)

    /// find → read → link → check → report
    private static func lint(_ options: Options, _ environment: Environment) throws -> Outcome {
        try checkRuleNames(options, environment.rules)
        let outputs = try ReportOutput.all(for: options, environment)
        let targets = Targets(options, environment)
        let project = try Project(
            around: targets.commonFolder(else: environment.workingDirectory), options: options, environment: environment)
        let threads = options.jobs ?? Platform.processorCount
        let selection = Selection(targets, in: project, options: options, environment: environment, threads: threads)
        let given = try standardInput(options, environment, project)
        let isRead = { (path: String) in Language(path: path).map(Extraction.languages.contains) ?? false }
        let files = selection.files.filter(isRead)
        let unread = selection.files.filter { !isRead($0) }.map { FileFacts(unread: $0) }
        let extraction = Extraction(of: files, root: project.root, given: given, threads: threads, progress: Progress(options, environment))

        let app = App(linking: extraction.facts + unread, unitRoots: selection.unitRoots)
        let linter = Linter(settings(for: environment.rules, options, project.configuration))
        let report = report(linter.lint(app), extraction, selection, files, given, project, options)

        var outcome = Outcome()
        let hasTrouble = !targets.problems.isEmpty || !selection.failures.isEmpty || extraction.hasUnreadableFiles
        let threshold = options.failOn ?? project.configuration.failOn ?? .warning
        let isFailing = report.entries.contains { $0.suppression == nil && threshold.isReached(by: $0.diagnostic.severity) }
        outcome.exitCode = hasTrouble ? .trouble : isFailing ? .findings : .clean
        outcome.errors.write(messages(targets, selection, report, files, project, options, environment, outputs))
        try write(report, to: outputs, options, environment, project, &outcome)
        return outcome
    }

    private static func checkRuleNames(_ options: Options, _ rules: [Rule]) throws {
        let ids = rules.map(\.id)
        for id in options.onlyRules + options.disabledRules + options.severities.map(\.rule) where !ids.contains(id) {
            throw UsageError.unknownRule(id, among: ids)
        }
    }

    /// Flags beat the configuration, the configuration beats the rule.
    private static func settings(for rules: [Rule], _ options: Options, _ configuration: Configuration) -> [Linter.Setting] {
        rules.compactMap { rule in
            let given = options.severities.last { $0.rule == rule.id }?.severity
            var severity = given
            var isOn = rule.isEnabledByDefault
            switch configuration.rules[rule.id] {
            case .off: isOn = false
            case .severity(let configured):
                isOn = true
                severity = given ?? configured
            case nil: break
            }
            if given != nil { isOn = true }
            if !options.onlyRules.isEmpty { isOn = options.onlyRules.contains(rule.id) }
            if options.disabledRules.contains(rule.id) { isOn = false }
            return isOn ? Linter.Setting(rule, severity: severity) : nil
        }
    }

    private static func standardInput(_ options: Options, _ environment: Environment, _ project: Project) throws -> [String: SourceFile] {
        guard options.readsStandardInput else { return [:] }
        let path = Path.relative(Targets.standardInput(options, environment), to: project.root)
        do {
            let text = try environment.standardInput(SourceFile.sizeLimit)
            return [path: SourceFile(path: path, padded: text + [UInt8](repeating: 0, count: SourceFile.padding))]
        } catch {
            throw UsageError("standard input cannot be read: \(error)")
        }
    }

    private static func report(
        _ result: Linter.Result, _ extraction: Extraction, _ selection: Selection, _ files: [String], _ given: [String: SourceFile],
        _ project: Project, _ options: Options
    ) -> Report {
        var report = Report()
        var fingerprints = Fingerprints()
        func entry(_ diagnostic: Diagnostic, _ suppression: Report.Entry.Suppression? = nil) -> Report.Entry? {
            let fingerprint = fingerprints.next(for: diagnostic)
            guard selection.reports(diagnostic.finding.location.path) else { return nil }
            var diagnostic = diagnostic
            if options.isStrict, diagnostic.severity == .warning { diagnostic.severity = .error }
            return Report.Entry(diagnostic: diagnostic, fingerprint: fingerprint, suppression: suppression)
        }
        report.entries = result.diagnostics.compactMap { entry($0) }
        let suppressed = result.suppressed.compactMap { entry($0.diagnostic, Report.Entry.Suppression(reason: $0.reason)) }
        report.suppressedCount = suppressed.count
        if options.reportsSuppressed {
            report.entries += suppressed
            report.entries.sort { ($0.finding.location, $0.diagnostic.rule) < ($1.finding.location, $1.diagnostic.rule) }
        }
        report.fileCount = files.count { selection.reports($0) }
        report.notifications = selection.failures.map { Report.Notification(level: .error, message: $0.failure.description, path: $0.path) }
        report.notifications += extraction.notifications.filter { $0.level == .error || selection.reports($0.path ?? "") }
        for path in Set(report.entries.flatMap { Report.paths(of: $0.diagnostic) }) {
            guard let file = given[path] ?? (try? SourceFile.read(path, root: project.root)) else { continue }
            report.sources[path] = Source(file)
        }
        return report
    }
}

extension UsageError {
    static func unknownRule(_ id: String, among ids: [String]) -> UsageError {
        UsageError("unknown rule '\(id)'" + Suggestion.clause(for: id, among: ids), hint: "Run 'restorelint rules' to see the rules.")
    }
}
