/// What an outline leaves out: the insides of braces that declare no members, and the parameters of functions.
///
/// They are passed over as bytes, with an eye only on what may hide a brace. Where bytes alone cannot tell, there is no outline.
extension SwiftTokenizer {
    /// The brackets at `start` without what stands between them, if that is to be left out. Their end is 0 where it cannot be told.
    @inline(never)
    static func leap(
        _ bytes: UnsafePointer<UInt8>, _ start: Int, _ count: Int, _ tokens: Tokens,
        _ openBrackets: UnsafePointer<UInt32>, _ openCount: Int, _ vocabulary: WordTable
    ) -> (opener: Token.Kind, closer: Token.Kind, end: Int)? {
        switch bytes[start] {
        case UInt8(ascii: "{"):
            let opener = openCount > 0 ? Int(openBrackets[openCount - 1]) : -1
            let isInBrackets = opener >= 0 && tokens[opener].kind != .leftBrace
            guard isInBrackets || !holdsDeclarations(bytes, brace: start, count, tokens, opener + 1..<tokens.count, vocabulary) else {
                return nil
            }
            return (.leftBrace, .rightBrace, endOfBody(bytes, start + 1, count, vocabulary) ?? 0)
        case UInt8(ascii: "(") where beginsParameters(tokens):
            return (.leftParen, .rightParen, endOfParentheses(bytes, start + 1, count, vocabulary) ?? 0)
        default:
            return nil
        }
    }

    /// Whether the brace that begins at `brace` holds declarations or accessors. When in doubt it does, at the cost of reading it.
    /// - Parameter header: the tokens before it, back to the brace around it.
    private static func holdsDeclarations(
        _ bytes: UnsafePointer<UInt8>, brace: Int, _ count: Int, _ tokens: Tokens, _ header: Range<Int>, _ vocabulary: WordTable
    ) -> Bool {
        var depth = 0
        if let last = header.last, tokens[last].kind == .equal { return false }
        for index in header.suffix(1024).reversed() {
            switch tokens[index].kind {
            case .rightParen, .rightBracket, .interpolationEnd:
                depth += 1
            case .leftParen, .leftBracket, .interpolationStart:
                depth -= 1
            case .semicolon where depth == 0:
                return false
            case .rightBrace where depth == 0:
                // Observers may follow an initial value that ends with a closure.
                return beginsAccessors(bytes, brace + 1, count, vocabulary)
            case .identifier where depth == 0:
                let word = tokens[index].word
                guard word.isIntroducer || word == .actor, tokens[index - 1].kind != .period else { break }
                switch word {
                case .class, .struct, .enum, .protocol, .extension, .actor:
                    return true
                case .var, .subscript:
                    return beginsAccessors(bytes, brace + 1, count, vocabulary)
                case .let:
                    // `struct Row<let count: Int>`
                    if tokens[index - 1].kind == .leftAngle || tokens[index - 1].kind == .comma { break }
                    return beginsAccessors(bytes, brace + 1, count, vocabulary)
                default:
                    return false
                }
            default:
                break
            }
        }
        return header.count > 1024 || depth != 0
    }

    /// Whether accessors may begin at `start`, inside of a brace. A getter that only looks like it is read in vain.
    private static func beginsAccessors(_ bytes: UnsafePointer<UInt8>, _ start: Int, _ count: Int, _ vocabulary: WordTable) -> Bool {
        var cursor = start
        while cursor < count {
            switch bytes[cursor] {
            case UInt8(ascii: " "), UInt8(ascii: "\t"), UInt8(ascii: "\n"), UInt8(ascii: "\r"), UInt8(ascii: ";"):
                cursor += 1
            case UInt8(ascii: "/") where bytes[cursor + 1] == UInt8(ascii: "/"):
                cursor = endOfLine(bytes, cursor, count)
            case UInt8(ascii: "/") where bytes[cursor + 1] == UInt8(ascii: "*"):
                cursor = endOfBlockComment(bytes, cursor, count).end
            case UInt8(ascii: "@"):
                return true
            case UInt8(ascii: "#"):
                return directive(bytes, cursor) != nil
            default:
                let word = vocabulary.word(bytes + cursor, count: endOfName(bytes, cursor) - cursor)
                return word.isAccessor || word == .mutating || word == .nonmutating || word == .__consuming || word == .consuming
                    || word == .borrowing
            }
        }
        return false
    }

