/// A line of source as a terminal shows it, and where in it to point.
struct Excerpt: Equatable {
    /// Tabs are spaces, harmful characters are replaced, a line too long is cut on either side.
    let text: String
    /// Cells before the first mark.
    let indent: Int
    /// How many cells to mark, at least one.
    let count: Int

    private struct Cell {
        var text: String
        var width: Int
        /// Of the line, where the character begins.
        var offset: Int
    }

    /// - Parameters:
    ///   - range: the bytes of the line to mark.
    ///   - width: cells there are.
    init(_ line: some Collection<UInt8>, marking range: Range<Int>, width: Int) {
        let bytes = Array(line)
        let range = min(range.lowerBound, bytes.count)..<min(max(range.upperBound, range.lowerBound), bytes.count)
        // A minified line may have a megabyte; only what can be seen is looked at.
        let first = Self.boundary(max(0, range.lowerBound - 4 * width), in: bytes)
        let last = Self.boundary(min(bytes.count, range.lowerBound + 4 * width), in: bytes)
        let cells = Self.cells(Self.valid(bytes[first..<last]), from: first)

        let total = cells.reduce(0) { $0 + $1.width }
        let start = range.lowerBound >= last ? cells.count : cells.lastIndex { $0.offset <= range.lowerBound } ?? 0
        let before = cells[..<start].reduce(0) { $0 + $1.width }
        var shown = cells.indices
        if total > width || first > 0 || last < bytes.count {
            // The mark stands in the left third when it would be off the right edge otherwise, and as far to the left as it takes to be
            // whole.
            var skipped = 0
            var from = 0
            let mark = cells[start...].prefix { $0.offset < range.upperBound }.reduce(0) { $0 + $1.width }
            let surplus = max(before > width * 2 / 3 || first > 0 ? before - width / 3 : 0, min(before, before + mark + 2 - width))
            while from < start, skipped < surplus {
                skipped += cells[from].width
                from += 1
            }
            var room = width - (from > 0 || first > 0 ? 1 : 0) - 1
            var to = from
            while to < cells.count, cells[to].width <= room {
                room -= cells[to].width
                to += 1
            }
            shown = from..<to
        }
        let isCutLeft = shown.lowerBound > 0 || first > 0
        let isCutRight = shown.upperBound < cells.count || last < bytes.count
        text = ((isCutLeft ? "…" : "") + cells[shown].map(\.text).joined() + (isCutRight ? "…" : "")).withoutOrders
        indent =
            (isCutLeft ? 1 : 0) + cells[shown.lowerBound..<max(shown.lowerBound, min(start, shown.upperBound))].reduce(0) { $0 + $1.width }
        let marked = shown.filter { $0 >= start && cells[$0].offset < range.upperBound }
        count = max(1, marked.reduce(0) { $0 + cells[$1].width })
    }

    /// Of a span over several lines the first one is shown.
    init(_ source: Source, _ span: Span, width: Int) {
        let range = source.lines.range(ofLine: span.start.line, in: source.file)
        let text = source.file[range]
        let end = span.end.line == span.start.line ? span.end.column - 1 : text.count
        self.init(text, marking: (span.start.column - 1)..<max(end, span.start.column - 1), width: width)
    }

    /// The text before the mark, under it and after it.
    var parts: (before: String, marked: String, after: String) {
        var parts = (before: "", marked: "", after: "")
        var column = 0
        for character in text {
            if column < indent {
                parts.before.append(character)
            } else if column < indent + count {
                parts.marked.append(character)
            } else {
                parts.after.append(character)
            }
            column += Self.width(of: character)
        }
        return parts
    }

    private static func cells(_ bytes: [UInt8], from offset: Int) -> [Cell] {
        var cells: [Cell] = []
        var column = 0
        var offset = offset
        for character in String(decoding: bytes, as: UTF8.self) {
            var cell = Cell(text: String(character), width: width(of: character), offset: offset)
            if character == "\t" {
                cell.width = 4 - column % 4
                cell.text = String(repeating: " ", count: cell.width)
            } else if character.unicodeScalars.contains(where: \.isHarmful) {
                cell.width = 1
                cell.text = "\u{FFFD}"
            }
            cells.append(cell)
            column += cell.width
            offset += character.utf8.count
        }
        return cells
    }

    /// Two cells for what East Asia and emoji take two for, none for a mark that stands alone.
    static func width(of character: Character) -> Int {
        if character.isASCII { return 1 }
        var isVisible = false
        for scalar in character.unicodeScalars {
            if isWide(scalar) || scalar == "\u{FE0F}" { return 2 }
            switch scalar.properties.generalCategory {
            case .nonspacingMark, .enclosingMark, .format: break
            default: isVisible = true
            }
        }
        return isVisible ? 1 : 0
    }

    private static func isWide(_ scalar: Unicode.Scalar) -> Bool {
        switch scalar.value {
        case 0x1100...0x115F, 0x2E80...0x303E, 0x3041...0xA4CF, 0xA960...0xA97F, 0xAC00...0xD7A3, 0xF900...0xFAFF, 0xFE30...0xFE6F,
            0xFF01...0xFF60, 0xFFE0...0xFFE6, 0x20000...0x3FFFD:
            true
        default: scalar.properties.isEmojiPresentation
        }
    }

    /// The start of the character that holds the byte at `index`.
    private static func boundary(_ index: Int, in bytes: [UInt8]) -> Int {
        var index = index
        while index > 0, index < bytes.count, bytes[index] & 0xC0 == 0x80 { index -= 1 }
        return index
    }

    /// Replaces every byte that is no UTF-8 by one of the same length, so that offsets stay true.
    private static func valid(_ bytes: ArraySlice<UInt8>) -> [UInt8] {
        var bytes = Array(bytes)
        var index = 0
        while index < bytes.count {
            let count: Int
            switch bytes[index] {
            case 0..<0x80: count = 1
            case 0xC2...0xDF: count = 2
            case 0xE0...0xEF: count = 3
            case 0xF0...0xF4: count = 4
            default: count = 0
            }
            if count > 0, index + count <= bytes.count, bytes[(index + 1)..<(index + count)].allSatisfy({ $0 & 0xC0 == 0x80 }) {
                index += count
            } else {
                bytes[index] = UInt8(ascii: "?")
                index += 1
            }
        }
        return bytes
    }
}
