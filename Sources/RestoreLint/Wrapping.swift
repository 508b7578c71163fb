/// Prose in lines that fit; code between fences stays as it is.
enum Wrapping {
    static func text(_ text: String, width: Int) -> String {
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
            } else {
                lines += wrapped(line, width)
            }
        }
        return lines.joined(separator: "\n")
    }

    private static func wrapped(_ line: Substring, _ width: Int) -> [String] {
        guard line.count > width else { return [String(line)] }
        var lines: [String] = []
        for word in line.split(separator: " ") {
            // A word longer than the line has one of its own.
            if let last = lines.last, last.count + 1 + word.count <= width {
                lines[lines.count - 1] = last + " " + word
            } else {
                lines.append(String(word))
            }
        }
        return lines
    }
}
