import LintRules

extension Reporter {
    /// One line each, as compilers write it; Xcode and editors find their way from it.
    static let xcode = Reporter(name: "xcode", summary: "one line each, as the compiler has them", isComplete: false, isForPeople: true) {
        report, _, output in
        for entry in report.entries where entry.suppression == nil {
            let diagnostic = entry.diagnostic
            let span = report.span(entry.finding.location)
            output.write("\(position(of: span)): \(diagnostic.severity.rawValue): \(entry.advice.printable) (\(diagnostic.rule))\n")
            for note in entry.finding.notes {
                output.write("\(position(of: report.span(note.location))): note: \(note.message.printable)\n")
            }
        }
    }

    private static func position(of span: Span) -> String {
        "\(span.path.beginningALine):\(span.start.line):\(span.start.column)"
    }
}
