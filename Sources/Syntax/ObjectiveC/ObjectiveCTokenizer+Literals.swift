/// Literals, comments and line ends as C has them.
extension ObjectiveCTokenizer {
    /// The end of a literal with quotes on both sides; an open one ends with its line.
    static func endOfString(_ bytes: UnsafePointer<UInt8>, _ start: Int, _ count: Int, _ quote: UInt8, _ workspace: Workspace) -> Int {
        var cursor = start + 1
        while cursor < count {
            switch bytes[cursor] {
            case quote:
                return cursor + 1
            case UInt8(ascii: "\\"):
                cursor = endOfContinuation(bytes, cursor) ?? cursor + 2
            case UInt8(ascii: "\n"), UInt8(ascii: "\r"):
                workspace.report("unterminated string literal", from: start, to: cursor)
                return cursor
            default:
                cursor += 1
            }
        }
        workspace.report("unterminated string literal", from: start, to: count)
        return count
    }

    /// The end of `L"…"`, `u8"…"`, `R"x(…)x"` and the like; nil where a name merely touches a quote.
    static func endOfPrefixedLiteral(_ bytes: UnsafePointer<UInt8>, _ start: Int, _ quote: Int, _ count: Int) -> Int? {
        guard quote - start <= 3 else { return nil }
        var isRaw = false
        for index in start..<quote {
            switch bytes[index] {
            case UInt8(ascii: "L"), UInt8(ascii: "u"), UInt8(ascii: "U"): guard index == start else { return nil }
            case UInt8(ascii: "8"): guard index == start + 1 else { return nil }
            case UInt8(ascii: "R"):
                guard index == quote - 1, bytes[quote] == UInt8(ascii: "\"") else { return nil }
                isRaw = true
            default: return nil
            }
        }
        var cursor = quote + 1
        if isRaw {
            var parenthesis = cursor
            while parenthesis < count, bytes[parenthesis] != UInt8(ascii: "("), parenthesis - cursor <= 16 { parenthesis += 1 }
            guard bytes[parenthesis] == UInt8(ascii: "(") else { return nil }
            let length = parenthesis - cursor
            while parenthesis + length + 2 < count {
                parenthesis += 1
                guard bytes[parenthesis] == UInt8(ascii: ")"), bytes[parenthesis + length + 1] == UInt8(ascii: "\"") else { continue }
                if (0..<length).allSatisfy({ bytes[cursor + $0] == bytes[parenthesis + 1 + $0] }) { return parenthesis + length + 2 }
            }
            return count
        }
        while cursor < count, bytes[cursor] != bytes[quote], bytes[cursor] != UInt8(ascii: "\n") {
            cursor += bytes[cursor] == UInt8(ascii: "\\") ? 2 : 1
        }
        return min(count, bytes[cursor] == bytes[quote] ? cursor + 1 : cursor)
    }

    /// What the preprocessor takes for a number: digits, letters, periods, signs behind an exponent, and the `'` of C++.
    static func endOfNumber(_ bytes: UnsafePointer<UInt8>, _ start: Int) -> (end: Int, isFloat: Bool) {
        let isHex = bytes[start] == UInt8(ascii: "0") && bytes[start + 1] | 0x20 == UInt8(ascii: "x")
        var cursor = start
        var isFloat = false
        while true {
            switch bytes[cursor] {
            case UInt8(ascii: "."):
                isFloat = true
                cursor += 1
            case UInt8(ascii: "e"), UInt8(ascii: "E"), UInt8(ascii: "p"), UInt8(ascii: "P"):
                if !isHex || bytes[cursor] | 0x20 == UInt8(ascii: "p") { isFloat = true }
                cursor += 1
                if isFloat, bytes[cursor] == UInt8(ascii: "+") || bytes[cursor] == UInt8(ascii: "-") { cursor += 1 }
            case UInt8(ascii: "'"):
                guard EightBytes.nameStops(EightBytes.load(bytes, cursor + 1)) & 0x80 == 0 else { return (cursor, isFloat) }
                cursor += 2
            case UInt8(ascii: "f"), UInt8(ascii: "F"):
                if !isHex { isFloat = true }
                cursor += 1
            case UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"),
                UInt8(ascii: "_"):
                cursor += 1
            default:
                return (cursor, isFloat)
            }
        }
    }

    /// The byte after a backslash and the line end it hides, white space between them included.
    static func endOfContinuation(_ bytes: UnsafePointer<UInt8>, _ backslash: Int) -> Int? {
        var cursor = backslash + 1
        while bytes[cursor] == UInt8(ascii: " ") || bytes[cursor] == UInt8(ascii: "\t") { cursor += 1 }
        if bytes[cursor] == UInt8(ascii: "\r") { cursor += 1 } else if bytes[cursor] != UInt8(ascii: "\n") { return nil }
        return bytes[cursor] == UInt8(ascii: "\n") ? cursor + 1 : cursor
    }

    /// A backslash at its end carries a comment over to the next line.
    static func endOfLineComment(_ bytes: UnsafePointer<UInt8>, _ start: Int, _ count: Int) -> Int {
        var end = endOfLine(bytes, start, count)
        while end < count, bytes[end - 1] == UInt8(ascii: "\\"), let next = endOfContinuation(bytes, end - 1) {
            end = endOfLine(bytes, min(next, count), count)
        }
        return end
    }

    /// Comments of C do not nest.
    static func endOfBlockComment(
        _ bytes: UnsafePointer<UInt8>, _ start: Int, _ count: Int
    ) -> (end: Int, isClosed: Bool, hasNewline: Bool) {
        var cursor = start + 2
        var hasNewline = false
        while cursor < count {
            switch bytes[cursor] {
            case UInt8(ascii: "*") where bytes[cursor + 1] == UInt8(ascii: "/"): return (cursor + 2, true, hasNewline)
            case UInt8(ascii: "\n"), UInt8(ascii: "\r"): hasNewline = true
            default: break
            }
            cursor += 1
        }
        return (count, false, hasNewline)
    }
}
