/// Writes the tape of a property list in the old style.
struct PropertyListParser {
    private let bytes: UnsafePointer<UInt8>
    private let count: Int
    private var cursor: Int
    private(set) var values: [PropertyListTree.Value] = []
    private(set) var errors: [SyntaxError] = []

    static let depthLimit = 64
    /// Text with more faults is no property list.
    static let errorLimit = 100

    init(bytes: UnsafePointer<UInt8>, count: Int, at offset: Int) {
        self.bytes = bytes
        self.count = count
        cursor = offset == 0 ? SwiftTokenizer.textStart(bytes) : offset
    }

    mutating func parse() {
        parseValue(depth: 0)
    }

    /// value → dictionary | array | data | string
    private mutating func parseValue(depth: Int) {
        skipTrivia()
        let start = cursor
        switch bytes[cursor] {
        case UInt8(ascii: "{") where depth < Self.depthLimit:
            let index = open(.dictionary)
            parseEntries(depth: depth + 1)
            close(index, with: UInt8(ascii: "}"))
        case UInt8(ascii: "(") where depth < Self.depthLimit:
            let index = open(.array)
            parseElements(depth: depth + 1)
            close(index, with: UInt8(ascii: ")"))
        case UInt8(ascii: "<"):
            let index = open(.data)
            while cursor < count, bytes[cursor] != UInt8(ascii: ">"), bytes[cursor] != UInt8(ascii: ";") { cursor += 1 }
            close(index, with: UInt8(ascii: ">"))
        default:
            skipString()
            if cursor == start { report("expected a value", from: start) }
            values.append(PropertyListTree.Value(kind: .string, range: range(start, cursor), endIndex: UInt32(values.count + 1)))
        }
    }

    /// entries → (string "=" value ";")*
    private mutating func parseEntries(depth: Int) {
        while true {
            skipTrivia()
            guard cursor < count, bytes[cursor] != UInt8(ascii: "}"), errors.count < Self.errorLimit else { return }
            let start = cursor
            skipString()
            guard cursor > start else {
                cursor += 1
                report("expected a key", from: start)
                continue
            }
            let key = range(start, cursor)
            skipTrivia()
            guard bytes[cursor] == UInt8(ascii: "=") else {
                report("expected '='", from: start)
                continue
            }
            cursor += 1
            values.append(PropertyListTree.Value(kind: .string, range: key, endIndex: UInt32(values.count + 1)))
            parseValue(depth: depth)
            skipTrivia()
            if bytes[cursor] == UInt8(ascii: ";") {
                cursor += 1
            } else {
                report("expected ';'", from: cursor)
            }
        }
    }

    /// elements → (value ("," value)* ","?)?
    private mutating func parseElements(depth: Int) {
        while true {
            skipTrivia()
            guard cursor < count, bytes[cursor] != UInt8(ascii: ")"), bytes[cursor] != UInt8(ascii: "}"),
                bytes[cursor] != UInt8(ascii: ";"),
                errors.count < Self.errorLimit
            else { return }
            parseValue(depth: depth)
            skipTrivia()
            if bytes[cursor] == UInt8(ascii: ",") {
                cursor += 1
            } else if bytes[cursor] != UInt8(ascii: ")") {
                report("expected ','", from: cursor)
                // A byte that begins no value must not be met twice.
                if !isStringStart(bytes[cursor]), bytes[cursor] != UInt8(ascii: "{"), bytes[cursor] != UInt8(ascii: "("),
                    bytes[cursor] != UInt8(ascii: "<"),
                    bytes[cursor] != UInt8(ascii: "}"), bytes[cursor] != UInt8(ascii: ";"), cursor < count
                {
                    cursor += 1
                }
            }
        }
    }

    private mutating func open(_ kind: PropertyListTree.Value.Kind) -> Int {
        values.append(PropertyListTree.Value(kind: kind, range: range(cursor, cursor), endIndex: 0))
        cursor += 1
        return values.count - 1
    }

    private mutating func close(_ index: Int, with bracket: UInt8) {
        if cursor < count, bytes[cursor] == bracket {
            cursor += 1
        } else {
            report("expected '\(Character(Unicode.Scalar(bracket)))'", from: cursor)
        }
        values[index].range.end = UInt32(cursor)
        values[index].endIndex = UInt32(values.count)
    }

    // MARK: Bytes

    private mutating func skipTrivia() {
        while cursor < count {
            switch bytes[cursor] {
            case UInt8(ascii: " "), UInt8(ascii: "\t"), UInt8(ascii: "\n"), UInt8(ascii: "\r"):
                cursor += 1
            case UInt8(ascii: "/") where bytes[cursor + 1] == UInt8(ascii: "/"):
                cursor = SwiftTokenizer.endOfLine(bytes, cursor, count)
            case UInt8(ascii: "/") where bytes[cursor + 1] == UInt8(ascii: "*"):
                cursor += 2
                while cursor < count, bytes[cursor] != UInt8(ascii: "*") || bytes[cursor + 1] != UInt8(ascii: "/") { cursor += 1 }
                cursor = min(cursor + 2, count)
            default:
                return
            }
        }
    }

    /// Stays where no string begins.
    private mutating func skipString() {
        let quote = bytes[cursor]
        guard quote == UInt8(ascii: "\"") || quote == UInt8(ascii: "'") else {
            while cursor < count, isStringStart(bytes[cursor]) { cursor += 1 }
            return
        }
        let start = cursor
        cursor += 1
        while cursor < count, bytes[cursor] != quote { cursor += bytes[cursor] == UInt8(ascii: "\\") ? 2 : 1 }
        guard cursor < count else {
            cursor = count
            return report("the string is not closed", from: start)
        }
        cursor += 1
    }

    private func isStringStart(_ byte: UInt8) -> Bool {
        MentionFilter.isNameByte(byte) || byte == UInt8(ascii: ".") || byte == UInt8(ascii: "/") || byte == UInt8(ascii: ":")
            || byte == UInt8(ascii: "-") || byte == UInt8(ascii: "$")
    }

    private func range(_ start: Int, _ end: Int) -> SourceRange { SourceRange(start: UInt32(start), end: UInt32(end)) }

    private mutating func report(_ message: String, from start: Int) {
        guard errors.count < Self.errorLimit else { return }
        errors.append(SyntaxError(range: range(start, max(start, min(cursor, count))), message: message))
    }
}
