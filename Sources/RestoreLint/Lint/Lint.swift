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
    /// The files that were read, relative to the root, without projects and property lists: most of these tell nothing.
    let files: [String]
    private(set) var known: KnownFindings?
    private(set) var report = Report()
    /// Texts that replace what is on the disk.
    private(set) var given: [String: SourceFile] = [:]
    private(set) var followsEveryValue = true
    /// Of each file the first class with too many above it.
    private(set) var classesTooDeep: [Type] = []
    private(set) var placesWithTooManyKeys: [Location] = []
    /// `nil` where nobody asked for it.
    private(set) var migrations: [Migration]?
    private(set) var screens: ScreenGraph?
    /// What the files said that were linted.
    private var digests = Digests()

    init(_ options: Options, _ environment: Environment) throws {
        self.options = options
        self.environment = environment
        if options.containsFaults { environment.contain() }
        targets = Targets(options, environment)
        let folder = targets.commonFolder(else: environment.workingDirectory)
        project = try Project(around: folder, options: options, environment: environment)
        let threads = options.jobs ?? Platform.processorCount
        selection = Selection(targets, in: project, options: options, environment: environment, threads: threads)
        files = selection.sources
        let given = try Self.standardInput(options, environment, project)
        self.given = given

        let extraction = extraction(of: selection.files, given: given, progress: Progress(options, environment))
        digests = extraction.digests
        let app = link(extraction.facts)
        followsEveryValue = app.followsEveryValue
        if options.plansMigration { migrations = app.migrations() }
        if options.drawsScreens { screens = app.screenGraph }
        let result = result(for: app)
        let known = try KnownFindings(self, result.diagnostics) { try earlier(at: $0, extraction.facts) }
        self.known = known

        report.rules = environment.rules
        report.fileCount = files.count { selection.reports($0) }
        // What hides in no place of a file concerns them all.
        report.silences = result.silences.filter { $0.silence.range == nil || selection.reports($0.silence.path) }
            .map { Report.Silence(rule: $0.rule, $0.silence) }
        report.concernsRestoration = result.concernsRestoration
        classesTooDeep = app.program.classesTooDeep.first(ofEach: \.location.path)
        placesWithTooManyKeys = app.placesWithTooManyKeys
        addEntries(result, known)
        var changed = extraction.changed
        for path in Set(report.entries.flatMap { Report.paths(of: $0.diagnostic) }) {
            report.sources[path] = source(path).map(Source.init)
            if report.sources[path] == nil { changed.insert(path) }
        }
        report.notifications = notifications(about: extraction, changed: changed, known)
    }

    func extraction(of paths: [String], given: [String: SourceFile], progress: Progress = .none) -> Extraction {
        Extraction(
            of: paths, root: project.root, given: given, leavingOut: environment.leftOut.files, options: project.configuration.model,
            threads: options.jobs ?? Platform.processorCount, progress: progress, witness: environment.witness)
    }

    func result(for facts: [FileFacts]) -> Linter.Result { result(for: link(facts)) }

    private func result(for app: App) -> Linter.Result {
        Whereabouts.$witness.withValue(environment.witness) {
            Linter(settings).lint(app, workers: workers(for: app.program.files.count))
        }
    }

    private func link(_ facts: [FileFacts]) -> App {
        var options = project.configuration.model
        if environment.leftOut.steps.contains(.values) { options.stepLimit = -1 }
        let app = environment.link(facts, unitRoots: selection.unitRoots, options: options, workers: workers(for: facts.count))
        // It is never freed: piece by piece that would take longer than the process has to live.
        _ = Unmanaged.passRetained(app)
        return app
    }

    private func workers(for count: Int) -> Threads {
        // To start threads for a few files takes longer than they save.
        Threads(count: count < 32 ? 1 : options.jobs ?? Platform.processorCount)
    }

    /// The text that was linted; `nil` if the disk has another one by now.
    func source(_ path: String) -> SourceFile? {
        if let text = given[path] { return text }
        guard let file = try? SourceFile.read(path, root: Platform.Folder(project.root)) else { return nil }
        return digests[path].map { $0 == Digest(file) } ?? true ? file : nil
    }

    var exitCode: Outcome.ExitCode {
        if report.notifications.contains(where: { $0.level == .error }) { return .trouble }
        let threshold = options.failOn ?? project.configuration.failOn ?? .warning
        if options.isBaselineStrict, known?.stale.isEmpty == false { return .findings }
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
        if options.plansMigration || options.drawsScreens { return [] }
        let configuration = project.configuration
        return environment.rules.compactMap { rule in
            let given = options.severities.last { $0.rule == rule.id }?.severity
            var severity = given
            var isOn = rule.isEnabledByDefault
            switch configuration.level(of: rule) {
            case .off: isOn = false
            case .on: isOn = true
            case .severity(let configured):
                isOn = true
                severity = given ?? configured
            case nil: break
            }
            if given != nil { isOn = true }
            if !options.onlyRules.isEmpty { isOn = options.onlyRules.contains(rule.id) }
            // A rule that is on in some folder only runs everywhere, and is heard there.
            let isOnElsewhere = isOn
            if options.onlyRules.isEmpty { isOn = isOn || configuration.isSwitchedOnSomewhere(rule.id) }
            guard isOn, !options.disabledRules.contains(rule.id), !environment.leftOut.rules.contains(rule.id) else { return nil }
            return Linter.Setting(rule, severity: severity, values: configuration.rules[rule.id]?.values ?? Rule.Values()) { path in
                switch configuration.level(of: rule.id, inFile: path) {
                case .off: .off
                case let level?: given.map(Linter.Level.severity) ?? level
                case nil: isOnElsewhere ? nil : .off
                }
            }
        }
    }

    private mutating func addEntries(_ result: Linter.Result, _ known: KnownFindings) {
        var fingerprints = Fingerprints()
        func entry(_ diagnostic: Diagnostic, _ suppression: Report.Entry.Suppression? = nil) -> Report.Entry? {
            // Counted before anything is left out, so that a filter changes no fingerprint.
            let fingerprint = fingerprints.next(for: diagnostic)
            guard selection.reports(diagnostic.finding) else { return nil }
            var diagnostic = diagnostic
            if options.isStrict, diagnostic.severity == .warning { diagnostic.severity = .error }
            return Report.Entry(diagnostic: diagnostic, fingerprint: fingerprint, suppression: suppression)
        }
        let entries = zip(result.diagnostics, known.isKnown).compactMap { entry($0, $1 ? .baseline : nil) }
        let suppressed = result.suppressed.compactMap { entry($0.diagnostic, .comment(reason: $0.reason)) }
        report.entries = entries.filter { !$0.isBaselined }
        report.baselinedCount = entries.count - report.entries.count
        report.baselinedFixableCount = entries.count { $0.isBaselined && $0.isSafelyFixable }
        report.suppressedCount = suppressed.count
        guard options.reportsSuppressed else { return }
        report.entries = (entries + suppressed).sorted { left, right in
            (left.finding.location, left.diagnostic.rule, left.finding.message) < (
                right.finding.location, right.diagnostic.rule, right.finding.message
            )
        }
    }
}
