/// Recursive descent over lines: a block is what is indented alike.
struct YAMLParser {
    private typealias Failure = YAML.Failure
    private typealias Position = YAML.Position

    /// A line with something on it.
    struct Line {
        let number: Int
        /// How many spaces it begins with; moves right when `- ` is taken off.
        var indent: Int
        let bytes: [UInt8]
    }

    private(set) var lines: [Line] = []
    /// The line at hand.
    var current = 0
    /// The byte at hand of the line at hand.
    var column = 0
    var depth = 0

    init(_ text: [UInt8]) throws(YAML.Failure) {
        let text = text.starts(with: [0xEF, 0xBB, 0xBF]) ? Array(text[3...]) : text
        for (index, raw) in Self.split(text).enumerated() {
            let indent = raw.prefix { $0 == UInt8(ascii: " ") }.count
            guard indent < raw.count, raw[indent] != UInt8(ascii: "#") else { continue }
            if raw[indent] == UInt8(ascii: "\t") {
                if raw.allSatisfy({ $0 == UInt8(ascii: "\t") || $0 == UInt8(ascii: " ") }) { continue }
                throw Failure(position: Position(line: index + 1, column: indent + 1), message: "a tab cannot indent; use spaces")
            }
            lines.append(Line(number: index + 1, indent: indent, bytes: raw))
        }
        if let first = lines.first, Self.isMarker("---", first) { lines.removeFirst() }
        if let last = lines.last, Self.isMarker("...", last) { lines.removeLast() }
        for line in lines where Self.isMarker("---", line) || Self.isMarker("...", line) {
            throw Failure(
                position: Position(line: line.number, column: 1), message: "a configuration is one document; '---' begins another")
        }
    }

    private static func split(_ text: [UInt8]) -> [[UInt8]] {
        var lines: [[UInt8]] = [[]]
        for (index, byte) in text.enumerated() {
            switch byte {
            case UInt8(ascii: "\n"): lines.append([])
            case UInt8(ascii: "\r"): if index + 1 == text.count || text[index + 1] != UInt8(ascii: "\n") { lines.append([]) }
            default: lines[lines.count - 1].append(byte)
            }
        }
        return lines
    }

    private static func isMarker(_ marker: String, _ line: Line) -> Bool {
        line.bytes.starts(with: marker.utf8) && line.bytes.dropFirst(3).allSatisfy { $0 == UInt8(ascii: " ") }
    }

    /// document → block?
    mutating func document() throws(YAML.Failure) -> YAML {
        guard let first = lines.first else { return YAML(content: .nothing, position: YAML.Position(line: 1, column: 1)) }
        column = first.indent
        let root = try block()
        if current < lines.count { throw failure("expected \(root.isList ? "'- '" : "'key: value'") at column \(first.indent + 1)") }
        return root
    }
}

// MARK: - Blocks

extension YAMLParser {
    /// block → blockList | blockMap | flow | scalar
    mutating func block() throws(YAML.Failure) -> YAML {
        depth += 1
        defer { depth -= 1 }
        // Nobody nests this deep, and the stack ends somewhere.
        guard depth < 64 else { throw failure("nested too deeply") }
        if isAtDash { return try blockList() }
        if isAtKey { return try blockMap() }
        let value = try inlineValue()
        try endLine()
        return value
    }

    /// blockList → ("- " block?)+
    mutating func blockList() throws(YAML.Failure) -> YAML {
        let indent = lines[current].indent
        let start = position
        var items: [YAML] = []
        while current < lines.count, lines[current].indent == indent, isAtDash {
            let dash = position
            column += 1
            skipSpaces()
            if isAtEndOfLine {
                items.append(try nested(below: indent, else: dash))
            } else {
                // What follows the dash is a block of its own, indented as far as it stands.
                lines[current].indent = column
                items.append(try block())
            }
            if current < lines.count { column = lines[current].indent }
        }
        try expectDedent(indent, "'- '")
        return YAML(content: .list(items), position: start)
    }

