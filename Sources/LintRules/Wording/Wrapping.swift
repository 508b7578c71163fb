/// Prose in lines that fit. Code between fences and tables stay as they are; what belongs to an item of a list stays below it.
public enum Wrapping {
    public static func text(_ text: String, width: Int) -> String {
        var lines: [String] = []
        var fence: Substring?
        for line in text.split(separator: "\n", omittingEmptySubsequences: false) {
            let ticks = line.prefix { $0 == "`" }
            if let open = fence {
                if line == open { fence = nil }
                lines.append(String(line))
            } else if ticks.count > 2 {
                fence = ticks
                lines.append(String(line))
            } else if line.hasPrefix("|") {
                lines.append(String(line))
            } else {
                lines += wrapped(line, width)
            }
        }
        return lines.joined(separator: "\n")
    }

    /// The lines of a paragraph.
    ///
    /// - Parameters:
    ///   - indentation: stands before each line but the first; where none is given, a list's item tells.
    ///   - kept: how many characters at the beginning stay as they are, blanks included.
    public static func wrapped(
        _ line: some StringProtocol, _ width: Int, indentation: String? = nil, keepingFirst kept: Int = 0
    ) -> [String] {
        guard line.count > width else { return [String(line)] }
        let indentation =
            indentation ?? (line.hasPrefix("- ") ? "  " : line.first?.isNumber == true && line.dropFirst().hasPrefix(". ") ? "   " : "")
        var lines: [String] = kept > 0 ? [String(line.prefix(kept))] : []
        for word in line.dropFirst(kept).split(separator: " ") {
            // A word longer than the line has one of its own.
            if lines.count == 1, lines[0].count == kept, kept > 0 {
                lines[0] += word
            } else if let last = lines.last, last.count + 1 + word.count <= width {
                lines[lines.count - 1] = last + " " + word
            } else {
                lines.append(lines.isEmpty ? String(word) : indentation + word)
            }
        }
        return lines
    }
}
