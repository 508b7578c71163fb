import LintRules

extension Reporter {
    /// A job summary: the numbers, then a table of findings, the worst first.
    static let markdown = Reporter(name: "markdown", summary: "a summary for people, for job summaries", isComplete: false) {
        report, _, output in
        output.write("### restorelint\n\n\(summary(of: report).inTableCell)\n")
        guard !report.active.isEmpty else { return write(report.notifications, to: &output) }
        output.write("\n| | finding | rule | where |\n| --- | --- | --- | --- |\n")
        for entry in report.active.worstFirst {
            let span = report.span(entry.finding.location)
            let texts = ["**\(entry.finding.message.inTableCell)**", entry.diagnostic.why.inTableCell, entry.diagnostic.help.inTableCell]
            output.write(
                "| \(entry.diagnostic.severity.rawValue) | \(texts.filter { !$0.isEmpty }.joined(separator: "<br>")) |"
                    + " [`\(entry.diagnostic.rule)`](\(address(ofRule: entry.diagnostic.rule))) | \(span.path.inTableCell):\(span.start.line) |\n"
            )
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
}

extension String {
    /// Without what would end the cell or begin markup.
    var inTableCell: String {
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
