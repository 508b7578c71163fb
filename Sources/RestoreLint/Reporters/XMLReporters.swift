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
                    "    <error line=\"\(start.line)\" column=\"\(start.column)\" severity=\"\(severity)\" message=\"\(entry.finding.message.xml)\""
                        + " source=\"restorelint.rules.\(entry.diagnostic.rule)\"/>\n")
            }
            output.write("  </file>\n")
        }
        output.write("</checkstyle>\n")
    }

    /// JUnit's XML: a suite for each file, a failed case for each finding, one passed case where all is well.
    static let junit = Reporter(name: "junit", summary: "JUnit XML", isComplete: false) { report, _, output in
        let failures = report.active.count
        output.write("<?xml version=\"1.0\" encoding=\"utf-8\"?>\n")
        output.write("<testsuites name=\"restorelint\" tests=\"\(max(1, failures))\" failures=\"\(failures)\" errors=\"0\">\n")
        if failures == 0 {
            output.write("  <testsuite name=\"restorelint\" tests=\"1\" failures=\"0\" errors=\"0\" skipped=\"0\">\n")
            output.write("    <testcase classname=\"restorelint\" name=\"no findings\"/>\n  </testsuite>\n")
        }
        for (path, entries) in report.active.byFile {
            output.write("  <testsuite name=\"\(path.xml)\" tests=\"\(entries.count)\" failures=\"\(entries.count)\" errors=\"0\" skipped=\"0\">\n")
            for entry in entries {
                let start = report.span(entry.finding.location).start
                let message = entry.finding.message.xml
                output.write(
                    "    <testcase classname=\"\(path.xml)\" name=\"\(entry.diagnostic.rule)\" file=\"\(path.xml)\" line=\"\(start.line)\">\n")
                output.write("      <failure message=\"\(message)\" type=\"\(entry.diagnostic.severity.rawValue)\">")
                output.write("\(path.xml):\(start.line):\(start.column): \(message)</failure>\n    </testcase>\n")
            }
            output.write("  </testsuite>\n")
        }
        output.write("</testsuites>\n")
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
