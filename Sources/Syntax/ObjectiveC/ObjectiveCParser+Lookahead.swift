/// Tells by the tokens ahead what a line is, since no type name is known.
extension ObjectiveCParser {
    /// Whether what begins here declares something, as far as its spelling tells.
    var beginsDeclaration: Bool {
        var index = position
        var hasQualifier = false
        var hasType = false
        var hasPointer = false
        while true {
            let token = tokens[index]
            switch token.kind {
            case .identifier:
                let word = token.word
                if index > position, token.flags.contains(.startsLine), !hasQualifier, isMacroName(index - 1), index == position + 1,
                    word != .none
                {
                    // A macro on a line of its own, and a declaration after it.
                    return false
                }
                if word.isQualifier, tokens[index + 1].kind == .identifier || hasPointer || word.isPlainQualifier {
                    hasQualifier = true
                    index += 1
                } else if word == .attributeMark {
                    index += 1
                    if tokens[index].kind == .leftParen, let closer = closer(of: index) { index = closer + 1 }
                    hasQualifier = true
                } else if word.isTypeWord {
                    guard !hasType || word != .id else { return true }
                    // `id` may be a name, too.
                    if word == .id, tokens[index + 1].kind == .equal || tokens[index + 1].kind == .period { return hasQualifier }
                    hasType = true
                    index += 1
                    if tokens[index].kind == .leftAngle { index = skipAngles(index) ?? index }
                } else if word == .struct || word == .union || word == .enum || word == .typename {
                    return true
                } else if word == .typeof || word == .decltype {
                    guard tokens[index + 1].kind == .leftParen, let closer = closer(of: index + 1) else {
                        // `_Atomic int`
                        guard word == .typeof else { return false }
                        index += 1
                        hasQualifier = true
                        continue
                    }
                    index = closer + 1
                    hasType = true
                } else if word.isStatementWord || word == .in {
                    return hasQualifier
                } else if hasType {
                    if hasPointer { return hasQualifier || mayFollowDeclarator(index + 1) }
                    if token.flags.contains(.startsLine), !hasQualifier, !tokens[index - 1].word.isTypeWord { return false }
                    return hasQualifier || tokens[index + 1].kind == .identifier && !tokens[index + 1].flags.contains(.startsLine)
                        || tokens[index + 1].kind == .binaryOperator || tokens[index + 1].kind == .ampersand
                        || tokens[index + 1].kind == .leftAngle || mayFollowDeclarator(index + 1) || tokens[index + 1].kind == .leftBrace
                        || isScope(index + 1)
                } else {
                    hasType = true
                    index = endOfTypeName(index)
                }
            case .binaryOperator where spells(index, "*"), .ampersand:
                guard hasType else { return false }
                hasPointer = true
                index += 1
            case .binaryOperator
            where isCPlusPlus && hasType && spells(index, "&&")
                && (tokens[index + 2].kind == .equal || tokens[index + 2].kind == .colon):
                hasPointer = true
                index += 1
            case .leftParen:
                guard hasType else { return false }
                if index == position + 1, isMacroName(position), let closer = closer(of: index) {
                    // `API(int) name(…)`
                    let next = tokens[closer + 1]
                    if next.kind == .identifier, !next.flags.contains(.startsLine),
                        next.word == .none || next.word.isTypeWord || next.word.isQualifier,
                        tokens[closer + 2].kind == .leftParen || tokens[closer + 2].kind == .identifier
                            || tokens[closer + 2].kind == .binaryOperator
                    {
                        return true
                    }
                }
                guard tokens[index + 1].kind == .binaryOperator, spells(index + 1, "^") || spells(index + 1, "*"),
                    let closer = closer(of: index)
                else { return hasQualifier }
                return tokens[closer + 1].kind == .leftParen || tokens[closer + 1].kind == .leftBracket || hasQualifier
            default:
                return hasQualifier
            }
        }
    }

    func mayFollowDeclarator(_ index: Int) -> Bool {
        switch tokens[index].kind {
        case .equal, .semicolon, .comma, .leftBracket, .leftParen, .colon: true
        case .identifier: tokens[index].word == .in || tokens[index].word == .attributeMark || tokens[index].word == .none
        default: false
        }
    }

    func isScope(_ index: Int) -> Bool {
        tokens[index].kind == .colon && tokens[index + 1].kind == .colon && isAdjacent(index + 1)
    }

    /// The token behind a name with its scopes and generic arguments.
    func endOfTypeName(_ start: Int) -> Int {
        var index = start + 1
        while true {
            if isScope(index), tokens[index + 2].kind == .identifier {
                index += 3
            } else if tokens[index].kind == .leftAngle, let end = skipAngles(index) {
                index = end
            } else {
                return index
            }
        }
    }

    /// The token behind the `>` of generic arguments; nil where `<` seems to compare.
    func skipAngles(_ start: Int, withBounds: Bool = false) -> Int? {
        var depth = 0
        var index = start
        let limit = start + 256
        while index < limit {
            switch tokens[index].kind {
            case .leftAngle:
                depth += 1
            case .rightAngle:
                depth -= 1
                if depth == 0 { return index + 1 }
            case .identifier, .comma, .integer, .period, .string:
                break
            case .colon where isScope(index):
                index += 1
            case .colon where withBounds:
                break
            case .binaryOperator where spells(index, "*") || spells(index, "...") || spells(index, "&&"), .ampersand:
                break
            case .leftParen where depth > 0, .leftBracket where depth > 0:
                guard let closer = closer(of: index) else { return nil }
                index = closer
            default:
                return nil
            }
            index += 1
        }
        return nil
    }

    /// Capitals throughout, as macros are named.
    func isMacroName(_ index: Int) -> Bool {
        let token = tokens[index]
        guard token.kind == .identifier, token.end - token.start > 1 else { return false }
        for offset in token.start..<token.end where UInt8(ascii: "a")...UInt8(ascii: "z") ~= bytes[Int(offset)] { return false }
        return true
    }
}