    /// The byte after the brace that closes a body; nil where the text is odd or ends before.
    @inline(never)
    private static func endOfBody(
        _ bytes: UnsafePointer<UInt8>, _ start: Int, _ count: Int, _ vocabulary: WordTable, nesting: Int = 0
    ) -> Int? {
        var depth = 1
        var cursor = start
        scan: while cursor < count {
            var stops = bodyStops(EightBytes.load(bytes, cursor))
            while stops != 0 {
                let stop = cursor &+ EightBytes.index(stops)
                stops &= stops &- 1
                switch bytes[stop] {
                case UInt8(ascii: "{"):
                    depth &+= 1
                case UInt8(ascii: "}"):
                    depth &-= 1
                    if depth == 0 { return stop &+ 1 }
                case UInt8(ascii: "\""), UInt8(ascii: "/"), UInt8(ascii: "#"), UInt8(ascii: "`"):
                    guard let end = endOfOpaque(bytes, stop, count, vocabulary, nesting) else { return nil }
                    guard end > stop &+ 1 else { continue }
                    cursor = end
                    continue scan
                default:
                    break
                }
            }
            cursor &+= 8
        }
        return nil
    }

    /// The high bit of each byte that a body's end may depend on: braces, and what begins literals, comments and back-ticked names.
    /// Of others some have it, too.
    @inline(__always)
    private static func bodyStops(_ word: UInt64) -> UInt64 {
        let bracesAndBeyond = word | word &+ 0x0505_0505_0505_0505
        let quotesAndPounds = (word ^ 0x2222_2222_2222_2222) & 0xFEFE_FEFE_FEFE_FEFE
        return (bracesAndBeyond | (quotesAndPounds &- EightBytes.ones) & ~quotesAndPounds) & EightBytes.highs
            | EightBytes.matches(word, 0x2F2F_2F2F_2F2F_2F2F) | EightBytes.matches(word, 0x6060_6060_6060_6060)
    }

    /// The byte after the literal, comment or name that begins with the quote, slash, pound or back-tick at `start`, or after that
    /// byte alone; nil where the text is odd. Out of the loop that calls it, which needs the registers.
    @inline(never)
    private static func endOfOpaque(
        _ bytes: UnsafePointer<UInt8>, _ start: Int, _ count: Int, _ vocabulary: WordTable, _ nesting: Int
    ) -> Int? {
        switch bytes[start] {
        case UInt8(ascii: "\""):
            return endOfString(bytes, start, count, vocabulary, nesting)
        case UInt8(ascii: "/"):
            return endOfSlash(bytes, start, count, vocabulary)
        case UInt8(ascii: "#"):
            var cursor = start
            while bytes[cursor] == UInt8(ascii: "#") { cursor += 1 }
            if bytes[cursor] == UInt8(ascii: "\"") { return endOfString(bytes, start, count, vocabulary, nesting) }
            if bytes[cursor] == UInt8(ascii: "/") { return endOfExtendedRegex(bytes, start, count) }
            // Of a placeholder it depends on what stands before it whether it is one.
            return start > 0 && bytes[start - 1] == UInt8(ascii: "<") ? nil : cursor
        default:
            return endOfBackTickedName(bytes, start, count)
        }
    }

    private static func endOfString(
        _ bytes: UnsafePointer<UInt8>, _ start: Int, _ count: Int, _ vocabulary: WordTable, _ nesting: Int
    ) -> Int? {
        guard let delimiter = StringDelimiter(bytes, start, count) else { return nil }
        var cursor = start + delimiter.length
        while true {
            let stop = endOfSegment(bytes, cursor, count, delimiter)
            switch stop.reason {
            case .closed:
                return stop.offset + delimiter.length
            case .unterminated:
                return nil
            case .interpolation:
                guard let end = endOfParentheses(bytes, stop.offset + 2 + delimiter.pounds, count, vocabulary, nesting + 1) else {
                    return nil
                }
                cursor = end
            }
        }
    }

