/// What an outline leaves out: the bodies of methods and functions.
///
/// They are passed over as bytes, with an eye only on what may hide a brace. Where bytes alone cannot tell, there is no outline.
extension ObjectiveCTokenizer {
    /// Whether a brace begins a body to leave out. When in doubt it does not, at the cost of reading it.
    /// - Parameter opener: the index of the bracket around it, or -1.
    @inline(never)
    static func beginsBody(_ bytes: UnsafePointer<UInt8>, _ tokens: Tokens, opener: Int) -> Bool {
        // What `extern "C"` holds stands in the file itself.
        guard opener < 0 || tokens[opener - 1].kind == .string && tokens[opener - 2].word == .extern else { return false }
        var index = tokens.count - 1
        let end = max(opener, index - 256)
        let endsWithParameters = index > end && tokens[index].kind == .rightParen
        var parameters = 0
        var depth = 0
        scan: while index > end {
            let token = tokens[index]
            switch token.kind {
            case .rightParen, .rightBracket:
                depth += 1
            case .leftParen, .leftBracket:
                depth -= 1
                if depth == 0, parameters == 0 { parameters = index }
            case _ where depth != 0:
                break
            case .semicolon, .rightBrace, .endOfDirective:
                break scan
            case .binaryOperator
            where token.flags.contains(.startsLine) && token.end == token.start + 1 && bytes[Int(token.start)] != UInt8(ascii: "*"):
                // A method's sign; what was on the way was its selector.
                return true
            case .identifier:
                switch token.word {
                case .enum, .struct, .union, .class, .typedef, .namespace, .end, .interface, .implementation, .protocol: return false
                default: if token.word.isEnumMacro { return false }
                }
            case .equal, .at, .string, .leftBrace, .directive, .pound:
                return false
            default:
                break
            }
            index -= 1
        }
        // A function has a type, a name and parameters.
        return endsWithParameters && tokens[index + 1].kind == .identifier && parameters > index + 2
            && tokens[parameters - 1].kind == .identifier
    }

    /// The byte after the brace that closes a body; nil where the text is odd or ends before.
    @inline(never)
    static func endOfBody(_ bytes: UnsafePointer<UInt8>, _ start: Int, _ count: Int, _ workspace: Workspace) -> Int? {
        var depth = 1
        /// How many braces were open at each `#if` that is.
        var conditions: [Int] = []
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
                    if depth == 0 { return conditions.isEmpty ? stop + 1 : nil }
                    if let outer = conditions.last, depth < outer { return nil }
                case UInt8(ascii: "\""), UInt8(ascii: "'"):
                    // `R"(…)"`, and `1'000`.
                    let before = bytes[stop - 1]
                    if bytes[stop] == UInt8(ascii: "'") ? MentionFilter.isNameByte(before) : before == UInt8(ascii: "R") { return nil }
                    cursor = endOfString(bytes, stop, count, bytes[stop], workspace)
                    continue scan
                case UInt8(ascii: "/"):
                    if bytes[stop + 1] == UInt8(ascii: "/") {
                        cursor = endOfLineComment(bytes, stop + 2, count)
                        continue scan
                    }
                    if bytes[stop + 1] == UInt8(ascii: "*") {
                        let comment = endOfBlockComment(bytes, stop, count)
                        guard comment.isClosed else { return nil }
                        cursor = comment.end
                        continue scan
                    }
                case UInt8(ascii: "#"):
                    guard let end = endOfDirective(bytes, stop, count, depth, &conditions) else { return nil }
                    guard end > stop + 1 else { continue }
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

    /// The end of the line that a `#` begins, or the byte after one that begins none; nil where branches differ in their braces.
    @inline(never)
    private static func endOfDirective(
        _ bytes: UnsafePointer<UInt8>, _ pound: Int, _ count: Int, _ depth: Int, _ conditions: inout [Int]
    ) -> Int? {
        var before = pound - 1
        while bytes[before] == UInt8(ascii: " ") || bytes[before] == UInt8(ascii: "\t") { before -= 1 }
        switch bytes[before] {
        case UInt8(ascii: "\n"), UInt8(ascii: "\r"):
            while bytes[before] == UInt8(ascii: "\n") || bytes[before] == UInt8(ascii: "\r") { before -= 1 }
            if bytes[before] == UInt8(ascii: "\\") { return nil }
        case UInt8(ascii: "<"), UInt8(ascii: "/"):
            // A placeholder, or what a comment may have left of the line's beginning.
            return nil
        default:
            return pound + 1
        }
        let directive = ObjectiveCDirective(bytes, pound, count)
        switch directive.word {
        case .poundIf, .poundIfdef, .poundIfndef:
            if directive.isDead {
                let end = ObjectiveCDirective.endOfDeadText(bytes, pound, count)
                return end.stop == .endif ? end.offset : nil
            }
            conditions.append(depth)
        case .poundElse, .poundElseif:
            guard conditions.last == depth else { return nil }
        case .poundEndif:
            guard conditions.popLast() == depth else { return nil }
        default:
            break
        }
        return endOfLineComment(bytes, pound + 1, count)
    }

    /// The high bit of each byte that a body's end may depend on: braces, quotes, slashes, pounds. Of others some have it, too.
    @inline(__always)
    private static func bodyStops(_ word: UInt64) -> UInt64 {
        let bracesAndBeyond = word | word &+ 0x0505_0505_0505_0505
        let quotesAndPounds = (word ^ 0x2222_2222_2222_2222) & 0xFEFE_FEFE_FEFE_FEFE
        return (bracesAndBeyond | (quotesAndPounds &- EightBytes.ones) & ~quotesAndPounds) & EightBytes.highs
            | EightBytes.matches(word, 0x2F2F_2F2F_2F2F_2F2F) | EightBytes.matches(word, 0x2727_2727_2727_2727)
    }
}
