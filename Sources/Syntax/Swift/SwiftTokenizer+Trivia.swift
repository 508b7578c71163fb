/// Comments, names between back-ticks, and those behind `#`.
extension SwiftTokenizer {
    static func endOfBlockComment(
        _ bytes: UnsafePointer<UInt8>, _ start: Int, _ count: Int
    ) -> (end: Int, isClosed: Bool, hasNewline: Bool) {
        var cursor = start + 2
        var depth = 1
        var hasNewline = false
        while cursor < count {
            switch bytes[cursor] {
            case UInt8(ascii: "*") where bytes[cursor + 1] == UInt8(ascii: "/"):
                cursor += 2
                depth -= 1
                if depth == 0 { return (cursor, true, hasNewline) }
            case UInt8(ascii: "/") where bytes[cursor + 1] == UInt8(ascii: "*"):
                cursor += 2
                depth += 1
            case UInt8(ascii: "\n"), UInt8(ascii: "\r"):
                hasNewline = true
                cursor += 1
            default:
                cursor += 1
            }
        }
        return (count, false, hasNewline)
    }

    /// Between back-ticks anything goes that stays on the line.
    static func endOfBackTickedName(_ bytes: UnsafePointer<UInt8>, _ start: Int, _ count: Int) -> Int? {
        var cursor = start + 1
        while cursor < count, bytes[cursor] != UInt8(ascii: "\n"), bytes[cursor] != UInt8(ascii: "\r") {
            if bytes[cursor] == UInt8(ascii: "`") { return cursor == start + 1 ? nil : cursor + 1 }
            cursor += 1
        }
        return nil
    }

    /// `#if` and its kin; any other word behind a `#` names a macro. The length is that of the word.
    static func directive(_ bytes: UnsafePointer<UInt8>, _ pound: Int) -> (word: Word, length: Int)? {
        func follows(_ word: Word, _ spelling: StaticString) -> (word: Word, length: Int)? {
            let length = spelling.utf8CodeUnitCount
            for index in 0..<length where bytes[pound + 1 + index] != spelling.utf8Start[index] { return nil }
            return endOfName(bytes, pound + 1) == pound + 1 + length ? (word, length) : nil
        }
        switch bytes[pound + 1] {
        case UInt8(ascii: "i"): return follows(.poundIf, "if")
        case UInt8(ascii: "e"):
            return follows(.poundEndif, "endif") ?? follows(.poundElse, "else") ?? follows(.poundElseif, "elseif")
                ?? follows(.poundError, "error")
        case UInt8(ascii: "s"): return follows(.poundSourceLocation, "sourceLocation")
        case UInt8(ascii: "w"): return follows(.poundWarning, "warning")
        default: return nil
        }
    }
}
