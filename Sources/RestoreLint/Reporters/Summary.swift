import LintRules

extension Reporter {
    /// `1 error, 2 warnings in 12 files; 1 fixable with --fix; 67 in the baseline; 3 suppressed; 41 places could not be told (--verbose)`
    static func summary(of report: Report) -> String {
        let files = count(report.fileCount, "file")
        let counts = Severity.allCases.reversed().map { ($0, report.count($0)) }.filter { $0.1 > 0 }
        var parts = [counts.map { count($1, $0.rawValue) }.joined(separator: ", ") + " in " + files]
        if counts.isEmpty {
            guard report.concernsRestoration else {
                let them = report.fileCount == 1 ? "it" : "them"
                return "Nothing to do with restoration here: \(files), and nothing in \(them) saves or restores state."
            }
            parts = ["No problems in " + files]
        }
        let fixable = report.entries.count { $0.suppression == nil && $0.isSafelyFixable }
        if fixable > 0 { parts.append("\(fixable) fixable with --fix") }
        if report.baselinedCount > 0 { parts.append("\(report.baselinedCount) in the baseline") }
        if report.suppressedCount > 0 { parts.append("\(report.suppressedCount) suppressed") }
        if !report.silences.isEmpty { parts.append("\(count(report.silences.count, "place")) could not be told (--verbose)") }
        return parts.joined(separator: "; ") + "."
    }

    static func count(_ number: Int, _ noun: String) -> String { "\(number) \(noun)\(number == 1 ? "" : "s")" }
}

extension [Report.Entry] {
    /// Errors, then warnings, then notes, each in report order.
    var worstFirst: [Report.Entry] {
        Severity.allCases.reversed().flatMap { severity in filter { $0.diagnostic.severity == severity } }
    }
}
