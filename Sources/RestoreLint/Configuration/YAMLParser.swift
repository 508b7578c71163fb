/// Recursive descent over lines: a block is what is indented alike.
struct YAMLParser {
    private typealias Failure = YAML.Failure
    private typealias Position = YAML.Position

    /// A line with something on it.
    private struct Line {
        let number: Int
        /// How many spaces it begins with; moves right when `- ` is taken off.
        var indent: Int
        let bytes: [UInt8]
    }

    private var lines: [Line] = []
    /// The line at hand.
    private var current = 0
    /// The byte at hand of the line at hand.
    private var column = 0
    private var depth = 0

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
            throw Failure(position: Position(line: line.number, column: 1), message: "a configuration is one document; '---' begins another")
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
    private mutating func block() throws(YAML.Failure) -> YAML {
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
    private mutating func blockList() throws(YAML.Failure) -> YAML {
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
    private mutating func blockMap() throws(YAML.Failure) -> YAML {
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
    private mutating func nested(below indent: Int, allowsListAtSameIndent: Bool = false, else position: YAML.Position) throws(YAML.Failure) -> YAML {
        try endLine()
        guard current < lines.count else { return YAML(content: .nothing, position: position) }
        let isNested = lines[current].indent > indent || allowsListAtSameIndent && lines[current].indent == indent && isAtDash
        return isNested ? try block() : YAML(content: .nothing, position: position)
    }

    private func expectDedent(_ indent: Int, _ expected: String) throws(YAML.Failure) {
        guard current < lines.count, lines[current].indent > indent else { return }
        throw failure("expected \(expected) at column \(indent + 1), as the lines before have it")
    }

    private mutating func key(known: [YAML.Key]) throws(YAML.Failure) -> YAML.Key {
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

// MARK: - Flow

extension YAMLParser {
    /// inlineValue → "[" … "]" | "{" … "}" | quoted | plain
    private mutating func inlineValue(inFlow: Bool = false) throws(YAML.Failure) -> YAML {
        depth += 1
        defer { depth -= 1 }
        guard depth < 64 else { throw failure("nested too deeply") }
        let start = position
        switch byte {
        case UInt8(ascii: "["): return YAML(content: .list(try flowList()), position: start)
        case UInt8(ascii: "{"): return YAML(content: .map(try flowMap()), position: start)
        case UInt8(ascii: "\""), UInt8(ascii: "'"): return YAML(content: .scalar(try quoted()), position: start)
        default: break
        }
        try refuseUnsupported()
        let text = plain(until: endOfPlain(inFlow: inFlow))
        if !inFlow, let colon = colonInside(text, from: start) {
            throw YAML.Failure(position: colon, message: "a value with ': ' in it needs quotes")
        }
        return YAML(content: text.isEmpty || text == "~" || text == "null" ? .nothing : .scalar(text), position: start)
    }

    /// flowList → "[" (value ("," value)* ","?)? "]"
    private mutating func flowList() throws(YAML.Failure) -> [YAML] {
        let open = position
        column += 1
        var items: [YAML] = []
        while true {
            try skipToFlowToken(open, closing: "]")
            if byte == UInt8(ascii: "]") { break }
            if byte == UInt8(ascii: ",") { throw failure("expected a value before ','") }
            items.append(try inlineValue(inFlow: true))
            try skipToFlowToken(open, closing: "]")
            if byte == UInt8(ascii: "]") { break }
            guard byte == UInt8(ascii: ",") else { throw failure("expected ',' or ']'") }
            column += 1
        }
        column += 1
        return items
    }

    /// flowMap → "{" (key ":" value? ("," key ":" value?)* ","?)? "}"
    private mutating func flowMap() throws(YAML.Failure) -> [(key: YAML.Key, value: YAML)] {
        let open = position
        column += 1
        var entries: [(key: YAML.Key, value: YAML)] = []
        while true {
            try skipToFlowToken(open, closing: "}")
            if byte == UInt8(ascii: "}") { break }
            guard colonOfKey != nil else { throw failure("expected 'key: value'") }
            let key = try key(known: entries.map(\.key))
            column += 1
            try skipToFlowToken(open, closing: "}")
            let isEmpty = byte == UInt8(ascii: ",") || byte == UInt8(ascii: "}")
            let value = isEmpty ? YAML(content: .nothing, position: key.position) : try inlineValue(inFlow: true)
            entries.append((key, value))
            try skipToFlowToken(open, closing: "}")
            if byte == UInt8(ascii: "}") { break }
            guard byte == UInt8(ascii: ",") else { throw failure("expected ',' or '}'") }
            column += 1
        }
        column += 1
        return entries
    }

    /// Moves to the next byte that counts, on a later line if need be.
    private mutating func skipToFlowToken(_ open: YAML.Position, closing: String) throws(YAML.Failure) {
        skipSpaces()
        while isAtEndOfLine {
            guard current + 1 < lines.count else {
                throw YAML.Failure(position: open, message: "'\(closing)' is missing")
            }
            current += 1
            column = lines[current].indent
            skipSpaces()
        }
    }
}

// MARK: - Scalars

extension YAMLParser {
    private mutating func quoted() throws(YAML.Failure) -> String {
        let start = position
        let quote = byte!
        var text: [UInt8] = []
        column += 1
        while let next = byte {
            column += 1
            if next == quote {
                guard quote == UInt8(ascii: "'"), byte == quote else { return String(decoding: text, as: UTF8.self) }
                column += 1
                text.append(quote)
            } else if next == UInt8(ascii: "\\"), quote == UInt8(ascii: "\"") {
                text += String(try escaped()).utf8
            } else {
                text.append(next)
            }
        }
        throw YAML.Failure(position: start, message: "the closing quote is missing from this line")
    }

    /// escaped → "n" | "t" | "r" | "0" | "e" | "\"" | "\\" | "/" | "x" 2 digits | "u" 4 digits | "U" 8 digits
    private mutating func escaped() throws(YAML.Failure) -> Character {
        let start = YAML.Position(line: lines[current].number, column: column)
        let letter = byte ?? 0
        column += 1
        switch letter {
        case UInt8(ascii: "n"): return "\n"
        case UInt8(ascii: "t"): return "\t"
        case UInt8(ascii: "r"): return "\r"
        case UInt8(ascii: "0"): return "\0"
        case UInt8(ascii: "e"): return "\u{1B}"
        case UInt8(ascii: "\""), UInt8(ascii: "\\"), UInt8(ascii: "/"), UInt8(ascii: " "): return Character(Unicode.Scalar(letter))
        case UInt8(ascii: "x"), UInt8(ascii: "u"), UInt8(ascii: "U"):
            let count = letter == UInt8(ascii: "x") ? 2 : letter == UInt8(ascii: "u") ? 4 : 8
            let bytes = lines[current].bytes
            let digits = String(decoding: bytes[min(column, bytes.count)..<min(column + count, bytes.count)], as: UTF8.self)
            if digits.utf8.count == count, let value = UInt32(digits, radix: 16), let scalar = Unicode.Scalar(value) {
                column += count
                return Character(scalar)
            }
            throw YAML.Failure(position: start, message: "expected \(count) hexadecimal digits of a character")
        default:
            throw YAML.Failure(position: start, message: "unknown escape; write '\\\\' for a backslash, or use single quotes")
        }
    }

    private mutating func plain(until end: Int) -> String {
        let text = lines[current].bytes[column..<end]
        column = end
        let trimmed = text[..<((text.lastIndex { $0 != UInt8(ascii: " ") && $0 != UInt8(ascii: "\t") } ?? text.startIndex - 1) + 1)]
        return String(decoding: trimmed, as: UTF8.self)
    }

    /// Where a plain scalar ends: at ` #`, in flow also at `,`, `]`, `}` and `: `.
    private func endOfPlain(inFlow: Bool) -> Int {
        let bytes = lines[current].bytes
        var end = column
        while end < bytes.count {
            switch bytes[end] {
            case UInt8(ascii: "#") where end > column && Self.isSpace(bytes[end - 1]): return end
            case UInt8(ascii: ","), UInt8(ascii: "]"), UInt8(ascii: "}"), UInt8(ascii: "["), UInt8(ascii: "{"):
                if inFlow { return end }
            case UInt8(ascii: ":") where inFlow && (end + 1 == bytes.count || Self.isSpace(bytes[end + 1])): return end
            default: break
            }
            end += 1
        }
        return end
    }

    /// Where the `:` of a key stands, if the line goes on with a key.
    private var colonOfKey: Int? {
        let bytes = lines[current].bytes
        var index = column
        if let quote = byte, quote == UInt8(ascii: "\"") || quote == UInt8(ascii: "'") {
            index += 1
            while index < bytes.count, bytes[index] != quote {
                index += bytes[index] == UInt8(ascii: "\\") && quote == UInt8(ascii: "\"") ? 2 : 1
            }
            index += 1
            while index < bytes.count, Self.isSpace(bytes[index]) { index += 1 }
            return index < bytes.count && bytes[index] == UInt8(ascii: ":") ? index : nil
        }
        if byte == UInt8(ascii: "[") || byte == UInt8(ascii: "{") { return nil }
        while index < bytes.count {
            if bytes[index] == UInt8(ascii: "#"), index > column, Self.isSpace(bytes[index - 1]) { return nil }
            if bytes[index] == UInt8(ascii: ":"), index + 1 == bytes.count || Self.isSpace(bytes[index + 1]) { return index }
            index += 1
        }
        return nil
    }

    private func colonInside(_ text: String, from start: YAML.Position) -> YAML.Position? {
        let bytes = Array(text.utf8)
        for index in bytes.indices.dropLast() where bytes[index] == UInt8(ascii: ":") && Self.isSpace(bytes[index + 1]) {
            return YAML.Position(line: start.line, column: start.column + index)
        }
        return nil
    }

    /// Says which part of YAML we leave out, instead of reading it as text.
    private func refuseUnsupported() throws(YAML.Failure) {
        switch byte {
        case UInt8(ascii: "*"): throw failure("'*' begins an alias, which is not supported; put a glob in quotes")
        case UInt8(ascii: "&"): throw failure("anchors are not supported")
        case UInt8(ascii: "!"): throw failure("tags are not supported; put text that begins with '!' in quotes")
        case UInt8(ascii: "|"), UInt8(ascii: ">"): throw failure("block scalars are not supported; put the text in quotes")
        case UInt8(ascii: "%"), UInt8(ascii: "@"), UInt8(ascii: "`"): throw failure("put text that begins with '\(Character(Unicode.Scalar(byte!)))' in quotes")
        case UInt8(ascii: "?") where isFollowedBySpace: throw failure("'? ' keys are not supported")
        default: break
        }
    }
}

// MARK: - The place at hand

extension YAMLParser {
    private var byte: UInt8? {
        column < lines[current].bytes.count ? lines[current].bytes[column] : nil
    }

    private var position: YAML.Position { YAML.Position(line: lines[current].number, column: column + 1) }

    private var isFollowedBySpace: Bool {
        let bytes = lines[current].bytes
        return column + 1 == bytes.count || column + 1 < bytes.count && Self.isSpace(bytes[column + 1])
    }

    private var isAtDash: Bool { byte == UInt8(ascii: "-") && isFollowedBySpace }
    private var isAtKey: Bool { colonOfKey != nil }
    private var isAtEndOfLine: Bool {
        guard let byte else { return true }
        return byte == UInt8(ascii: "#") && (column == 0 || Self.isSpace(lines[current].bytes[column - 1]))
    }

    private static func isSpace(_ byte: UInt8) -> Bool { byte == UInt8(ascii: " ") || byte == UInt8(ascii: "\t") }

    private mutating func skipSpaces() {
        while let byte, Self.isSpace(byte) { column += 1 }
    }

    /// Goes on to the next line; only a comment may be left of this one.
    private mutating func endLine() throws(YAML.Failure) {
        skipSpaces()
        guard isAtEndOfLine else { throw failure("expected the end of the line") }
        current += 1
        if current < lines.count { column = lines[current].indent }
    }

    private func failure(_ message: String) -> YAML.Failure {
        YAML.Failure(position: position, message: message)
    }
}

extension YAML {
    fileprivate var isList: Bool {
        if case .list = content { return true }
        return false
    }
}
