import LintRules

extension Reporter {
    /// Checkstyle's XML, which many CI servers draw from.
    static let checkstyle = Reporter(name: "checkstyle", summary: "Checkstyle XML", isComplete: false) { report, _, output in
        output.write("<?xml version=\"1.0\" encoding=\"utf-8\"?>\n<checkstyle version=\"4.3\">\n")
        for (path, entries) in report.active.byFile {
            output.write("  <file name=\"\(path.xml)\">\n")
            for entry in entries {
                let start = report.span(entry.finding.location).start
                let severity = entry.diagnostic.severity == .note ? "info" : entry.diagnostic.severity.rawValue
                output.write(
                    "    <error line=\"\(start.line)\" column=\"\(start.column)\" severity=\"\(severity)\" message=\"\(entry.advice.xml)\""
                        + " source=\"restorelint.rules.\(entry.diagnostic.rule)\"/>\n")
            }
            output.write("  </file>\n")
        }
        output.write("</checkstyle>\n")
    }

    /// JUnit's XML: a suite for each file, a failed case for each finding, a passed one for each note, one for the run itself.
    static let junit = Reporter(name: "junit", summary: "JUnit XML", isComplete: false) { report, _, output in
        let troubles = report.notifications.filter { $0.level == .error }
        let isClean = report.active.isEmpty && troubles.isEmpty
        let tests = report.active.count + troubles.count + (isClean ? 1 : 0)
        output.write("<?xml version=\"1.0\" encoding=\"utf-8\"?>\n")
        output.write(
            "<testsuites name=\"restorelint\" tests=\"\(tests)\" failures=\"\(report.active.count(where: isFailure))\" errors=\"\(troubles.count)\">\n"
        )
        if isClean || !report.notifications.isEmpty { writeRun(report, troubles, isClean: isClean, to: &output) }
        for (path, entries) in report.active.byFile {
            let failures = entries.count(where: isFailure)
            output.write(
                "  <testsuite name=\"\(path.xml)\" tests=\"\(entries.count)\" failures=\"\(failures)\" errors=\"0\" skipped=\"0\">\n")
            for entry in entries {
                let start = report.span(entry.finding.location).start
                let text = "\(path.xml):\(start.line):\(start.column): \(entry.advice.xml)"
                output.write(
                    "    <testcase classname=\"\(path.xml)\" name=\"\(entry.diagnostic.rule)\" file=\"\(path.xml)\" line=\"\(start.line)\">\n"
                )
                if isFailure(entry) {
                    output.write(
                        "      <failure message=\"\(entry.advice.xml)\" type=\"\(entry.diagnostic.severity.rawValue)\">\(text)</failure>\n")
                } else {
                    output.write("      <system-out>\(text)</system-out>\n")
                }
                output.write("    </testcase>\n")
            }
            output.write("  </testsuite>\n")
        }
        output.write("</testsuites>\n")
    }

    /// Advice fails nothing.
    private static func isFailure(_ entry: Report.Entry) -> Bool { entry.diagnostic.severity > .note }

    private static func writeRun(_ report: Report, _ troubles: [Report.Notification], isClean: Bool, to output: inout ByteBuffer) {
        func text(_ notification: Report.Notification) -> String {
            let place = notification.path.map { $0 + (notification.line.map { ":\($0)" } ?? "") + ": " } ?? ""
            return (place + notification.message).xml
        }
        output.write(
            "  <testsuite name=\"restorelint\" tests=\"\(isClean ? 1 : troubles.count)\" failures=\"0\" errors=\"\(troubles.count)\" skipped=\"0\">\n"
        )
        if isClean { output.write("    <testcase classname=\"restorelint\" name=\"no findings\"/>\n") }
        for trouble in troubles {
            output.write("    <testcase classname=\"restorelint\" name=\"\(trouble.kind.rawValue)\">\n")
            output.write(
                "      <error message=\"\(trouble.message.xml)\" type=\"\(trouble.kind.rawValue)\">\(text(trouble))</error>\n    </testcase>\n"
            )
        }
        let warnings = report.notifications.filter { $0.level != .error }.map { "\($0.level.rawValue): \(text($0))\n" }
        if !warnings.isEmpty { output.write("    <system-err>\(warnings.joined())</system-err>\n") }
        output.write("  </testsuite>\n")
    }
}

extension [Report.Entry] {
    /// The entries of each file, both in report order.
    var byFile: [(path: String, entries: [Report.Entry])] {
        var files: [(path: String, entries: [Report.Entry])] = []
        for entry in self {
            let path = entry.finding.location.path
            if files.last?.path == path { files[files.count - 1].entries.append(entry) } else { files.append((path, [entry])) }
        }
        return files
    }
}

extension String {
    /// Fit for text and attributes of XML 1.0, which has no place for most control characters, and of HTML.
    var xml: String {
        var result = ""
        for scalar in unicodeScalars {
            switch scalar {
            case "&": result += "&amp;"
            case "<": result += "&lt;"
            case ">": result += "&gt;"
            case "\"": result += "&quot;"
            case "'": result += "&apos;"
            case "\t", "\n", "\r": result += " "
            default:
                let isForbidden = scalar.value < 0x20 || scalar.value == 0xFFFE || scalar.value == 0xFFFF
                if !isForbidden { result.unicodeScalars.append(scalar) }
            }
        }
        return result
    }
}
