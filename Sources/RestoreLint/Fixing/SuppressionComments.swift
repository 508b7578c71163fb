import AppModel
import LintRules
import Syntax

/// Comments that silence findings of one file, put where they are read as comments and tear nothing apart.
struct SuppressionComments {
    private let file: SourceFile
    private let lines: LineTable
    private let reason: String
    private let existing: [Suppression]
    /// Comments and literals that go over several lines: nothing can be put between those.
    private let solid: [SourceRange]
    private let comments: [SourceRange]
    /// New text by the offset where it goes, the parts in reading order.
    private var insertions: [UInt32: [String]] = [:]

    /// - Parameter findings: the rule of each and where it is.
    init(for findings: [(rule: String, offset: UInt32)], in file: SourceFile, reason: String) {
        self.file = file
        self.reason = reason
        lines = LineTable(file)
        existing = FileFacts(extracting: file).suppressions
        if file.language?.isMarkup == true {
            comments = []
            solid = MarkupTree(parsing: file).comments
        } else {
            let tree = SyntaxTree(parsing: file, detail: .tokens)
            comments = tree.comments
            solid = tree.comments + Self.literals(tree.tokens)
        }

        let byLine = Dictionary(grouping: findings) { [lines] in lines.position(of: $0.offset).line }
        // From the top, so that what one line leaves behind it stands before what the next one wants in front.
        for line in byLine.keys.sorted() { silence(Set(byLine[line]!.map(\.rule)).sorted(), line) }
    }

    var edits: [Edit] {
        insertions.sorted { $0.key < $1.key }.map { offset, texts in
            Edit(at: Location(path: file.path, range: SourceRange(start: offset, end: offset)), texts.joined())
        }
    }

    private mutating func silence(_ rules: [String], _ line: Int) {
        if join(rules, line) { return }
        if isFree(line), !isDocumentation(line - 1) {
            insert(comment("disable:next", rules), before: line, indentedAs: line)
        } else if isFree(line + 1), line < lines.starts.count {
            // Between a declaration and its documentation a comment would part the two.
            insert(comment("disable:previous", rules), before: line + 1, indentedAs: line + 1)
        } else {
            var (first, last) = (line, line + 1)
            while first > 1, !isFree(first) { first -= 1 }
            while last < lines.starts.count, !isFree(last) { last += 1 }
            insert(comment("disable", rules), before: first, indentedAs: first)
            insert(comment("enable", rules, isExplained: false), before: last, indentedAs: first)
        }
    }

    /// Adds rules to the comment that is about this line alone, if there is one.
    private mutating func join(_ rules: [String], _ line: Int) -> Bool {
        let start = lines.range(ofLine: line, in: file).start
        guard
            let comment = existing.first(where: {
                $0.covered.start == start && $0.covered.end <= lines.range(ofLine: line, in: file).end + 1
            }),
            let last = comment.rules.last
        else { return false }
        let isExplained = comment.reason != nil
        insertions[last.location.end, default: []].append(rules.map { " " + $0 }.joined() + (isExplained ? "" : separator + reason))
        if isExplained, comment.reason != reason {
            var end = Int(comment.range.end)
            for ending in ["*/", "-->"] where file.text(comment.range).hasSuffix(ending) { end -= ending.utf8.count }
            while end > 0, file.bytes[end - 1] == UInt8(ascii: " ") { end -= 1 }
            insertions[UInt32(end), default: []].append("; " + reason)
        }
        return true
    }

    private mutating func insert(_ text: String, before line: Int, indentedAs sample: Int) {
        let range = lines.range(ofLine: sample, in: file)
        let indentation = file[range].prefix { $0 == UInt8(ascii: " ") || $0 == UInt8(ascii: "\t") }
        let start = line > lines.starts.count ? UInt32(file.count) : lines.range(ofLine: line, in: file).start
        insertions[start, default: []].append(String(decoding: indentation, as: UTF8.self) + text + "\n")
    }

    private func comment(_ verb: String, _ rules: [String], isExplained: Bool = true) -> String {
        let text = "restorelint:\(verb) \(rules.joined(separator: " "))" + (isExplained ? separator + reason : "")
        return isMarkup ? "<!-- \(text) -->" : "// \(text)"
    }

    private var isMarkup: Bool { file.language?.isMarkup == true }

    /// XML knows no `--` inside a comment.
    private var separator: String { isMarkup ? " — " : " -- " }

    /// Whether a line can be put in front of this one.
    private func isFree(_ line: Int) -> Bool {
        guard line <= lines.starts.count else { return false }
        let start = lines.starts[line - 1]
        // Elsewhere a tag may go over several lines, or a text.
        if isMarkup, file.bytes[Int(start)...].first(where: { $0 != UInt8(ascii: " ") && $0 != UInt8(ascii: "\t") }) != UInt8(ascii: "<") {
            return false
        }
        let before = lines.range(ofLine: line - 1, in: file)
        let isContinued = line > 1 && before.end > before.start && file.bytes[Int(before.end) - 1] == UInt8(ascii: "\\")
        return !isContinued && !solid.contains { $0.start < start && start < $0.end }
    }

    private func isDocumentation(_ line: Int) -> Bool {
        guard line >= 1 else { return false }
        let range = lines.range(ofLine: line, in: file)
        guard let comment = comments.first(where: { $0.start < range.end && $0.end >= range.end }) else { return false }
        let text = file.text(comment)
        return ["///", "/**", "//!", "/*!"].contains { text.hasPrefix($0) }
    }

    /// Literals with their interpolations.
    private static func literals(_ tokens: [Token]) -> [SourceRange] {
        var ranges: [SourceRange] = []
        var open: [UInt32] = []
        for token in tokens {
            switch token.kind {
            case .stringStart: open.append(token.start)
            case .stringEnd: if let start = open.popLast(), open.isEmpty { ranges.append(SourceRange(start: start, end: token.end)) }
            case .string, .regex: ranges.append(token.range)
            default: break
            }
        }
        return ranges
    }
}
