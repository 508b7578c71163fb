import LintRules

extension Reporter {
    /// A job summary: the numbers, then a table of findings, the worst first.
    static let markdown = Reporter(name: "markdown", summary: "a summary for people, for job summaries", isComplete: false) { report, _, output in
        let entries = report.active
        guard !entries.isEmpty else {
            output.write("### restorelint\n\nNo problems in \(count(report.fileCount, "file")).\n")
            return write(report.notifications, to: &output)
        }
        let parts = Severity.allCases.reversed().compactMap { severity -> String? in
            let number = report.count(severity)
            return number == 0 ? nil : count(number, severity.rawValue)
        }
        output.write("### restorelint\n\n\(parts.joined(separator: ", ")) in \(count(report.fileCount, "file")).\n\n")
        output.write("| | finding | rule | where |\n| --- | --- | --- | --- |\n")
        for severity in Severity.allCases.reversed() {
            for entry in entries where entry.diagnostic.severity == severity {
                let span = report.span(entry.finding.location)
                output.write(
                    "| \(severity.rawValue) | \(entry.finding.message.inTableCell) | `\(entry.diagnostic.rule)` |"
                        + " \(span.path.inTableCell):\(span.start.line) |\n")
            }
        }
        write(report.notifications, to: &output)
    }

    /// What is to be known of the run itself.
    private static func write(_ notifications: [Report.Notification], to output: inout ByteBuffer) {
        if !notifications.isEmpty { output.write("\n") }
        for notification in notifications {
            let place = notification.path.map { $0.inTableCell + (notification.line.map { ":\($0)" } ?? "") + ": " } ?? ""
            output.write("- \(notification.level.rawValue): \(place)\(notification.message.inTableCell)\n")
        }
    }

    private static func count(_ number: Int, _ noun: String) -> String { "\(number) \(noun)\(number == 1 ? "" : "s")" }
}

extension String {
    /// Without what would end the cell or begin markup.
    fileprivate var inTableCell: String {
        var result = ""
        for scalar in printable.unicodeScalars {
            switch scalar {
            case "|", "`", "*", "_", "[", "]", "\\": result += "\\" + String(scalar)
            case "<": result += "&lt;"
            default: result.unicodeScalars.append(scalar)
            }
        }
        return result
    }
}
