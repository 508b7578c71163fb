import AppModel
import LintRules
import Syntax

/// What the fixes of a report make of its files.
struct Repair: Sendable {
    struct EditedFile: Sendable {
        let path: String
        let before: SourceFile
        let after: SourceFile
    }

    /// In path order.
    let files: [EditedFile]
    /// Those that the files have.
    let fixes: [Fix]
    /// Files that had something to repair and changed since, so that nobody knows where.
    let changedFiles: Set<String>

    /// Takes the fixes in report order. One that would overlap an earlier one waits for the next run; a file that would parse worse
    /// than before is left as it is.
    ///
    /// - Parameter left: files that are not to be touched.
    init(of report: Report, includingSuggested: Bool, leaving left: Set<String> = []) {
        var accepted: [Fix] = []
        var changed: Set<String> = []
        var taken: [String: [SourceRange]] = [:]
        for entry in report.active {
            guard let fix = entry.finding.fix, fix.safety == .safe || includingSuggested else { continue }
            let paths = Set(fix.edits.map(\.location.path))
            guard paths.isDisjoint(with: left) else { continue }
            let unknown = paths.filter { report.sources[$0] == nil }
            changed.formUnion(unknown)
            guard unknown.isEmpty,
                fix.edits.allSatisfy({ edit in (taken[edit.location.path] ?? []).allSatisfy { !$0.collides(with: edit.location.range) } })
            else { continue }
            for edit in fix.edits { taken[edit.location.path, default: []].append(edit.location.range) }
            accepted.append(fix)
        }
        var refused: Set<String> = []
        var files = Repair.apply(accepted, to: report)
        for file in files {
            Whereabouts.at(.file(file.path)) {
                if SyntaxTree(parsing: file.after).errors.count > SyntaxTree(parsing: file.before).errors.count {
                    refused.insert(file.path)
                }
            }
        }
        if !refused.isEmpty {
            accepted.removeAll { fix in fix.edits.contains { refused.contains($0.location.path) } }
            files = Repair.apply(accepted, to: report)
        }
        self.files = files
        fixes = accepted
        changedFiles = changed
    }

    private static func apply(_ fixes: [Fix], to report: Report) -> [EditedFile] {
        let edits = Dictionary(grouping: fixes.flatMap(\.edits), by: \.location.path)
        return edits.keys.sorted().compactMap { path in
            guard let before = report.sources[path]?.file else { return nil }
            return EditedFile(path: path, before: before, after: before.applying(edits[path]!))
        }
    }
}

extension SourceRange {
    /// Whether two edits cannot both be made. Insertions at one place collide, since their order would be a guess.
    fileprivate func collides(with other: SourceRange) -> Bool {
        if isEmpty || other.isEmpty { return start <= other.end && other.start <= end }
        return start < other.end && other.start < end
    }
}

extension SourceFile {
    /// The text with the edits made, which do not overlap. New lines end as the file's own do.
    func applying(_ edits: [Edit]) -> SourceFile {
        var text = Array(bytes[..<count])
        let lineEnd = lineEnd
        for edit in edits.sorted(by: { $0.location.range.start > $1.location.range.start }) {
            var inserted: [UInt8] = []
            for byte in edit.text.utf8 {
                if byte == UInt8(ascii: "\n") { inserted += lineEnd } else { inserted.append(byte) }
            }
            text.replaceSubrange(Int(edit.location.range.start)..<Int(edit.location.range.end), with: inserted)
        }
        return SourceFile(path: path, bytes: text)
    }

    private var lineEnd: [UInt8] {
        guard let first = bytes[..<count].firstIndex(where: { $0 == UInt8(ascii: "\n") || $0 == UInt8(ascii: "\r") }) else { return [0x0A] }
        guard bytes[first] == UInt8(ascii: "\r") else { return [0x0A] }
        return bytes[first + 1] == UInt8(ascii: "\n") ? [0x0D, 0x0A] : [0x0D]
    }
}
