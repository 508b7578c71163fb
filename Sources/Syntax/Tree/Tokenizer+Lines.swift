/// The ends of lines, and what tools leave in them.
extension Tokenizer {
    /// The first byte after a byte order mark.
    static func textStart(_ bytes: UnsafePointer<UInt8>) -> Int {
        bytes[0] == 0xEF && bytes[1] == 0xBB && bytes[2] == 0xBF ? 3 : 0
    }

    @inline(__always)
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

    /// Where the first line with anything on it is indented to, if none ends with a carriage return or holds a tab.
    @inline(__always)
    static func endOfBlankLines(_ bytes: UnsafePointer<UInt8>, _ start: Int) -> Int {
        var cursor = endOfIndentation(bytes, start)
        while bytes[cursor] == UInt8(ascii: "\n") { cursor = endOfIndentation(bytes, cursor &+ 1) }
        return cursor
    }

    @inline(__always)
    static func endOfIndentation(_ bytes: UnsafePointer<UInt8>, _ start: Int) -> Int {
        var cursor = start
        while true {
            let others = EightBytes.load(bytes, cursor) ^ 0x2020_2020_2020_2020
            if others != 0 { return cursor &+ EightBytes.index(others) }
            cursor &+= 8
        }
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
}
