/// Writes the tape of an XML file, in one pass and without recursion.
struct MarkupParser {
    let bytes: UnsafePointer<UInt8>
    let count: Int
    var cursor: Int
    private(set) var tape: MarkupTape
    /// The innermost open element, or -1.
    private var current: Int32 = -1
    private var depth = 0
    /// How many elements are open that lie too deep for the tape.
    private var skippedDepth = 0

    static let depthLimit = 256
    /// Text with more faults is no XML.
    static let errorLimit = 100

    /// - Parameter tape: memory to write to, which is taken over.
    init(bytes: UnsafePointer<UInt8>, count: Int, into tape: inout MarkupTape) {
        self.bytes = bytes
        self.count = count
        self.tape = MarkupTape()
        swap(&self.tape, &tape)
        self.tape.empty()
        cursor = SwiftTokenizer.textStart(bytes)
    }

    /// document → (text | tag | comment | CDATA | instruction | declaration)*
    mutating func parse() {
        while cursor < count, tape.errors.count < Self.errorLimit {
            let start = cursor
            cursor = position(of: UInt8(ascii: "<"), from: cursor)
            if current < 0 { refuseText(from: start, to: cursor) }
            guard cursor < count else { break }
            switch bytes[cursor + 1] {
            case UInt8(ascii: "/"): parseEndTag()
            case UInt8(ascii: "!"): parseDeclaration()
            case UInt8(ascii: "?"): parseInstruction()
            default: parseStartTag()
            }
        }
        if current >= 0 {
            let name = tape.elements[Int(current)].name
            report("'<\(text(name))>' is not closed", from: Int(name.start) - 1, to: Int(name.end))
        } else if tape.elements.isEmpty, tape.errors.isEmpty {
            report("expected an element", from: count, to: count)
        }
        while current >= 0 { close(at: count) }
    }

    private mutating func refuseText(from start: Int, to end: Int) {
        guard let first = (start..<end).first(where: { !isSpace(bytes[$0]) }) else { return }
        // Its first line shows enough of it.
        let last = (first..<end).first { isLineEnd(bytes[$0]) } ?? end
        report("text outside of the root element", from: first, to: last)
    }

    // MARK: Tags

    /// startTag → "<" name attribute* "/"? ">"
    private mutating func parseStartTag() {
        let start = cursor
        let nameEnd = endOfName(start + 1)
        guard nameEnd > start + 1 else { return refuseAngles() }
        cursor = nameEnd
        let firstAttribute = tape.attributes.count
        let isEmpty = parseAttributes(ofTagAt: start)
        if depth >= Self.depthLimit {
            tape.attributes.removeSubrange(firstAttribute...)
            if skippedDepth == 0 { report("nested too deeply", from: start, to: nameEnd) }
            if !isEmpty { skippedDepth += 1 }
            return
        }
        if current < 0, !tape.elements.isEmpty { report("a second root element", from: start, to: nameEnd) }
        let index = tape.elements.count
        tape.elements.append(
            MarkupTree.Element(
                name: range(start + 1, nameEnd), content: range(cursor, cursor), attributesStart: UInt32(firstAttribute),
                attributesEnd: UInt32(tape.attributes.count), parentIndex: current, endIndex: UInt32(index + 1)))
        guard !isEmpty else { return }
        current = Int32(index)
        depth += 1
    }

    /// Leaves the cursor behind the tag, and tells whether that ended with a slash.
    private mutating func parseAttributes(ofTagAt start: Int) -> Bool {
        while true {
            skipSpaces()
            switch bytes[cursor] {
            case UInt8(ascii: ">"):
                cursor += 1
                return false
            case UInt8(ascii: "/") where bytes[cursor + 1] == UInt8(ascii: ">"):
                cursor += 2
                return true
            case UInt8(ascii: "<"):
                report("expected '>' before '<'", from: start, to: cursor)
                return false
            default:
                guard cursor < count else {
                    report("the tag is not closed", from: start, to: cursor)
                    return false
                }
                parseAttribute()
            }
        }
    }

    /// attribute → name "=" (`"` value `"` | "'" value "'")
    private mutating func parseAttribute() {
        let start = cursor
        let nameEnd = endOfName(start)
        guard nameEnd > start else {
            skipToSpace()
            return report("expected an attribute", from: start, to: cursor)
        }
        cursor = nameEnd
        if bytes[cursor] != UInt8(ascii: "=") { skipSpaces() }
        guard bytes[cursor] == UInt8(ascii: "=") else {
            return report("expected '=' after '\(text(range(start, nameEnd)))'", from: start, to: nameEnd)
        }
        cursor += 1
        if isSpace(bytes[cursor]) { skipSpaces() }
        let quote = bytes[cursor]
        guard quote == UInt8(ascii: "\"") || quote == UInt8(ascii: "'") else {
            let valueStart = cursor
            skipToSpace()
            return report("expected a value in quotes", from: valueStart, to: cursor)
        }
        let valueStart = cursor + 1
        cursor = position(of: quote, or: UInt8(ascii: "<"), from: valueStart)
        guard cursor < count, bytes[cursor] == quote else { return report("the value is not closed", from: valueStart - 1, to: cursor) }
        tape.attributes.append(MarkupTree.Attribute(name: range(start, nameEnd), value: range(valueStart, cursor)))
        cursor += 1
    }

