import AppModel
import LintRules

extension Reporter {
    /// For people: the line, a mark under the place, what is lost, what to do. The worst stand once more at the end, where one looks first.
    static let text = Reporter(name: "text", summary: "with the source line, for people", isComplete: false, isForPeople: true) {
        report, style, output in
        let entries = report.entries.filter { $0.suppression == nil }
        var told: Set<String> = []
        for entry in entries {
            var writer = TextWriter(report: report, style: style)
            // What is lost is the same for all findings of a rule; once in a file is enough.
            let isNew = told.insert(entry.finding.location.path + "\n" + entry.diagnostic.rule).inserted
            writer.write(entry, sayingWhy: isNew)
            output.bytes += writer.output.bytes
        }
        if style.isQuiet { return }
        if entries.count > TextWriter.worstCount { output.write(TextWriter.table(ofTheWorst: entries, report, style)) }
        output.write(Wrapping.wrapped(summary(of: report), style.width).joined(separator: "\n") + "\n")
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

    /// As many findings as one looks through, so many make a table.
    static let worstCount = 10

    /// A line for each: how bad, where, what.
    static func table(ofTheWorst entries: [Report.Entry], _ report: Report, _ style: Style) -> String {
        let worst = entries.worstFirst.prefix(worstCount)
        let rows = worst.map { entry in
            let span = report.span(entry.finding.location)
            return [entry.diagnostic.severity.rawValue, "\(span.path.printable):\(span.start.line)", entry.diagnostic.rule]
        }
        return "The worst \(worst.count) of \(entries.count):\n" + Table.text(rows) + "\n"
    }

    mutating func write(_ entry: Report.Entry, sayingWhy saysWhy: Bool) {
        let finding = entry.finding
        let severity = entry.diagnostic.severity
        let span = report.span(finding.location)
        let placed = finding.notes.filter { $0.location != finding.location }
        gutter = ([span] + placed.map { report.span($0.location) }).map { String($0.start.line).utf8.count }.max() ?? 1

        line(paint(severity.rawValue, severity.color) + paint(": \(finding.message.printable)", .bold) + " [\(entry.diagnostic.rule)]")
        snippet(span, severity.color)
        for note in finding.notes where note.location == finding.location { remark("note", note.message) }
        if saysWhy { remark("why", entry.diagnostic.why) }
        remark("help", entry.diagnostic.help)
        if let fix = finding.fix { remark("fix", fix.title + (fix.safety == .safe ? " (--fix)" : " (--unsafe-fixes)")) }
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
        let excerpt = Excerpt(source, span, width: max(20, style.width - gutter - 3))
        let number = String(span.start.line)
        line(margin + paint(" |", .blue))
        line(paint(String(repeating: " ", count: gutter - number.utf8.count) + number + " |", .blue) + " " + excerpt.text)
        line(
            margin + paint(" |", .blue) + " " + String(repeating: " ", count: excerpt.indent)
                + paint(String(repeating: "^", count: excerpt.count), color))
    }

    private mutating func remark(_ kind: String, _ message: String) {
        guard !message.isEmpty else { return }
        let margin = String(repeating: " ", count: gutter + 3)
        // Below its first word, not below its mark.
        let indentation = String(repeating: " ", count: kind.count + 2)
        let lines = Wrapping.wrapped(
            indentation + message.printable, max(40, style.width - margin.count), indentation: indentation, keepingFirst: indentation.count)
        line(
            String(repeating: " ", count: gutter) + paint(" = ", .blue) + paint(kind, .bold) + ": " + lines[0].dropFirst(indentation.count))
        for rest in lines.dropFirst() { line(margin + rest) }
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
