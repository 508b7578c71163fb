/// Splits Objective-C, and the C and C++ around it, into tokens, and pairs brackets on the way.
///
/// Nothing is preprocessed. Where a `#if` stands between statements or declarations, all branches are kept; where it cuts through one,
/// the first branch is, and what the other branches hold is left out of the tokens, as is text under `#if 0`.
enum ObjectiveCTokenizer: Tokenizer {
    static func words(of vocabulary: Vocabulary) -> WordTable { vocabulary.objectiveC }

    static func tokenize(_ text: TokenizerText, asOutline: Bool, into workspace: Workspace) -> Bool {
        let (bytes, count, classes, words) = (text.bytes, text.count, text.classes, text.words)
        let tokens = workspace.tokens
        let matches = workspace.matches
        let openBrackets = workspace.openBrackets
        var tokenCount = 0
        var openCount = 0
        /// Brackets below belong to the text around a directive.
        var openFloor = 0
        var isDirective = false
        var isElseifFirst = false
        var branches = ObjectiveCBranches()
        var comments = workspace.comments
        workspace.comments = []
        var highestWord: UInt16 = 0
        var flags = lineStart
        var cursor = textStart(bytes)

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
                if isDirective {
                    put(tokens, tokenCount, .endOfDirective, 0, start, start)
                    tokenCount += 1
                    openCount = openFloor
                    openFloor = 0
                    isDirective = false
                    branches.endLine(tokenCount)
                }
                continue

            case .letter, .dollar:
                kind = .identifier
                let name = plainName(bytes, start)
                cursor = name.end
                if bytes[cursor] >= 0x80 || bytes[cursor] == UInt8(ascii: "$") || cursor == start {
                    cursor = endOfName(bytes, max(cursor, start + 1))
                    break
                }
                if bytes[cursor] == UInt8(ascii: "\"") || bytes[cursor] == UInt8(ascii: "'"),
                    let end = endOfPrefixedLiteral(bytes, start, cursor, count)
                {
                    kind = bytes[cursor] == UInt8(ascii: "'") ? .integer : .string
                    cursor = end
                    break
                }
                word = words.word(name.first, name.last, bytes + start, cursor &- start).rawValue
                if word != 0 { highestWord = max(highestWord, word) }

            case .digit:
                let number = endOfNumber(bytes, start)
                cursor = number.end
                kind = number.isFloat ? .float : .integer

            case .leftParen, .leftBracket, .leftBrace:
                kind = bytes[start] == UInt8(ascii: "(") ? .leftParen : bytes[start] == UInt8(ascii: "[") ? .leftBracket : .leftBrace
                if asOutline, kind == .leftBrace, !isDirective,
                    beginsBody(bytes, Tokens(tokens, count: tokenCount), opener: openCount > 0 ? Int(openBrackets[openCount - 1]) : -1)
                {
                    guard let end = endOfBody(bytes, cursor, count, workspace) else { return false }
                    put(tokens, tokenCount, .leftBrace, flags, start, cursor)
                    matches[tokenCount] = UInt32(truncatingIfNeeded: tokenCount + 1)
                    put(tokens, tokenCount + 1, .rightBrace, 0, end - 1, end)
                    tokenCount += 2
                    cursor = end
                    flags = 0
                    continue
                }
                openCount = openBracket(tokenCount, matches, openBrackets, openCount)

            case .rightParen, .rightBracket:
                kind = bytes[start] == UInt8(ascii: ")") ? .rightParen : .rightBracket
                let wanted: Token.Kind = kind == .rightParen ? .leftParen : .leftBracket
                var remaining = openCount
                // Over a few others left open, but out of no brace.
                while remaining > openFloor, openCount - remaining < 8 {
                    remaining -= 1
                    let opener = Int(openBrackets[remaining])
                    if tokens[opener].kind == wanted {
                        matches[opener] = UInt32(truncatingIfNeeded: tokenCount)
                        if openCount > remaining + 1, !isDirective, branches.isEmpty { workspace.noteUnclosed(openBrackets[remaining + 1]) }
                        openCount = remaining
                        break
                    }
                    if tokens[opener].kind == .leftBrace { break }
                }
                branches.sink(to: openCount)

            case .rightBrace:
                kind = .rightBrace
                var remaining = openCount
                while remaining > openFloor {
                    remaining -= 1
                    let opener = Int(openBrackets[remaining])
                    if tokens[opener].kind == .leftBrace {
                        matches[opener] = UInt32(truncatingIfNeeded: tokenCount)
                        if openCount > remaining + 1, !isDirective, branches.isEmpty { workspace.noteUnclosed(openBrackets[remaining + 1]) }
                        openCount = remaining
                        remaining = -1
                    }
                }
                if remaining >= 0, !isDirective { workspace.bracesBalance = false }
                branches.sink(to: openCount)

            case .period:
                kind = .period
                if bytes[cursor] == UInt8(ascii: "."), bytes[cursor + 1] == UInt8(ascii: ".") {
                    cursor += 2
                    kind = .binaryOperator
                } else if UInt8(ascii: "0")...UInt8(ascii: "9") ~= bytes[cursor] {
                    cursor = endOfNumber(bytes, start).end
                    kind = .float
                } else if bytes[cursor] == UInt8(ascii: "*") {
                    cursor += 1
                    kind = .binaryOperator
                }

            case .comma: kind = .comma
            case .colon: kind = .colon
            case .semicolon: kind = .semicolon

            case .at:
                kind = .at
                if bytes[cursor] == UInt8(ascii: "\"") {
                    cursor = endOfString(bytes, cursor, count, UInt8(ascii: "\""), workspace)
                    kind = .string
                }

            case .backslash:
                if let end = endOfContinuation(bytes, start) {
                    cursor = end
                    flags |= spaceBefore
                    continue
                }
                kind = .backslash

            case .equal:
                kind = .equal
                if bytes[cursor] == UInt8(ascii: "=") {
                    if flags & Token.Flags.startsLine.rawValue != 0, let end = endOfConflictMarker(bytes, start, count) {
                        comments.append(range(start, end))
                        cursor = end
                        continue
                    }
                    cursor += 1
                    kind = .binaryOperator
                }

            case .slash:
                if bytes[cursor] == UInt8(ascii: "/") {
                    cursor = endOfLineComment(bytes, cursor + 1, count)
                    comments.append(range(start, cursor))
                    flags |= spaceBefore
                    continue
                }
                if bytes[cursor] == UInt8(ascii: "*") {
                    let comment = endOfBlockComment(bytes, start, count)
                    cursor = comment.end
                    comments.append(range(start, cursor))
                    if !comment.isClosed { workspace.report("unterminated comment", from: start, to: cursor) }
                    flags |= comment.hasNewline && !isDirective ? lineStart : spaceBefore
                    continue
                }
                if bytes[cursor] == UInt8(ascii: "=") { cursor += 1 }
                kind = .binaryOperator

            case .exclamation:
                kind = .prefixOperator
                if bytes[cursor] == UInt8(ascii: "=") {
                    cursor += 1
                    kind = .binaryOperator
                }

            case .question: kind = .infixQuestion

            case .less, .greater:
                if flags & Token.Flags.startsLine.rawValue != 0, bytes[start + 1] == bytes[start],
                    let end = endOfConflictMarker(bytes, start, count)
                {
                    if bytes[start] == UInt8(ascii: "<") { workspace.report(SyntaxError.conflict, from: start, to: end) }
                    comments.append(range(start, end))
                    cursor = end
                    continue
                }
                if bytes[cursor] == UInt8(ascii: "=") {
                    cursor += 1
                    if bytes[cursor] == UInt8(ascii: ">"), bytes[start] == UInt8(ascii: "<") { cursor += 1 }
                    kind = .binaryOperator
                } else if bytes[start] == UInt8(ascii: ">") {
                    kind = .rightAngle
                } else if bytes[cursor] == UInt8(ascii: "<") {
                    cursor += bytes[cursor + 1] == UInt8(ascii: "=") ? 2 : 1
                    kind = .binaryOperator
                } else {
                    kind = .leftAngle
                    if bytes[cursor] == UInt8(ascii: "#"), let end = endOfPlaceholder(bytes, start, count) {
                        cursor = end
                        kind = .placeholder
                    }
                }

            case .operatorByte:
                kind = .binaryOperator
                let byte = bytes[start]
                let next = bytes[cursor]
                if byte == UInt8(ascii: "~") {
                    kind = .prefixOperator
                } else if next == UInt8(ascii: "=") {
                    cursor += 1
                } else if next == byte, byte != UInt8(ascii: "*"), byte != UInt8(ascii: "%"), byte != UInt8(ascii: "^") {
                    cursor += 1
                    if byte == UInt8(ascii: "+") || byte == UInt8(ascii: "-") { kind = .postfixOperator }
                } else if byte == UInt8(ascii: "-"), next == UInt8(ascii: ">") {
                    cursor += 1
                    kind = .arrow
                    if bytes[cursor] == UInt8(ascii: "*") {
                        cursor += 1
                        kind = .binaryOperator
                    }
                } else if byte == UInt8(ascii: "&") {
                    kind = .ampersand
                }

            case .quote:
                cursor = endOfString(bytes, start, count, UInt8(ascii: "\""), workspace)
                kind = .string

            case .pound:
                kind = .pound
                guard !isDirective, flags & Token.Flags.startsLine.rawValue != 0 else {
                    if bytes[cursor] == UInt8(ascii: "#") { cursor += 1 }
                    break
                }
                let directive = ObjectiveCDirective(bytes, start, count)
                if directive.isDead, directive.word == .poundIf {
                    let end = ObjectiveCDirective.endOfDeadText(bytes, start, count)
                    comments.append(range(start, end.offset))
                    cursor = end.offset
                    switch end.stop {
                    case .endif: break
                    case .else: branches.enterAfterDeadText()
                    case .elseif: isElseifFirst = true
                    }
                    continue
                }
                if directive.word == .poundEndif || directive.word == .poundElse, branches.isInDeadText {
                    if directive.word == .poundEndif { branches.leaveDeadText() }
                    cursor = endOfLine(bytes, start, count)
                    comments.append(range(start, cursor))
                    continue
                }
                kind = .directive
                // What follows a `#if 0` is the first condition that counts.
                let directiveWord = isElseifFirst ? Word.poundIf : directive.word
                isElseifFirst = false
                word = directiveWord.rawValue
                cursor = directive.end
                switch directiveWord {
                case .poundIf, .poundIfdef, .poundIfndef:
                    branches.enter(tokenCount, openBrackets, openCount, tokens)
                case .poundElse, .poundElseif:
                    branches.next(tokenCount, openBrackets, &openCount, tokens, matches)
                case .poundEndif:
                    branches.leave(&tokenCount, openBrackets, &openCount, tokens, matches)
                    openFloor = 0
                    if branches.leftOutLast {
                        cursor = endOfLine(bytes, start, count)
                        flags = lineStart
                        continue
                    }
                default:
                    break
                }
                isDirective = true
                openFloor = openCount

            case .unknown where bytes[start] == UInt8(ascii: "'"):
                cursor = endOfString(bytes, start, count, UInt8(ascii: "'"), workspace)
                kind = .integer

            case .beyondASCII:
                let scalar = decode(bytes, start)
                if scalar.value == 0xA0 {
                    cursor = start + scalar.length
                    flags |= spaceBefore
                    continue
                }
                cursor = endOfName(bytes, start)
                kind = cursor > start ? .identifier : .unknown
                cursor = max(cursor, start + max(1, scalar.length))

            case .backTick, .unknown:
                kind = .unknown

            case .null:
                if start < count {
                    flags |= spaceBefore
                    continue
                }
                if isDirective {
                    put(tokens, tokenCount, .endOfDirective, 0, start, start)
                    tokenCount += 1
                    openCount = openFloor
                }
                if openCount > 0 { workspace.noteUnclosed(openBrackets[0]) }
                while openCount > 0 {
                    openCount -= 1
                    if tokens[Int(openBrackets[openCount])].kind == .leftBrace { workspace.bracesBalance = false }
                }
                finish(text, tokenCount, flags, highestWord: highestWord, comments: comments, in: workspace)
                return !asOutline || workspace.bracesBalance && workspace.errors.isEmpty
            }

            put(tokens, tokenCount, kind, flags, start, cursor, word: word)
            tokenCount &+= 1
            flags = 0
            if bytes[cursor] == UInt8(ascii: " ") {
                cursor &+= 1
                flags = spaceBefore
            } else if bytes[cursor] == UInt8(ascii: "\n"), !isDirective {
                cursor = endOfIndentation(bytes, cursor &+ 1)
                flags = lineStart
            }
        }
    }
}
