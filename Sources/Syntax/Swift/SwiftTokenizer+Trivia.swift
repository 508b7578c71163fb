/// Comments, markers left by tools, and the names behind `#`.
extension SwiftTokenizer {
    /// The first byte after a byte order mark.
    static func textStart(_ bytes: UnsafePointer<UInt8>) -> Int {
        bytes[0] == 0xEF && bytes[1] == 0xBB && bytes[2] == 0xBF ? 3 : 0
    }

    static func endOfLine(_ bytes: UnsafePointer<UInt8>, _ offset: Int, _ count: Int) -> Int {
        var cursor = offset
        while cursor < count {
            let chunk = EightBytes.load(bytes, cursor)
            let ends = EightBytes.matches(chunk, 0x0A0A_0A0A_0A0A_0A0A) | EightBytes.matches(chunk, 0x0D0D_0D0D_0D0D_0D0D)
            if ends != 0 { return min(cursor + EightBytes.index(ends), count) }
            cursor += 8
        }
        return count
    }

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

    /// The end of the line, if it begins with seven equal bytes as version control writes them.
    static func endOfConflictMarker(_ bytes: UnsafePointer<UInt8>, _ start: Int, _ count: Int) -> Int? {
        guard start == 0 || bytes[start - 1] == UInt8(ascii: "\n") || bytes[start - 1] == UInt8(ascii: "\r") else { return nil }
        for index in 1..<7 where bytes[start + index] != bytes[start] { return nil }
        switch bytes[start + 7] {
        case UInt8(ascii: " "), UInt8(ascii: "\n"), UInt8(ascii: "\r"), 0: return endOfLine(bytes, start, count)
        default: return nil
        }
    }

    /// The end of `<#…#>`, on one line.
    static func endOfPlaceholder(_ bytes: UnsafePointer<UInt8>, _ start: Int, _ count: Int) -> Int? {
        var cursor = start + 2
        while cursor < count, bytes[cursor] != UInt8(ascii: "\n"), bytes[cursor] != UInt8(ascii: "\r") {
            if bytes[cursor] == UInt8(ascii: "#"), bytes[cursor + 1] == UInt8(ascii: ">") { return cursor + 2 }
            if bytes[cursor] == UInt8(ascii: "<"), bytes[cursor + 1] == UInt8(ascii: "#") { return nil }
            cursor += 1
        }
        return nil
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
