import AppModel
import LintRules

extension Lint {
    /// Everything that goes to the standard error.
    func messages(besides outputs: [ReportOutput]) -> String {
        var lines = report.notifications.filter { $0.level == .error }.map(line)
        if let known { lines += messages(about: known) }
        if options.verbosity != .quiet {
            lines += report.notifications.filter { $0.level != .error && [.configuration, .nothingToLint].contains($0.kind) }.map(line)
            if report.countLeftOutOfSARIF > 0, outputs.contains(where: { $0.reporter.name == Reporter.sarif.name }) {
                lines.append(
                    "restorelint: warning: the SARIF report leaves out \(report.countLeftOutOfSARIF) of lower severity: GitHub keeps \(Report.sarifLimit) results of a run"
                )
            }
            // A report that has a place for them needs no echo.
            if !outputs.allSatisfy(\.reporter.isComplete) { lines += warnings }
        }
        if options.verbosity == .verbose {
            lines.append("restorelint: root: \(project.root)")
            lines.append("restorelint: configuration: \(project.configurationFile ?? "none")")
            lines.append("restorelint: files: \(files.count) read, \(report.fileCount) reported on")
            lines += selection.skipped.map { "restorelint: skipped: \(shown($0))" }
            lines += linesOnSilences
        }
        return lines.map { $0.printable + "\n" }.joined()
    }

    /// For each rule that keeps silent how often and why, then where, as far as there is room.
    private var linesOnSilences: [String] {
        report.silences.map(\.rule).first(ofEach: \.self).flatMap { rule in
            let silences = report.silences.filter { $0.rule == rule }
            let places = numbered(Array(silences.prefix(Self.mostSilences))).map { silence in
                let line = silence.line.map { ":\($0)" } ?? ""
                let symbol = silence.symbol.map { ", '\($0)'" } ?? ""
                return "  " + shown(silence.path).beginningALine + line + ": " + silence.reason + symbol
            }
            let rest = silences.count - places.count
            return ["restorelint: \(rule) left alone \(Self.description(of: silences))"] + places
                + (rest > 0 ? ["  … and \(rest) more, which --format json has"] : [])
        }
    }

    private static let mostSilences = 20

    /// `3 places: 2 × class whose superclass is not in the sources, 1 × value of unknown type`
    private static func description(of silences: [Report.Silence]) -> String {
        let counts = Dictionary(grouping: silences, by: \.reason).mapValues(\.count)
        let parts = counts.sorted { ($1.value, $0.key) < ($0.value, $1.key) }.map { "\($0.value) × \($0.key)" }
        return Reporter.count(silences.count, "place") + ": " + parts.joined(separator: ", ")
    }

    private func messages(about known: KnownFindings) -> [String] {
        var lines = known.warnings.map { "restorelint: warning: \($0)" }
        guard !known.stale.isEmpty, !options.writesBaseline else { return lines }
        let level = options.isBaselineStrict ? "error" : "warning"
        if options.isBaselineStrict || options.verbosity == .verbose {
            lines += known.stale.map { "restorelint: \(level): no longer found: \($0.description)" }
        }
        if options.isBaselineStrict || options.verbosity != .quiet, let outdated = known.outdated {
            lines.append("restorelint: \(level): \(outdated)")
        }
        return lines
    }

    /// What was not followed to its end, and a line for each file that needs one, or their number when there are many.
    private var warnings: [String] {
        let exhausted = report.notifications.filter { $0.level != .error && $0.kind == .exhaustedAnalysis }.map(line)
        let warnings = report.notifications.filter { $0.level != .error && $0.kind.isAboutAFile }
        if warnings.count > 5, options.verbosity != .verbose {
            return exhausted + ["restorelint: warning: \(warnings.count) files could not be read in full; --verbose names them"]
        }
        return exhausted + warnings.map(line)
    }

    /// With a column it is a place for editors to jump to, as a compiler has it.
    private func line(_ notification: Report.Notification) -> String {
        let numbers = [notification.line, notification.column].compactMap { $0 }.map { ":\($0)" }.joined()
        let place = notification.path.map { shown($0) + numbers + ": " } ?? ""
        guard notification.column == nil else { return place.beginningALine + "\(notification.level.rawValue): \(notification.message)" }
        return "restorelint: \(notification.level.rawValue): \(place)\(notification.message)"
    }

    /// A line for each rule that found something: how often, whether it can be fixed, what it is about.
    var statistics: String {
        var counts: [String: (count: Int, isFixable: Bool)] = [:]
        for entry in report.entries where entry.suppression == nil {
            counts[entry.diagnostic.rule, default: (0, true)].count += 1
            if entry.finding.fix == nil { counts[entry.diagnostic.rule]?.isFixable = false }
        }
        let rows = counts.sorted { ($1.value.count, $0.key) < ($0.value.count, $1.key) }.map { id, value in
            ["\(value.count)", id, value.isFixable ? "[*]" : "[ ]", environment.rules.first { $0.id == id }?.summary ?? ""]
        }
        return Table.text(rows, alignedRight: [0])
    }
}