    /// endTag → "</" name ">"
    private mutating func parseEndTag() {
        let start = cursor
        let nameEnd = endOfName(start + 2)
        cursor = nameEnd
        skipSpaces()
        if bytes[cursor] == UInt8(ascii: ">") {
            cursor += 1
        } else {
            report("expected '>'", from: start, to: cursor)
        }
        guard skippedDepth == 0 else {
            skippedDepth -= 1
            return
        }
        let name = range(start + 2, nameEnd)
        if current >= 0, isSame(tape.elements[Int(current)].name, name) { return close(at: start) }
        guard current >= 0, isOpen(name) else { return report("'</\(text(name))>' closes nothing", from: start, to: nameEnd) }
        report("expected '</\(text(tape.elements[Int(current)].name))>'", from: start, to: nameEnd)
        while !isSame(tape.elements[Int(current)].name, name) { close(at: start) }
        close(at: start)
    }

    private func isOpen(_ name: SourceRange) -> Bool {
        var index = current
        while index >= 0 {
            if isSame(tape.elements[Int(index)].name, name) { return true }
            index = tape.elements[Int(index)].parentIndex
        }
        return false
    }

    private mutating func close(at end: Int) {
        let index = Int(current)
        tape.elements[index].content.end = UInt32(max(end, Int(tape.elements[index].content.start)))
        tape.elements[index].endIndex = UInt32(tape.elements.count)
        current = tape.elements[index].parentIndex
        depth -= 1
    }

    /// `<<<<<<< HEAD`, left behind by a merge, or a sign that should have been an entity.
    private mutating func refuseAngles() {
        let start = cursor
        cursor += 1
        while bytes[cursor] == UInt8(ascii: "<"), !beginsTag(bytes[cursor + 1]) { cursor += 1 }
        report("expected a tag after '<'", from: start, to: cursor)
    }

    private func beginsTag(_ byte: UInt8) -> Bool {
        isNameStart(byte) || byte == UInt8(ascii: "/") || byte == UInt8(ascii: "!") || byte == UInt8(ascii: "?")
    }

    // MARK: What is not an element

    /// declaration → comment | CDATA | doctype
    private mutating func parseDeclaration() {
        let start = cursor
        if starts(with: "<!--", at: start) {
            if !skip(past: "-->", from: start + 4) { report("the comment is not closed", from: start, to: start + 4) }
            tape.comments.append(range(start, cursor))
        } else if starts(with: "<![CDATA[", at: start) {
            if current < 0 { report("text outside of the root element", from: start, to: start + 9) }
            if !skip(past: "]]>", from: start + 9) { report("the CDATA section is not closed", from: start, to: start + 9) }
        } else {
            parseDocumentType()
        }
    }

    /// doctype → "<!" (literal | comment | instruction | "[" … "]")* ">"
    private mutating func parseDocumentType() {
        let start = cursor
        var isInSubset = false
        cursor += 2
        while cursor < count {
            switch bytes[cursor] {
            case UInt8(ascii: "\""), UInt8(ascii: "'"):
                let end = position(of: bytes[cursor], from: cursor + 1)
                if end < count { cursor = end }
            case UInt8(ascii: "["):
                isInSubset = true
            case UInt8(ascii: "]"):
                isInSubset = false
            case UInt8(ascii: ">") where !isInSubset:
                cursor += 1
                return
            case UInt8(ascii: "<") where !isInSubset:
                return report("expected '>' before '<'", from: start, to: cursor)
            case UInt8(ascii: "<") where starts(with: "<!--", at: cursor):
                let comment = cursor
                if !skip(past: "-->", from: cursor + 4) { report("the comment is not closed", from: comment, to: comment + 4) }
                continue
            case UInt8(ascii: "<") where bytes[cursor + 1] == UInt8(ascii: "?"):
                parseInstruction()
                continue
            default:
                break
            }
            cursor += 1
        }
        report("the declaration is not closed", from: start, to: start + 2)
    }

    /// instruction → "<?" … "?>"
    private mutating func parseInstruction() {
        let start = cursor
        if !skip(past: "?>", from: start + 2) { report("the instruction is not closed", from: start, to: start + 2) }
    }

