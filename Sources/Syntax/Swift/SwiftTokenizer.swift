/// Splits Swift into tokens, and pairs brackets on the way. Every byte outside a token is white space or comment.
enum SwiftTokenizer: Tokenizer {
    static func words(of vocabulary: Vocabulary) -> WordTable { vocabulary.swift }

    static func tokenize(_ text: TokenizerText, asOutline: Bool, into workspace: Workspace) -> Bool {
        let (bytes, count, classes, words) = (text.bytes, text.count, text.classes, text.words)
        let tokens = workspace.tokens
        let matches = workspace.matches
        let openBrackets = workspace.openBrackets
        var tokenCount = 0
        var openCount = 0
        var openBraceCount = 0
        var literals: [StringDelimiter] = []
        var comments = workspace.comments
        workspace.comments = []
        var insideConflict = false
        var highestWord: UInt16 = 0
        var flags = lineStart
        var cursor = textStart(bytes)
        if bytes[cursor] == UInt8(ascii: "#"), bytes[cursor + 1] == UInt8(ascii: "!") {
            let end = endOfLine(bytes, cursor, count)
            comments.append(range(cursor, end))
            cursor = end
        }

        while true {
            let start = cursor
            var kind: Token.Kind
            var word: UInt16 = 0
            cursor = start &+ 1

            switch classes[Int(bytes[start])] {
            case .space:
                flags |= spaceBefore
                continue

            case .newline:
                flags |= lineStart
                cursor = endOfBlankLines(bytes, cursor)
                continue

            case .letter:
                kind = .identifier
                let name = plainName(bytes, start)
                cursor = name.end
                if name.first == UInt64(UInt8(ascii: "_")) { kind = .underscore }
                if bytes[cursor] >= 0x80 || bytes[cursor] == UInt8(ascii: "$") {
                    cursor = endOfName(bytes, cursor)
                    if cursor - start > 1 { kind = .identifier }
                    break
                }
                word = words.word(name.first, name.last, bytes + start, cursor &- start).rawValue
                if word != 0 { highestWord = max(highestWord, word) }

            case .digit:
                let afterPeriod = Tokens(tokens, count: tokenCount).last.kind == .period
                let number = endOfNumber(bytes, start, afterPeriod: afterPeriod)
                cursor = number.end
                kind = number.isFloat ? .float : .integer

            case .leftParen, .leftBracket, .leftBrace:
                if asOutline, let leap = leap(bytes, start, count, Tokens(tokens, count: tokenCount), openBrackets, openCount, words.table)
                {
                    guard leap.end > 0 else { return false }
                    put(tokens, tokenCount, leap.opener, flags, start, cursor)
                    matches[tokenCount] = UInt32(truncatingIfNeeded: tokenCount + 1)
                    put(tokens, tokenCount + 1, leap.closer, 0, leap.end - 1, leap.end)
                    tokenCount += 2
                    cursor = leap.end
                    flags = 0
                    continue
                }
                switch bytes[start] {
                case UInt8(ascii: "("): kind = .leftParen
                case UInt8(ascii: "["): kind = .leftBracket
                default:
                    kind = .leftBrace
                    openBraceCount += 1
                }
                openCount = openBracket(tokenCount, matches, openBrackets, openCount)

            case .rightParen:
                kind = .rightParen
                if openCount > 0 {
                    let opener = Int(openBrackets[openCount - 1])
                    if tokens[opener].kind == .leftParen {
                        matches[opener] = UInt32(truncatingIfNeeded: tokenCount)
                        openCount -= 1
                    } else if tokens[opener].kind == .interpolationStart, let delimiter = literals.last {
                        matches[opener] = UInt32(truncatingIfNeeded: tokenCount)
                        openCount -= 1
                        put(tokens, tokenCount, .interpolationEnd, flags, start, cursor)
                        tokenCount += 1
                        flags = 0
                        let stop = endOfSegment(bytes, cursor, count, delimiter)
                        if stop.offset > cursor {
                            put(tokens, tokenCount, .stringSegment, 0, cursor, stop.offset)
                            tokenCount += 1
                        }
                        cursor = stop.offset
                        if stop.reason == .interpolation {
                            cursor += 2 + delimiter.pounds
                            openCount = openBracket(tokenCount, matches, openBrackets, openCount)
                            put(tokens, tokenCount, .interpolationStart, 0, stop.offset, cursor)
                            tokenCount += 1
                        } else {
                            if stop.reason == .closed {
                                cursor += delimiter.length
                            } else {
                                workspace.report("unterminated string literal", from: stop.offset, to: stop.offset)
                            }
                            put(tokens, tokenCount, .stringEnd, 0, stop.offset, cursor)
                            tokenCount += 1
                            literals.removeLast()
                        }
                        continue
                    } else {
                        openCount = pair(.leftParen, with: tokenCount, workspace, openCount)
                    }
                }

            case .rightBracket:
                kind = .rightBracket
                openCount = pair(.leftBracket, with: tokenCount, workspace, openCount)

            case .rightBrace:
                kind = .rightBrace
                if openBraceCount == 0 {
                    workspace.bracesBalance = false
                } else {
                    // A brace outranks the brackets, and even the interpolations, that were left open inside it.
                    openBraceCount -= 1
                    while true {
                        openCount -= 1
                        let opener = Int(openBrackets[openCount])
                        if tokens[opener].kind == .leftBrace {
                            matches[opener] = UInt32(truncatingIfNeeded: tokenCount)
                            break
                        }
                        if tokens[opener].kind == .interpolationStart {
                            literals.removeLast()
                            workspace.report("unterminated string literal", from: Int(tokens[opener].start), to: start)
                        }
                        // What was taken for an expression in brackets may have held declarations.
                        if asOutline { return false }
                        workspace.noteUnclosed(openBrackets[openCount])
                    }
                }

            case .period:
                if bytes[cursor] != UInt8(ascii: ".") {
                    kind = .period
                    break
                }
                cursor = endOfOperator(bytes, start, classes, isDotted: true)
                kind = operatorKind(bytes, start, cursor, flags)

            case .comma: kind = .comma
            case .colon: kind = .colon
            case .semicolon: kind = .semicolon
            case .at: kind = .at
            case .backslash: kind = .backslash

            case .equal:
                if classes[Int(bytes[cursor])].continuesOperator, !startsComment(bytes, cursor) {
                    if flags & Token.Flags.startsLine.rawValue != 0, insideConflict, let end = endOfConflictMarker(bytes, start, count) {
                        comments.append(range(start, end))
                        cursor = end
                        continue
                    }
                    (cursor, kind) = operatorRun(bytes, start, classes, flags, Tokens(tokens, count: tokenCount))
                } else {
                    kind = .equal
                }

            case .slash:
                if bytes[cursor] == UInt8(ascii: "/") {
                    cursor = endOfLine(bytes, cursor + 1, count)
                    comments.append(range(start, cursor))
                    flags |= spaceBefore
                    if bytes[cursor] == UInt8(ascii: "\n") {
                        cursor = endOfBlankLines(bytes, cursor &+ 1)
                        flags = lineStart
                    }
                    continue
                }
                if bytes[cursor] == UInt8(ascii: "*") {
                    let comment = endOfBlockComment(bytes, start, count)
                    cursor = comment.end
                    comments.append(range(start, cursor))
                    if !comment.isClosed { workspace.report("unterminated comment", from: start, to: cursor) }
                    flags |= comment.hasNewline ? lineStart : spaceBefore
                    continue
                }
                let startsLine = flags & Token.Flags.startsLine.rawValue != 0
                if startsLine || !endsOperand(Tokens(tokens, count: tokenCount).last), let end = endOfRegex(bytes, start, count) {
                    cursor = end
                    kind = .regex
                    break
                }
                (cursor, kind) = operatorRun(bytes, start, classes, flags, Tokens(tokens, count: tokenCount))

            case .exclamation:
                if isLeftBound(bytes, start, flags) {
                    kind = .postfixExclamation
                } else {
                    (cursor, kind) = operatorRun(bytes, start, classes, flags, Tokens(tokens, count: tokenCount))
                }

            case .question:
                if isLeftBound(bytes, start, flags) {
                    kind = .postfixQuestion
                } else {
                    (cursor, kind) = operatorRun(bytes, start, classes, flags, Tokens(tokens, count: tokenCount))
                    if cursor == start + 1 { kind = .infixQuestion }
                }

            case .less, .greater:
                if flags & Token.Flags.startsLine.rawValue != 0, bytes[start + 1] == bytes[start],
                    insideConflict || bytes[start] == UInt8(ascii: "<"), let end = endOfConflictMarker(bytes, start, count)
                {
                    if bytes[start] == UInt8(ascii: "<") {
                        workspace.report(SyntaxError.conflict, from: start, to: end)
                        insideConflict = true
                    } else {
                        insideConflict = false
                    }
                    comments.append(range(start, end))
                    cursor = end
                    continue
                }
                if bytes[start] == UInt8(ascii: ">") {
                    kind = .rightAngle
                } else {
                    kind = .leftAngle
                    if bytes[cursor] == UInt8(ascii: "#"), let end = endOfPlaceholder(bytes, start, count) {
                        cursor = end
                        kind = .placeholder
                    }
                }

            case .operatorByte:
                if bytes[start] == UInt8(ascii: "|"), insideConflict, flags & Token.Flags.startsLine.rawValue != 0,
                    let end = endOfConflictMarker(bytes, start, count)
                {
                    comments.append(range(start, end))
                    cursor = end
                    continue
                }
                (cursor, kind) = operatorRun(bytes, start, classes, flags, Tokens(tokens, count: tokenCount))

            case .quote, .pound:
                if bytes[start] == UInt8(ascii: "#"), bytes[cursor] != UInt8(ascii: "#"), bytes[cursor] != UInt8(ascii: "\"") {
                    kind = .pound
                    if bytes[cursor] == UInt8(ascii: "/"), let end = endOfExtendedRegex(bytes, start, count) {
                        cursor = end
                        kind = .regex
                    } else if let directive = directive(bytes, start) {
                        cursor += directive.length
                        word = directive.word.rawValue
                        kind = .directive
                    }
                    break
                }
                guard let delimiter = StringDelimiter(bytes, start, count) else {
                    kind = .regex
                    if let end = endOfExtendedRegex(bytes, start, count) {
                        cursor = end
                    } else {
                        // The whole run at once: byte by byte, a page of them would be counted over and over.
                        kind = .unknown
                        while bytes[cursor] == UInt8(ascii: "#") { cursor += 1 }
                    }
                    break
                }
                let contentStart = start + delimiter.length
                let stop = endOfSegment(bytes, contentStart, count, delimiter)
                kind = .string
                switch stop.reason {
                case .closed:
                    cursor = stop.offset + delimiter.length
                case .unterminated:
                    cursor = stop.offset
                    workspace.report("unterminated string literal", from: start, to: cursor)
                case .interpolation:
                    literals.append(delimiter)
                    put(tokens, tokenCount, .stringStart, flags, start, contentStart)
                    tokenCount += 1
                    flags = 0
                    if stop.offset > contentStart {
                        put(tokens, tokenCount, .stringSegment, 0, contentStart, stop.offset)
                        tokenCount += 1
                    }
                    cursor = stop.offset + 2 + delimiter.pounds
                    openCount = openBracket(tokenCount, matches, openBrackets, openCount)
                    put(tokens, tokenCount, .interpolationStart, 0, stop.offset, cursor)
                    tokenCount += 1
                    continue
                }

            case .dollar:
                cursor = endOfName(bytes, cursor)
                kind = .dollarIdentifier

            case .backTick:
                kind = .unknown
                if let end = endOfBackTickedName(bytes, start, count) {
                    cursor = end
                    kind = .identifier
                }

            case .beyondASCII:
                switch beyondASCII(bytes, start, classes) {
                case .space(let end):
                    cursor = end
                    flags |= spaceBefore
                    continue
                case .name(let end):
                    cursor = end
                    kind = .identifier
                case .operatorRun(let end):
                    cursor = beforeGenericParameters(bytes, start, end, Tokens(tokens, count: tokenCount))
                    kind = operatorKind(bytes, start, cursor, flags)
                case .unknown(let end):
                    cursor = end
                    kind = .unknown
                }

            case .unknown:
                kind = .unknown

            case .null:
                if start < count {
                    flags |= spaceBefore
                    continue
                }
                if openBraceCount > 0 { workspace.bracesBalance = false }
                if openCount > 0 { workspace.noteUnclosed(openBrackets[0]) }
                finish(text, tokenCount, flags, highestWord: highestWord, comments: comments, in: workspace)
                return !asOutline || openCount == 0 && workspace.bracesBalance && workspace.errors.isEmpty
            }

            put(tokens, tokenCount, kind, flags, start, cursor, word: word)
            tokenCount &+= 1
            // Most tokens are followed by a space, a new line or nothing, which need no turn of the loop.
            flags = 0
            if bytes[cursor] == UInt8(ascii: " ") {
                cursor &+= 1
                flags = spaceBefore
            } else if bytes[cursor] == UInt8(ascii: "\n") {
                cursor = endOfBlankLines(bytes, cursor &+ 1)
                flags = lineStart
            }
        }
    }

    /// Pairs `closer` with the innermost open bracket of `kind`, over a few others left open, but out of no brace or interpolation.
    private static func pair(
        _ kind: Token.Kind, with closer: Int, _ workspace: Workspace, _ openCount: Int
    ) -> Int {
        let (tokens, openBrackets) = (workspace.tokens, workspace.openBrackets)
        var remaining = openCount
        // Bounded, so that a page of stray closers takes no quadratic time.
        while remaining > 0, openCount - remaining < 8 {
            remaining -= 1
            let opener = Int(openBrackets[remaining])
            if tokens[opener].kind == kind {
                workspace.matches[opener] = UInt32(truncatingIfNeeded: closer)
                if openCount > remaining + 1 { workspace.noteUnclosed(openBrackets[remaining + 1]) }
                return remaining
            }
            if tokens[opener].kind == .leftBrace || tokens[opener].kind == .interpolationStart { break }
        }
        return openCount
    }
}