    /// blockMap → (key ":" (block | flow | scalar)?)+
    mutating func blockMap() throws(YAML.Failure) -> YAML {
        let indent = lines[current].indent
        let start = position
        var entries: [(key: YAML.Key, value: YAML)] = []
        while current < lines.count, lines[current].indent == indent {
            guard isAtKey else {
                if isAtDash, !entries.isEmpty { throw failure("expected 'key: value', found a list item") }
                try refuseUnsupported()
                throw failure("expected 'key: value'")
            }
            let key = try key(known: entries.map(\.key))
            column += 1
            skipSpaces()
            let value: YAML
            if isAtEndOfLine {
                value = try nested(below: indent, allowsListAtSameIndent: true, else: key.position)
            } else {
                value = try inlineValue()
                try endLine()
            }
            entries.append((key, value))
            if current < lines.count { column = lines[current].indent }
        }
        try expectDedent(indent, "'key: value'")
        return YAML(content: .map(entries), position: start)
    }

    /// The block on the lines that follow, if they are indented further.
    mutating func nested(below indent: Int, allowsListAtSameIndent: Bool = false, else position: YAML.Position) throws(YAML.Failure) -> YAML
    {
        try endLine()
        guard current < lines.count else { return YAML(content: .nothing, position: position) }
        let isNested = lines[current].indent > indent || allowsListAtSameIndent && lines[current].indent == indent && isAtDash
        return isNested ? try block() : YAML(content: .nothing, position: position)
    }

    func expectDedent(_ indent: Int, _ expected: String) throws(YAML.Failure) {
        guard current < lines.count, lines[current].indent > indent else { return }
        throw failure("expected \(expected) at column \(indent + 1), as the lines before have it")
    }

    mutating func key(known: [YAML.Key]) throws(YAML.Failure) -> YAML.Key {
        let start = position
        let name: String
        if byte == UInt8(ascii: "\"") || byte == UInt8(ascii: "'") {
            name = try quoted()
            skipSpaces()
        } else {
            try refuseUnsupported()
            name = plain(until: colonOfKey!)
        }
        if let first = known.first(where: { $0.name == name }) {
            throw YAML.Failure(position: start, message: "'\(name)' stands in line \(first.position.line) already")
        }
        return YAML.Key(name: name, position: start)
    }
}

// MARK: - The place at hand

extension YAMLParser {
    var byte: UInt8? {
        column < lines[current].bytes.count ? lines[current].bytes[column] : nil
    }

    var position: YAML.Position { YAML.Position(line: lines[current].number, column: column + 1) }

    var isFollowedBySpace: Bool {
        let bytes = lines[current].bytes
        return column + 1 == bytes.count || column + 1 < bytes.count && Self.isSpace(bytes[column + 1])
    }

    var isAtDash: Bool { byte == UInt8(ascii: "-") && isFollowedBySpace }
    var isAtKey: Bool { colonOfKey != nil }
    var isAtEndOfLine: Bool {
        guard let byte else { return true }
        return byte == UInt8(ascii: "#") && (column == 0 || Self.isSpace(lines[current].bytes[column - 1]))
    }

    static func isSpace(_ byte: UInt8) -> Bool { byte == UInt8(ascii: " ") || byte == UInt8(ascii: "\t") }

    mutating func skipSpaces() {
        while let byte, Self.isSpace(byte) { column += 1 }
    }

    /// Goes on to the next line; only a comment may be left of this one.
    mutating func endLine() throws(YAML.Failure) {
        skipSpaces()
        guard isAtEndOfLine else { throw failure("expected the end of the line") }
        current += 1
        if current < lines.count { column = lines[current].indent }
    }

    func failure(_ message: String) -> YAML.Failure {
        YAML.Failure(position: position, message: message)
    }
}

extension YAML {
    fileprivate var isList: Bool {
        if case .list = content { return true }
        return false
    }
}