    // MARK: Bytes

    /// Moves behind the next `ending`, or to the end of the file, and tells whether there is one.
    private mutating func skip(past ending: StaticString, from start: Int) -> Bool {
        let length = ending.utf8CodeUnitCount
        cursor = start
        while true {
            cursor = position(of: UInt8(ascii: ">"), from: cursor)
            guard cursor < count else {
                cursor = count
                return false
            }
            cursor += 1
            if cursor - length >= start, starts(with: ending, at: cursor - length) { return true }
        }
    }

    private func starts(with text: StaticString, at offset: Int) -> Bool {
        let length = text.utf8CodeUnitCount
        guard offset + length <= count else { return false }
        for index in 0..<length where bytes[offset + index] != text.utf8Start[index] { return false }
        return true
    }

    /// The end of the file, if the byte does not come.
    private func position(of byte: UInt8, from start: Int) -> Int {
        let pattern = EightBytes.ones &* UInt64(byte)
        var offset = start
        while offset < count {
            let found = EightBytes.matches(EightBytes.load(bytes, offset), pattern)
            if found != 0 { return min(offset + EightBytes.index(found), count) }
            offset += 8
        }
        return count
    }

    private func position(of byte: UInt8, or other: UInt8, from start: Int) -> Int {
        let (pattern, otherPattern) = (EightBytes.ones &* UInt64(byte), EightBytes.ones &* UInt64(other))
        var offset = start
        while offset < count {
            let word = EightBytes.load(bytes, offset)
            let found = EightBytes.matches(word, pattern) | EightBytes.matches(word, otherPattern)
            if found != 0 { return min(offset + EightBytes.index(found), count) }
            offset += 8
        }
        return count
    }

    private func endOfName(_ start: Int) -> Int {
        guard isNameStart(bytes[start]) else { return start }
        var offset = start
        while offset < count {
            let stops = EightBytes.nameStops(EightBytes.load(bytes, offset))
            guard stops != 0 else {
                offset += 8
                continue
            }
            offset += EightBytes.index(stops)
            let byte = bytes[offset]
            guard byte == UInt8(ascii: "-") || byte == UInt8(ascii: ".") || byte == UInt8(ascii: ":") || byte >= 0x80 else { break }
            offset += 1
        }
        return min(offset, count)
    }

    private func isNameStart(_ byte: UInt8) -> Bool {
        let letter = byte | 0x20
        return UInt8(ascii: "a") <= letter && letter <= UInt8(ascii: "z") || byte == UInt8(ascii: "_") || byte == UInt8(ascii: ":")
            || byte >= 0x80
    }

    private func isSpace(_ byte: UInt8) -> Bool {
        byte == UInt8(ascii: " ") || byte == UInt8(ascii: "\t") || isLineEnd(byte)
    }

    private func isLineEnd(_ byte: UInt8) -> Bool { byte == UInt8(ascii: "\n") || byte == UInt8(ascii: "\r") }

    private mutating func skipSpaces() {
        while cursor < count, isSpace(bytes[cursor]) { cursor += 1 }
    }

    /// Always moves, unless a tag begins or ends here.
    private mutating func skipToSpace() {
        if bytes[cursor] == UInt8(ascii: "/") { cursor += 1 }
        while cursor < count, !isSpace(bytes[cursor]), bytes[cursor] != UInt8(ascii: ">"), bytes[cursor] != UInt8(ascii: "<"),
            bytes[cursor] != UInt8(ascii: "/")
        {
            cursor += 1
        }
    }

    private func isSame(_ left: SourceRange, _ right: SourceRange) -> Bool {
        guard left.end - left.start == right.end - right.start else { return false }
        var offset = 0
        let length = Int(left.end - left.start)
        while offset < length {
            let difference = EightBytes.load(bytes, Int(left.start) + offset) ^ EightBytes.load(bytes, Int(right.start) + offset)
            let rest = length - offset
            if difference & (rest >= 8 ? ~0 : (1 << UInt64(rest * 8)) - 1) != 0 { return false }
            offset += 8
        }
        return true
    }

    private func range(_ start: Int, _ end: Int) -> SourceRange { SourceRange(start: UInt32(start), end: UInt32(end)) }

    private func text(_ range: SourceRange) -> String {
        String(keeping: UnsafeBufferPointer(start: bytes + Int(range.start), count: Int(range.end - range.start)))
    }

    private mutating func report(_ message: String, from start: Int, to end: Int) {
        guard tape.errors.count < Self.errorLimit else { return }
        tape.errors.append(SyntaxError(range: range(start, min(end, count)), message: message))
    }
}
