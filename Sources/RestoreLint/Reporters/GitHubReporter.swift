import LintRules

extension Reporter {
    /// Workflow commands, which GitHub Actions shows as annotations. It takes ten errors and ten warnings of a step and drops the
    /// rest, so the worst come first and the last line says what is missing.
    static let github = Reporter(name: "github", summary: "annotations of GitHub Actions", isComplete: false) { report, _, output in
        let entries = report.active
        for notification in report.notifications {
            var properties = [("title", "restorelint")]
            if let path = notification.path {
                properties = [("file", path)] + (notification.line.map { [("line", "\($0)")] } ?? []) + properties
            }
            write(command(for: notification.level), properties, notification.message, to: &output)
        }
        for entry in entries.worstFirst {
            let span = report.span(entry.finding.location)
            var properties = [("file", span.path), ("line", "\(span.start.line)"), ("endLine", "\(span.end.line)")]
            // Columns are allowed on one line only.
            if span.start.line == span.end.line, let source = report.sources[span.path] {
                properties.append(("col", "\(source.utf16Column(of: span.start))"))
                properties.append(("endColumn", "\(source.utf16Column(of: span.end))"))
            }
            properties.append(("title", entry.diagnostic.rule))
            write(command(for: entry.diagnostic.severity), properties, entry.advice, to: &output)
        }
        let shown = Severity.allCases.map { severity in min(10, entries.count { $0.diagnostic.severity == severity }) }.reduce(0, +)
        if shown < entries.count {
            output.write("::notice title=restorelint::\(entries.count - shown) more findings are in the log only\n")
        }
    }

    private static func command(for severity: Severity) -> String {
        switch severity {
        case .error: "error"
        case .warning: "warning"
        case .note: "notice"
        }
    }

    private static func write(_ command: String, _ properties: [(String, String)], _ message: String, to output: inout ByteBuffer) {
        let list = properties.map { "\($0)=\(escaped($1, isProperty: true))" }.joined(separator: ",")
        output.write("::\(command) \(list)::\(escaped(message, isProperty: false))\n")
    }

    private static func escaped(_ text: String, isProperty: Bool) -> String {
        var result = ""
        for scalar in text.printable.unicodeScalars {
            switch scalar {
            case "%": result += "%25"
            case "\r": result += "%0D"
            case "\n": result += "%0A"
            case ":" where isProperty: result += "%3A"
            case "," where isProperty: result += "%2C"
            default: result.unicodeScalars.append(scalar)
            }
        }
        return result
    }
}
