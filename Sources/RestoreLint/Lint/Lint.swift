import AppModel
import LintRules
import Syntax

/// One run: find → read → link → check. What came of it is in `report`.
struct Lint: Sendable {
    let options: Options
    let environment: Environment
    let targets: Targets
    let project: Project
    let selection: Selection
    /// The files that were read, relative to the root.
    let files: [String]
    let hasUnreadableFiles: Bool
    private(set) var report = Report()

    init(_ options: Options, _ environment: Environment) throws {
        self.options = options
        self.environment = environment
        targets = Targets(options, environment)
        let folder = targets.commonFolder(else: environment.workingDirectory)
        project = try Project(around: folder, options: options, environment: environment)
        let threads = options.jobs ?? Platform.processorCount
        selection = Selection(targets, in: project, options: options, environment: environment, threads: threads)
        let isRead = { (path: String) in Language(path: path).map(Extraction.languages.contains) ?? false }
        files = selection.files.filter(isRead)
        let given = try Self.standardInput(options, environment, project)

        let extraction = Extraction(
            of: files, root: project.root, given: given, options: project.configuration.model, threads: threads,
            progress: Progress(options, environment))
        hasUnreadableFiles = extraction.hasUnreadableFiles
        // That a file is there matters even where its language is not read.
        let unread = selection.files.filter { !isRead($0) }.map { FileFacts(unread: $0) }
        let app = App(linking: extraction.facts + unread, unitRoots: selection.unitRoots, options: project.configuration.model)
        // It is never freed: piece by piece that would take longer than the process has to live.
        _ = Unmanaged.passRetained(app)
        let result = Linter(settings).lint(app)

        report.rules = environment.rules
        report.fileCount = files.count { selection.reports($0) }
        report.notifications = selection.failures.map { Report.Notification(level: .error, message: $0.failure.description, path: $0.path) }
        report.notifications += extraction.notifications.filter { $0.level == .error || selection.reports($0.path ?? "") }
        addEntries(result)
        for path in Set(report.entries.flatMap { Report.paths(of: $0.diagnostic) }) {
            guard let file = given[path] ?? (try? SourceFile.read(path, root: project.root)) else { continue }
            report.sources[path] = Source(file)
        }
    }

    var exitCode: Outcome.ExitCode {
        if !targets.problems.isEmpty || !selection.failures.isEmpty || hasUnreadableFiles { return .trouble }
        let threshold = options.failOn ?? project.configuration.failOn ?? .warning
        let isReached = report.entries.contains { $0.suppression == nil && threshold.isReached(by: $0.diagnostic.severity) }
        return isReached ? .findings : .clean
    }

    /// The text that stands in for a file, by the path of that file.
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

    /// Flags beat the configuration, the configuration beats the rule.
    private var settings: [Linter.Setting] {
        environment.rules.compactMap { rule in
            let given = options.severities.last { $0.rule == rule.id }?.severity
            var severity = given
            var isOn = rule.isEnabledByDefault
            switch project.configuration.rules[rule.id] {
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

    private mutating func addEntries(_ result: Linter.Result) {
        var fingerprints = Fingerprints()
        func entry(_ diagnostic: Diagnostic, _ suppression: Report.Entry.Suppression? = nil) -> Report.Entry? {
            // Counted before anything is left out, so that a filter changes no fingerprint.
            let fingerprint = fingerprints.next(for: diagnostic)
            guard selection.reports(diagnostic.finding.location.path) else { return nil }
            var diagnostic = diagnostic
            if options.isStrict, diagnostic.severity == .warning { diagnostic.severity = .error }
            return Report.Entry(diagnostic: diagnostic, fingerprint: fingerprint, suppression: suppression)
        }
        report.entries = result.diagnostics.compactMap { entry($0) }
        let suppressed = result.suppressed.compactMap { entry($0.diagnostic, Report.Entry.Suppression(reason: $0.reason)) }
        report.suppressedCount = suppressed.count
        guard options.reportsSuppressed else { return }
        report.entries += suppressed
        report.entries.sort { left, right in
            (left.finding.location, left.diagnostic.rule, left.finding.message) < (right.finding.location, right.diagnostic.rule, right.finding.message)
        }
    }
}
