import AppModel
import LintRules

extension Reporter {
    /// For people: the line, a mark under the place, what else there is to know.
    static let text = Reporter(name: "text", summary: "with the source line, for people", isComplete: false, isForPeople: true) { report, style, output in
        for entry in report.entries where entry.suppression == nil {
            var writer = TextWriter(report: report, style: style)
            writer.write(entry)
            output.bytes += writer.output.bytes
        }
        if !style.isQuiet { output.write(summary(of: report) + "\n") }
    }

    /// `Found 2 problems (1 error, 1 warning) in 12 files.`
    static func summary(of report: Report) -> String {
        let counts = Severity.allCases.reversed().map { ($0, report.count($0)) }.filter { $0.1 > 0 }
        let total = counts.reduce(0) { $0 + $1.1 }
        let suppressed = report.suppressedCount > 0 ? " \(report.suppressedCount) suppressed." : ""
        let files = "in \(report.fileCount) \(report.fileCount == 1 ? "file" : "files")."
        if total == 0 { return "Found no problems \(files)\(suppressed)" }
        let parts = counts.map { "\($1) \($0.rawValue)\($1 == 1 ? "" : "s")" }.joined(separator: ", ")
        return "Found \(total) \(total == 1 ? "problem" : "problems") (\(parts)) \(files)\(suppressed)"
    }
}

private struct TextWriter {
    let report: Report
    let style: Style
    var output = ByteBuffer()
    /// Cells that the line numbers of one entry take.
    private var gutter = 1

    init(report: Report, style: Style) {
        self.report = report
        self.style = style
    }

    mutating func write(_ entry: Report.Entry) {
        let finding = entry.finding
        let severity = entry.diagnostic.severity
        let span = report.span(finding.location)
        let placed = finding.notes.filter { $0.location != finding.location }
        gutter = ([span] + placed.map { report.span($0.location) }).map { String($0.start.line).utf8.count }.max() ?? 1

        line(paint(severity.rawValue, severity.color) + paint(": \(finding.message.printable)", .bold) + " [\(entry.diagnostic.rule)]")
        snippet(span, severity.color)
        for note in finding.notes where note.location == finding.location { remark("note", note.message) }
        if let fix = finding.fix { remark("help", fix.title) }
        for note in placed {
            line(paint("note", .cyan) + ": \(note.message.printable)")
            snippet(report.span(note.location), .cyan)
        }
        line("")
    }

    private mutating func snippet(_ span: Span, _ color: Color) {
        let margin = String(repeating: " ", count: gutter)
        let place = "\(span.path.printable):\(span.start.line):\(span.start.column)"
        line(margin + paint("--> ", .blue) + link(place, to: span.path))
        guard let source = report.sources[span.path] else { return }
        let excerpt = Excerpt(source, span, width: max(40, style.width - gutter - 3))
        let number = String(span.start.line)
        line(margin + paint(" |", .blue))
        line(paint(String(repeating: " ", count: gutter - number.utf8.count) + number + " |", .blue) + " " + excerpt.text)
        line(margin + paint(" |", .blue) + " " + String(repeating: " ", count: excerpt.indent) + paint(String(repeating: "^", count: excerpt.count), color))
    }

    private mutating func remark(_ kind: String, _ message: String) {
        line(String(repeating: " ", count: gutter) + paint(" = ", .blue) + paint(kind, .bold) + ": \(message.printable)")
    }

    private mutating func line(_ text: String) {
        output.write(text)
        output.write("\n")
    }

    /// OSC 8, which shows the text alone where it is not known.
    private func link(_ text: String, to path: String) -> String {
        guard let root = style.linkRoot else { return text }
        let url = "file://" + Path.absolute(path, from: root).percentEncodedPath
        return "\u{1B}]8;;\(url)\u{1B}\\\(text)\u{1B}]8;;\u{1B}\\"
    }

    private func paint(_ text: String, _ color: Color) -> String {
        style.usesColor ? "\u{1B}[\(color.rawValue)m\(text)\u{1B}[0m" : text
    }
}

/// Terminal colours, all bold.
private enum Color: String {
    case bold = "1"
    case red = "1;31"
    case yellow = "1;33"
    case blue = "1;34"
    case cyan = "1;36"
}

extension Severity {
    fileprivate var color: Color {
        switch self {
        case .error: .red
        case .warning: .yellow
        case .note: .cyan
        }
    }
}
