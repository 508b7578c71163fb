import Syntax

/// The difference between two texts, as `git apply` takes it.
struct UnifiedDiff {
    private static let context = 3

    private enum Line {
        case kept(String)
        case removed(String)
        case added(String)
    }

    /// - Parameter path: where `git apply` looks for the file.
    static func text(of file: Repair.EditedFile, at path: String) -> String {
        let hunks = hunks(from: lines(of: file.before), to: lines(of: file.after))
        guard !hunks.isEmpty else { return "" }
        return "--- \(name("a/" + path))\n+++ \(name("b/" + path))\n" + hunks.joined()
    }

    /// In quotes where a name could end the line; a tab tells where one ends that has blanks.
    private static func name(_ path: String) -> String {
        let quoted = path.quotedForGit
        return quoted == path && path.contains(" ") ? path + "\t" : quoted
    }

    /// Each with its end.
    private static func lines(of file: SourceFile) -> [String] {
        var lines: [String] = []
        var start = 0
        for index in 0..<file.count where file.bytes[index] == UInt8(ascii: "\n") {
            lines.append(String(decoding: file.bytes[start...index], as: UTF8.self))
            start = index + 1
        }
        if start < file.count { lines.append(String(decoding: file.bytes[start..<file.count], as: UTF8.self)) }
        return lines
    }

    private static func hunks(from old: [String], to new: [String]) -> [String] {
        let script = script(from: old, to: new)
        let changes = script.indices.filter { if case .kept = script[$0] { false } else { true } }
        guard var first = changes.first else { return [] }
        var hunks: [String] = []
        var last = first
        for index in changes.dropFirst() + [Int.max] {
            if index != .max, index - last <= 2 * context {
                last = index
                continue
            }
            let range = max(0, first - context)...min(script.count - 1, last + context)
            hunks.append(hunk(script, range))
            first = index
            last = index
        }
        return hunks
    }

    private static func script(from old: [String], to new: [String]) -> [Line] {
        let difference = new.difference(from: old)
        var removed: Set<Int> = []
        var added: Set<Int> = []
        for change in difference {
            switch change {
            case .remove(let offset, _, _): removed.insert(offset)
            case .insert(let offset, _, _): added.insert(offset)
            }
        }
        var script: [Line] = []
        var oldIndex = 0
        var newIndex = 0
        while oldIndex < old.count || newIndex < new.count {
            if removed.contains(oldIndex) {
                script.append(.removed(old[oldIndex]))
                oldIndex += 1
            } else if added.contains(newIndex) {
                script.append(.added(new[newIndex]))
                newIndex += 1
            } else {
                script.append(.kept(old[oldIndex]))
                oldIndex += 1
                newIndex += 1
            }
        }
        return script
    }

    private static func hunk(_ script: [Line], _ range: ClosedRange<Int>) -> String {
        var before = (start: 1, count: 0)
        var after = (start: 1, count: 0)
        for line in script[..<range.lowerBound] {
            switch line {
            case .kept:
                before.start += 1
                after.start += 1
            case .removed: before.start += 1
            case .added: after.start += 1
            }
        }
        var body = ""
        for line in script[range] {
            switch line {
            case .kept(let text):
                before.count += 1
                after.count += 1
                body += " " + closed(text)
            case .removed(let text):
                before.count += 1
                body += "-" + closed(text)
            case .added(let text):
                after.count += 1
                body += "+" + closed(text)
            }
        }
        return "@@ -\(before.start),\(before.count) +\(after.start),\(after.count) @@\n" + body
    }

    private static func closed(_ line: String) -> String {
        // Swift takes `\r\n` for one character.
        line.utf8.last == UInt8(ascii: "\n") ? line : line + "\n\\ No newline at end of file\n"
    }
}
