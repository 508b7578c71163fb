/// A rule's page in short, for a terminal.
public enum RuleExplanation {
    /// As many lines as one likes to read at once.
    public static let lineLimit = 40

    /// - Parameter address: where the whole page is.
    public static func text(of rule: Rule, width: Int, address: String) -> String {
        var lines = ["\(rule.id) (\(rule.severity.rawValue)\(rule.isEnabledByDefault ? "" : ", off unless switched on"))", ""]
        lines += Wrapping.wrapped(rule.summary, width) + [""]
        let facts = rule.facts.isEmpty ? "" : " (\(rule.facts.joined(separator: ", ")))"
        let paragraphs = [
            ("Lost", rule.why), ("Why", rule.rationale + facts), ("Do", rule.help), ("Fix", rule.fix), ("Limits", rule.limits),
            ("Off", rule.switchOff),
        ]
        for (name, text) in paragraphs {
            guard let text, !text.isEmpty else { continue }
            lines += Wrapping.wrapped(name.padded(to: 8) + text, width, indentation: String(repeating: " ", count: 8), keepingFirst: 8)
        }
        let end = ["", "More: \(address)"]
        let examples = [("Reported:", Example.Kind.reported), ("Instead:", .instead)].compactMap { heading, kind in
            rule.examples.first { $0.kind == kind }.map { (heading, $0) }
        }
        // Both have a heading with a blank line before it.
        var room = lineLimit - lines.count - end.count - 2 * examples.count
        for (index, (heading, example)) in examples.enumerated() {
            let code = excerpt(of: example, lines: room / (examples.count - index))
            guard !code.isEmpty else { continue }
            room -= code.count
            lines += ["", heading] + code.map { "    " + $0 }
        }
        return (lines + end).joined(separator: "\n") + "\n"
    }

    /// The whole code, or what stands around the lines that are reported; nothing where not even these find room.
    private static func excerpt(of example: Example, lines count: Int) -> [String] {
        let code = example.files.flatMap { path, text in
            (example.files.count > 1 ? ["\(path):"] : [])
                + text.forReading.split(separator: "\n", omittingEmptySubsequences: false).map(String.init)
        }
        guard code.count > count else { return code }
        let marked = code.indices.filter { code[$0].contains("← ") }
        guard example.kind == .reported, let first = marked.first, count > 2 else { return [] }
        // Between two lines that say that something is left out.
        let start = max(0, min(first - (count - 3) / 2, code.count - (count - 2)))
        let end = min(code.count, start + count - 2)
        return ["…"] + code[start..<end] + ["…"]
    }
}

extension String {
    fileprivate func padded(to width: Int) -> String { self + String(repeating: " ", count: max(0, width - count)) }
}
