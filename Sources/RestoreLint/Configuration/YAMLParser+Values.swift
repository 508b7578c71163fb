// MARK: - Flow

extension YAMLParser {
    /// inlineValue → "[" … "]" | "{" … "}" | quoted | plain
    mutating func inlineValue(inFlow: Bool = false) throws(YAML.Failure) -> YAML {
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
        return YAML(content: ["", "~", "null", "Null", "NULL"].contains(text) ? .nothing : .scalar(text), position: start)
    }

    /// flowList → "[" (value ("," value)* ","?)? "]"
    mutating func flowList() throws(YAML.Failure) -> [YAML] {
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
    mutating func flowMap() throws(YAML.Failure) -> [(key: YAML.Key, value: YAML)] {
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
    mutating func skipToFlowToken(_ open: YAML.Position, closing: String) throws(YAML.Failure) {
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
    mutating func quoted() throws(YAML.Failure) -> String {
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
    mutating func escaped() throws(YAML.Failure) -> Character {
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

    mutating func plain(until end: Int) -> String {
        let text = lines[current].bytes[column..<end]
        column = end
        let trimmed = text[..<((text.lastIndex { $0 != UInt8(ascii: " ") && $0 != UInt8(ascii: "\t") } ?? text.startIndex - 1) + 1)]
        return String(decoding: trimmed, as: UTF8.self)
    }

    /// Where a plain scalar ends: at ` #`, in flow also at `,`, `]`, `}` and `: `.
    func endOfPlain(inFlow: Bool) -> Int {
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
    var colonOfKey: Int? {
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

    func colonInside(_ text: String, from start: YAML.Position) -> YAML.Position? {
        let bytes = Array(text.utf8)
        for index in bytes.indices.dropLast() where bytes[index] == UInt8(ascii: ":") && Self.isSpace(bytes[index + 1]) {
            return YAML.Position(line: start.line, column: start.column + index)
        }
        return nil
    }

    /// Says which part of YAML we leave out, instead of reading it as text.
    func refuseUnsupported() throws(YAML.Failure) {
        switch byte {
        case UInt8(ascii: "*"): throw failure("'*' begins an alias, which is not supported; put a glob in quotes")
        case UInt8(ascii: "&"): throw failure("anchors are not supported")
        case UInt8(ascii: "!"): throw failure("tags are not supported; put text that begins with '!' in quotes")
        case UInt8(ascii: "|"), UInt8(ascii: ">"): throw failure("block scalars are not supported; put the text in quotes")
        case UInt8(ascii: "%"), UInt8(ascii: "@"), UInt8(ascii: "`"):
            throw failure("put text that begins with '\(Character(Unicode.Scalar(byte!)))' in quotes")
        case UInt8(ascii: "?") where isFollowedBySpace: throw failure("'? ' keys are not supported")
        default: break
        }
    }
}
