import LintRules

/// A report to write: how, and where to.
struct ReportOutput {
    let reporter: Reporter
    /// `nil` is the standard output.
    let file: String?

    static func all(for options: Options, _ environment: Environment) throws -> [ReportOutput] {
        let requests = options.reports.isEmpty ? [Options.ReportRequest()] : options.reports
        let outputs = requests.map { request in
            let file = request.file == "-" ? nil : request.file
            let byName = request.format.flatMap(Reporter.named)
            return ReportOutput(reporter: byName ?? fitting(file, environment), file: file)
        }
        guard outputs.count(where: { $0.file == nil }) < 2 else {
            throw UsageError("two reports cannot share the standard output; give each --format its --output FILE")
        }
        if options.reportsSuppressed, !outputs.contains(where: \.reporter.isComplete) {
            let names = Reporter.all.filter(\.isComplete).map(\.name)
            throw UsageError("--report-suppressed needs the format \(list(names, "or"))")
        }
        return outputs
    }

    /// What a reader of the file, or of the standard output, most likely expects.
    private static func fitting(_ file: String?, _ environment: Environment) -> Reporter {
        guard let file else { return environment.outputIsTerminal ? .text : .xcode }
        return Reporter.all.first { file.hasSuffix("." + $0.name) } ?? .text
    }
}

extension Command {
    static func write(
        _ report: Report, to outputs: [ReportOutput], _ options: Options, _ environment: Environment, _ project: Project,
        _ outcome: inout Outcome
    ) throws {
        for output in outputs {
            var style = Style()
            style.isQuiet = options.verbosity == .quiet
            style.usesColor = output.file == nil ? environment.usesColor(options.color) : options.color == .always
            if output.file == nil, let width = environment.width { style.width = width }
            // Xcode runs scripts in one folder and reads their lines in another.
            if environment.isSet("XCODE_VERSION_ACTUAL") { style.pathPrefix = Path.join(project.root, "") + "/" }
            var buffer = ByteBuffer()
            if output.file == nil, options.showsStatistics, !output.reporter.isComplete {
                buffer.write(statistics(report, environment.rules))
            } else {
                output.reporter.write(report, style, &buffer)
            }
            guard let file = output.file else {
                outcome.output.bytes += buffer.bytes
                continue
            }
            do {
                try Platform.write(buffer.bytes, toFile: environment.absolute(file))
            } catch {
                outcome.exitCode = .trouble
                outcome.errors.write("restorelint: error: the report '\(file)' could not be written: \(error)\n")
            }
        }
        let isShown = outputs.contains { $0.file == nil && !$0.reporter.isComplete }
        if options.showsStatistics, !isShown { outcome.errors.write(statistics(report, environment.rules)) }
    }

    /// A line for each rule that found something: how often, whether it can be fixed, what it is about.
    private static func statistics(_ report: Report, _ rules: [Rule]) -> String {
        var counts: [String: (count: Int, fixable: Bool)] = [:]
        for entry in report.entries where entry.suppression == nil {
            counts[entry.diagnostic.rule, default: (0, true)].count += 1
            if entry.finding.fix == nil { counts[entry.diagnostic.rule]!.fixable = false }
        }
        let rows = counts.sorted { ($1.value.count, $0.key) < ($0.value.count, $1.key) }.map { id, value in
            ["\(value.count)", id, value.fixable ? "[*]" : "[ ]", rules.first { $0.id == id }?.summary ?? ""]
        }
        return Table.text(rows, alignedRight: [0])
    }

    /// Everything that goes to the standard error.
    static func messages(
        _ targets: Targets, _ selection: Selection, _ report: Report, _ files: [String], _ project: Project, _ options: Options,
        _ environment: Environment, _ outputs: [ReportOutput]
    ) -> String {
        var lines = targets.problems.map { "restorelint: error: \($0)" }
        for notification in report.notifications where notification.level == .error {
            lines.append("restorelint: error: \(notification.path.map { $0 + ": " } ?? "")\(notification.message)")
        }
        if options.verbosity != .quiet {
            if let file = project.configurationFile { lines += selection.warnings.map { "\(file):\($0)" } }
            if files.isEmpty, targets.problems.isEmpty, selection.skipped.isEmpty {
                lines.append("restorelint: warning: there is no Swift file to lint here")
            }
            lines += warnings(report.notifications, options, outputs)
        }
        if options.verbosity == .verbose {
            lines.append("restorelint: root: \(project.root)")
            lines.append("restorelint: configuration: \(project.configurationFile ?? "none")")
            lines.append("restorelint: files: \(files.count) read, \(report.fileCount) reported on")
            lines += selection.skipped.map { "restorelint: skipped: \($0)" }
        }
        return lines.map { $0.printable + "\n" }.joined()
    }

    /// A line for each file that needs one, or their number when there are many; none when the report itself has them.
    private static func warnings(_ notifications: [Report.Notification], _ options: Options, _ outputs: [ReportOutput]) -> [String] {
        let warnings = notifications.filter { $0.level != .error }
        if outputs.allSatisfy(\.reporter.isComplete) { return [] }
        if warnings.count > 5, options.verbosity != .verbose {
            return ["restorelint: warning: \(warnings.count) files could not be read in full; --verbose names them"]
        }
        return warnings.map { notification in
            let line = notification.line.map { ":\($0)" } ?? ""
            return "restorelint: warning: \(notification.path ?? "")\(line): \(notification.message)"
        }
    }
}
