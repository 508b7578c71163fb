/// Where each line of a file begins. Built only for files that have something to report.
public struct LineTable: Sendable {
    /// A place as people count it: lines and columns from 1, columns in UTF-8 bytes.
    public struct Position: Hashable, Sendable {
        public var line: Int
        public var column: Int

        public init(line: Int, column: Int) {
            self.line = line
            self.column = column
        }
    }

    /// Offsets of the first byte of every line. `\n`, `\r\n` and a lone `\r` each end one.
    public let starts: [UInt32]

    /// The first byte after a byte order mark, which belongs to no column.
    private let textStart: UInt32
    private let count: UInt32

    public init(_ file: SourceFile) {
        let bytes = file.bytes
        count = UInt32(file.count)
        textStart = file.count >= 3 && bytes[0] == 0xEF && bytes[1] == 0xBB && bytes[2] == 0xBF ? 3 : 0
        var starts = [textStart]
        var offset = Int(textStart)
        while offset < file.count {
            switch bytes[offset] {
            case UInt8(ascii: "\n"):
                starts.append(UInt32(offset + 1))
            case UInt8(ascii: "\r") where bytes[offset + 1] != UInt8(ascii: "\n"):
                starts.append(UInt32(offset + 1))
            default:
                break
            }
            offset += 1
        }
        self.starts = starts
    }

    /// The one-based line and column that hold `offset`; an offset past the end counts as the end.
    public func position(of offset: UInt32) -> Position {
        let offset = min(max(offset, textStart), count)
        var low = 0
        var high = starts.count
        while high - low > 1 {
            let middle = (low + high) / 2
            if starts[middle] <= offset { low = middle } else { high = middle }
        }
        return Position(line: low + 1, column: Int(offset - starts[low]) + 1)
    }

    /// The bytes of a one-based line, without its line end.
    public func range(ofLine line: Int, in file: SourceFile) -> SourceRange {
        guard line >= 1, line <= starts.count else { return SourceRange(start: count, end: count) }
        let start = starts[line - 1]
        var end = line < starts.count ? starts[line] : count
        while end > start, file.bytes[Int(end) - 1] == UInt8(ascii: "\n") || file.bytes[Int(end) - 1] == UInt8(ascii: "\r") {
            end -= 1
        }
        return SourceRange(start: start, end: end)
    }
}
