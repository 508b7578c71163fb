/// What a Swift string literal stands for.
enum SwiftStringLiteral {
    /// The value of a literal without interpolation, given with its quotes and `#`s.
    static func value(of bytes: [UInt8]) -> String {
        let pounds = bytes.prefix { $0 == UInt8(ascii: "#") }.count
        let quotes = bytes.dropFirst(pounds).starts(with: Array("\"\"\"".utf8)) ? 3 : 1
        let start = pounds + quotes
        let isClosed = bytes.count >= 2 * start
        let inside = bytes[min(start, bytes.count)..<(isClosed ? bytes.count - start : bytes.count)]
        return unescaped(quotes == 3 ? unindented(Array(inside)) : Array(inside), pounds: pounds)
    }

    /// The value of one piece of text between interpolations; `opening` is what the literal begins with.
    static func segment(_ bytes: [UInt8], opening: String) -> String {
        unescaped(bytes, pounds: opening.utf8.prefix { $0 == UInt8(ascii: "#") }.count)
    }

    /// Takes off the first line end, the last line, and as much white space from every line as the last one has.
    private static func unindented(_ bytes: [UInt8]) -> [UInt8] {
        var lines = bytes.split(separator: UInt8(ascii: "\n"), omittingEmptySubsequences: false).map { line in
            line.last == UInt8(ascii: "\r") ? line.dropLast() : line
        }
        guard lines.count > 1, let closing = lines.last else { return bytes }
        lines = Array(lines.dropFirst().dropLast())
        return Array(
            lines.map { line in line.starts(with: closing) ? line.dropFirst(closing.count) : line }.joined(separator: [UInt8(ascii: "\n")]))
    }

    private static func unescaped(_ bytes: [UInt8], pounds: Int) -> String {
        let escape = [UInt8(ascii: "\\")] + [UInt8](repeating: UInt8(ascii: "#"), count: pounds)
        guard bytes.contains(escape[0]) else { return String(keeping: bytes) }
        var result: [UInt8] = []
        var index = 0
        while index < bytes.count {
            guard bytes[index] == escape[0], bytes[index...].starts(with: escape), index + escape.count < bytes.count else {
                result.append(bytes[index])
                index += 1
                continue
            }
            index += escape.count
            switch bytes[index] {
            case UInt8(ascii: "n"): result.append(UInt8(ascii: "\n"))
            case UInt8(ascii: "r"): result.append(UInt8(ascii: "\r"))
            case UInt8(ascii: "t"): result.append(UInt8(ascii: "\t"))
            case UInt8(ascii: "0"): result.append(0)
            case UInt8(ascii: "u"):
                guard let close = bytes[index...].firstIndex(of: UInt8(ascii: "}")), index + 2 <= close,
                    let value = UInt32(String(decoding: bytes[(index + 2)..<close], as: UTF8.self), radix: 16),
                    let scalar = Unicode.Scalar(value)
                else { break }
                result += Array(String(Character(scalar)).utf8)
                index = close
            case UInt8(ascii: "\n"):
                // The line goes on; the indentation is gone already.
                break
            default: result.append(bytes[index])
            }
            index += 1
        }
        return String(keeping: result)
    }
}
