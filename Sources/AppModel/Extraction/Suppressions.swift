import Syntax

extension Suppression {
    /// The directives among a file's comments, each with the part of the file it silences.
    ///
    /// A directive begins its comment; the words up to ` -- ` or the comment's end are rule ids.
    static func all(in file: SourceFile, comments: [SourceRange]) -> [Suppression] {
        let written = comments.compactMap { Directive(file, comment: $0) }
        guard !written.isEmpty else { return [] }
        let lines = LineTable(file)
        var suppressions: [Suppression] = []
        // From the last to the first, so that of every rule it is known where it is enabled next.
        var later = Enabled()
        for directive in written.reversed() {
            guard directive.action != .enable else {
                later.note(directive)
                continue
            }
            // Rules that a later comment enables at different places are silenced over different parts.
            var parts: [(covered: SourceRange, rules: [Suppression.RuleName])] = []
            for rule in directive.rules.isEmpty ? [nil] : directive.rules.map(Optional.some) {
                let covered = covered(by: directive, until: later.start(of: rule?.id), lines: lines, in: file)
                if parts.last?.covered != covered { parts.append((covered, [])) }
                if let rule { parts[parts.count - 1].rules.append(rule) }
            }
            suppressions += parts.reversed().map { part in
                Suppression(rules: part.rules, covered: part.covered, range: directive.range, reason: directive.reason)
            }
        }
        return suppressions.reversed()
    }

    /// Where the rules are enabled that a comment further up disables.
    private struct Enabled {
        private var byRule: [String: UInt32] = [:]
        private var all: UInt32?

        mutating func note(_ directive: Directive) {
            if directive.rules.isEmpty || directive.rules.contains(where: { $0.id == "all" }) { all = directive.range.start }
            for rule in directive.rules { byRule[rule.id] = directive.range.start }
        }

        func start(of rule: String?) -> UInt32? {
            guard let own = rule.flatMap({ byRule[$0] }) else { return all }
            return min(own, all ?? own)
        }
    }

    private static func covered(by directive: Directive, until enabled: UInt32?, lines: LineTable, in file: SourceFile) -> SourceRange {
        let first = lines.position(of: directive.range.start).line
        let last = lines.position(of: max(directive.range.start, directive.range.end - 1)).line
        func line(_ number: Int) -> SourceRange {
            var range = lines.range(ofLine: number, in: file)
            // A finding may stand at the very end of its line.
            range.end += 1
            return range
        }
        switch directive.action {
        case .next: return line(last + 1)
        case .this: return SourceRange(start: line(first).start, end: line(last).end)
        case .previous: return line(first - 1)
        case .disable, .enable:
            return SourceRange(start: directive.range.start, end: enabled ?? UInt32(file.count) + 1)
        }
    }
}

/// One `restorelint:` comment as written.
private struct Directive {
    enum Action: Equatable { case disable, next, this, previous, enable }

    let action: Action
    let rules: [Suppression.RuleName]
    let reason: String?
    let range: SourceRange

    init?(_ file: SourceFile, comment: SourceRange) {
        let bytes = file.bytes
        var index = Int(comment.start)
        var end = Int(comment.end)
        while index < end, Directive.isDelimiter(bytes[index]) { index += 1 }
        while index < end, bytes[index] == UInt8(ascii: " ") || bytes[index] == UInt8(ascii: "\t") { index += 1 }
        guard file.starts(with: "restorelint:", at: index, before: end) else { return nil }
        index += "restorelint:".utf8.count
        if end - Int(comment.start) >= 4, bytes[end - 2] == UInt8(ascii: "*"), bytes[end - 1] == UInt8(ascii: "/") { end -= 2 }
        if file.starts(with: "-->", at: end - 3, before: end) { end -= 3 }

        var words: [(text: String, range: SourceRange)] = []
        var reason: String?
        while index < end {
            while index < end, Directive.isBlank(bytes[index]) { index += 1 }
            let start = index
            while index < end, !Directive.isBlank(bytes[index]) { index += 1 }
            guard start < index else { break }
            let word = file.text(SourceRange(start: UInt32(start), end: UInt32(index)))
            // XML knows no `--` inside a comment.
            if word.count >= 2 && word.allSatisfy({ $0 == "-" }) || word == "—" {
                let text = file.text(SourceRange(start: UInt32(index), end: UInt32(end)))
                reason = String(text.drop { $0.isWhitespace }.reversed().drop { $0.isWhitespace }.reversed())
                break
            }
            words.append((word, SourceRange(start: UInt32(start), end: UInt32(index))))
        }
        guard let verb = words.first?.text else { return nil }
        switch verb {
        case "disable": action = .disable
        case "disable:next": action = .next
        case "disable:this": action = .this
        case "disable:previous": action = .previous
        case "enable": action = .enable
        default: return nil
        }
        rules = words.dropFirst().flatMap { word in
            // By its bytes: of a text that is no UTF-8 they are fewer than what is made of it.
            file[word.range].split(separator: UInt8(ascii: ",")).map { id in
                let place = SourceRange(start: UInt32(id.startIndex), end: UInt32(id.endIndex))
                return Suppression.RuleName(id: file.text(place), location: place)
            }
        }
        self.reason = reason
        range = SourceRange(start: comment.start, end: comment.end)
    }

    /// What a comment begins with: `//`, `///`, `/*`, `<!--`.
    private static func isDelimiter(_ byte: UInt8) -> Bool {
        byte == UInt8(ascii: "/") || byte == UInt8(ascii: "*") || byte == UInt8(ascii: "<") || byte == UInt8(ascii: "!")
            || byte == UInt8(ascii: "-")
    }

    private static func isBlank(_ byte: UInt8) -> Bool {
        byte == UInt8(ascii: " ") || byte == UInt8(ascii: "\t") || byte == UInt8(ascii: "\n") || byte == UInt8(ascii: "\r")
    }
}

extension SourceFile {
    fileprivate func starts(with text: StaticString, at index: Int, before end: Int) -> Bool {
        guard index >= 0, index + text.utf8CodeUnitCount <= end else { return false }
        return text.withUTF8Buffer { buffer in
            buffer.indices.allSatisfy { bytes[index + $0] == buffer[$0] }
        }
    }
}
