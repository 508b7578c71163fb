/// The word behind a `#` at the beginning of a line.
struct ObjectiveCDirective {
    let word: Word
    /// Of the word; of `#error`, `#warning`, `#pragma` and unknown ones that of the line, since what they say may be prose.
    let end: Int
    /// `#if 0`
    let isDead: Bool

    init(_ bytes: UnsafePointer<UInt8>, _ pound: Int, _ count: Int) {
        var start = pound + 1
        while bytes[start] == UInt8(ascii: " ") || bytes[start] == UInt8(ascii: "\t") { start += 1 }
        let end = ObjectiveCTokenizer.endOfName(bytes, start)
        var word = Word.poundPragma
        for (spelling, candidate) in Self.words where spelling.utf8CodeUnitCount == end - start {
            if (start..<end).allSatisfy({ bytes[$0] == spelling.utf8Start[$0 - start] }) { word = candidate }
        }
        self.word = word
        switch word {
        case .poundPragma, .poundError, .poundWarning:
            self.end = min(ObjectiveCTokenizer.endOfLineComment(bytes, max(end, pound + 1), count), count)
        default:
            self.end = end
        }
        var condition = end
        while bytes[condition] == UInt8(ascii: " ") || bytes[condition] == UInt8(ascii: "\t") { condition += 1 }
        isDead = word == .poundIf && bytes[condition] == UInt8(ascii: "0") && Self.endsWord(bytes[condition + 1])
    }

    private static func endsWord(_ byte: UInt8) -> Bool {
        byte == UInt8(ascii: " ") || byte == UInt8(ascii: "\t") || byte == UInt8(ascii: "\n") || byte == UInt8(ascii: "\r")
            || byte == UInt8(ascii: "/") || byte == 0
    }

    private static let words: [(StaticString, Word)] = [
        ("if", .poundIf), ("ifdef", .poundIfdef), ("ifndef", .poundIfndef), ("elif", .poundElseif), ("elifdef", .poundElseif),
        ("else", .poundElse), ("endif", .poundEndif), ("define", .poundDefine), ("import", .poundImport), ("include", .poundInclude),
        ("include_next", .poundInclude), ("undef", .poundUndef), ("error", .poundError), ("warning", .poundWarning),
    ]

    enum DeadTextStop { case endif, `else`, elseif }

    /// Where the text under a `#if 0` ends: behind its `#endif`, behind its `#else`, or before its `#elif`.
    static func endOfDeadText(_ bytes: UnsafePointer<UInt8>, _ start: Int, _ count: Int) -> (offset: Int, stop: DeadTextStop) {
        var depth = 0
        var cursor = ObjectiveCTokenizer.endOfLine(bytes, start, count)
        while cursor < count {
            while cursor < count, EightBytes.isBlank(bytes[cursor]) { cursor += 1 }
            if bytes[cursor] == UInt8(ascii: "#") {
                switch ObjectiveCDirective(bytes, cursor, count).word {
                case .poundIf, .poundIfdef, .poundIfndef:
                    depth += 1
                case .poundEndif:
                    if depth == 0 { return (ObjectiveCTokenizer.endOfLine(bytes, cursor, count), .endif) }
                    depth -= 1
                case .poundElse:
                    if depth == 0 { return (ObjectiveCTokenizer.endOfLine(bytes, cursor, count), .else) }
                case .poundElseif:
                    if depth == 0 { return (cursor, .elseif) }
                default:
                    break
                }
            }
            cursor = ObjectiveCTokenizer.endOfLine(bytes, cursor, count)
        }
        return (count, .endif)
    }
}

extension EightBytes {
    static func isBlank(_ byte: UInt8) -> Bool {
        byte == UInt8(ascii: " ") || byte == UInt8(ascii: "\t") || byte == UInt8(ascii: "\n") || byte == UInt8(ascii: "\r")
    }
}