    /// The byte after the parenthesis that closes those of an interpolation or of parameters; nil where the text is odd.
    private static func endOfParentheses(
        _ bytes: UnsafePointer<UInt8>, _ start: Int, _ count: Int, _ vocabulary: WordTable, _ nesting: Int = 0
    ) -> Int? {
        guard nesting < 32 else { return nil }
        var parens = 1
        var brackets = 0
        var cursor = start
        while cursor < count {
            let stops = EightBytes.nameStops(EightBytes.load(bytes, cursor))
            cursor &+= stops == 0 ? 8 : EightBytes.index(stops)
            guard stops != 0 else { continue }
            switch bytes[cursor] {
            case UInt8(ascii: "("):
                parens += 1
            case UInt8(ascii: ")"):
                parens -= 1
                if parens == 0 { return brackets == 0 ? cursor + 1 : nil }
            case UInt8(ascii: "["):
                brackets += 1
            case UInt8(ascii: "]"):
                brackets -= 1
            case UInt8(ascii: "{"):
                guard let end = endOfBody(bytes, cursor + 1, count, vocabulary, nesting: nesting) else { return nil }
                cursor = end
                continue
            case UInt8(ascii: "}"):
                return nil
            case UInt8(ascii: "\""), UInt8(ascii: "/"), UInt8(ascii: "#"), UInt8(ascii: "`"):
                guard let end = endOfOpaque(bytes, cursor, count, vocabulary, nesting) else { return nil }
                cursor = end
                continue
            default:
                break
            }
            cursor += 1
        }
        return nil
    }

    /// Whether a parenthesis behind some tokens holds the parameters of a function.
    private static func beginsParameters(_ tokens: Tokens) -> Bool {
        let last = tokens.last
        guard tokens.count > 1 else { return last.word == .initializer }
        let before = tokens[tokens.count - 2]
        switch last.kind {
        case .identifier:
            return before.word == .func || before.kind != .period && (last.word == .initializer || last.word == .subscript)
        case .postfixQuestion, .postfixExclamation:
            return before.word == .initializer && tokens[tokens.count - 3].kind != .period
        default:
            return false
        }
    }

    // MARK: Slashes

    private static func endOfSlash(_ bytes: UnsafePointer<UInt8>, _ start: Int, _ count: Int, _ vocabulary: WordTable) -> Int? {
        if bytes[start + 1] == UInt8(ascii: "/") { return endOfLine(bytes, start, count) }
        if bytes[start + 1] == UInt8(ascii: "*") {
            let comment = endOfBlockComment(bytes, start, count)
            return comment.isClosed ? comment.end : nil
        }
        guard let end = endOfRegex(bytes, start, count) else { return start + 1 }
        // Literal or division, it is all the same unless something hides between the slashes.
        guard (start + 1..<end - 1).contains(where: { mayHide(bytes[$0]) }) else { return start + 1 }
        switch followsOperand(bytes, slash: start, vocabulary) {
        case true?: return start + 1
        case false?: return end
        case nil: return nil
        }
    }

    private static func mayHide(_ byte: UInt8) -> Bool {
        switch byte {
        case UInt8(ascii: "{"), UInt8(ascii: "}"), UInt8(ascii: "("), UInt8(ascii: ")"), UInt8(ascii: "["), UInt8(ascii: "]"),
            UInt8(ascii: "\""), UInt8(ascii: "#"), UInt8(ascii: "`"), UInt8(ascii: "\\"):
            true
        default:
            false
        }
    }

    /// Whether a value ends before a slash; nil where it takes tokens to tell.
    private static func followsOperand(_ bytes: UnsafePointer<UInt8>, slash: Int, _ vocabulary: WordTable) -> Bool? {
        var last = slash - 1
        while bytes[last] == UInt8(ascii: " ") || bytes[last] == UInt8(ascii: "\t") { last -= 1 }
        switch bytes[last] {
        case UInt8(ascii: ")"), UInt8(ascii: "]"), UInt8(ascii: "}"), UInt8(ascii: "\""), UInt8(ascii: "`"):
            return true
        case UInt8(ascii: ","), UInt8(ascii: "("), UInt8(ascii: "["), UInt8(ascii: "{"), UInt8(ascii: ":"), UInt8(ascii: ";"),
            UInt8(ascii: "\n"), UInt8(ascii: "\r"):
            return false
        case UInt8(ascii: "="):
            return last == slash - 1 ? nil : false
        default:
            var start = last + 1
            while MentionFilter.isNameByte(bytes[start - 1]) { start -= 1 }
            guard start <= last, bytes[start - 1] < 0x80, bytes[start - 1] != UInt8(ascii: "#"), bytes[start - 1] != UInt8(ascii: "$")
            else { return nil }
            let word = vocabulary.word(bytes + start, count: last + 1 - start)
            return endsOperand(Token(kind: .identifier, flags: [], word: word, start: 0, end: 0))
        }
    }
}
