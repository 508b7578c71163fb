/// Functions, parameters and what stands behind a type: the names, pointers and brackets of C.
extension ObjectiveCParser {
    /// Where the name of a function stands that begins here, behind stars and macros; nil for a variable.
    func functionName() -> Int? {
        var index = position
        while true {
            switch tokens[index].kind {
            case .binaryOperator where spells(index, "*") || spells(index, "&&"), .ampersand: index += 1
            case .prefixOperator where spells(index, "~"): index += 1
            case .identifier:
                let word = tokens[index].word
                if word.isQualifier {
                    index += 1
                    continue
                }
                if word == .operator || word == .in && stopsAtIn { return nil }
                if isScope(index + 1) {
                    index += 3
                    continue
                }
                let next = tokens[index + 1]
                if next.kind == .identifier || next.kind == .binaryOperator && spells(index + 1, "*") {
                    guard !next.flags.contains(.startsLine) || next.kind == .identifier else { return nil }
                    index += 1
                    continue
                }
                guard next.kind == .leftParen, let closer = closer(of: index + 1) else { return nil }
                let after = tokens[closer + 1]
                switch after.kind {
                case .leftBrace: return index
                case .semicolon, .comma: return holdsParameters(index + 1, closer) ? index : nil
                case .identifier:
                    // Attributes, or parameters declared behind the parentheses; or a macro before the name: `API(x) foo(y)`.
                    if after.word == .attributeMark || after.word == .const || after.word == .noexcept || after.word == .asm {
                        return index
                    }
                    if tokens[closer + 2].kind == .leftParen || tokens[closer + 2].kind == .semicolon
                        || tokens[closer + 2].kind == .leftBrace
                    {
                        return index
                    }
                    return bodyDepth == 0 || holdsParameters(index + 1, closer) ? index : nil
                case .arrow, .colon: return isCPlusPlus ? index : nil
                case .equal: return isCPlusPlus ? index : nil
                default: return nil
                }
            default:
                return nil
            }
        }
    }

    /// Whether parentheses hold parameters rather than the arguments of a constructor.
    func holdsParameters(_ opener: Int, _ closer: Int) -> Bool {
        if closer == opener + 1 { return true }
        if bodyDepth == 0 { return true }
        let first = tokens[opener + 1]
        guard first.kind == .identifier else { return false }
        return first.word.isTypeWord || first.word.isQualifier || first.word == .struct || tokens[opener + 2].kind == .identifier
            || tokens[opener + 2].kind == .binaryOperator && spells(opener + 2, "*") && !tokens[opener + 3].word.isStatementWord
                && tokens[opener + 3].kind != .integer
    }

    /// function → name "(" parameters ")" attribute* (block | ";")
    mutating func parseFunction(_ name: Int) {
        position = name
        leaf(.name)
        parseParameters()
        while !at(.leftBrace), !at(.semicolon), !at(.endOfFile), !at(.rightBrace), !at(.directive), !at(.endOfDirective), !at(.at) {
            if at(.comma) { break }
            if at(.identifier), startsLine, bodyDepth == 0, !isCPlusPlus, !isKAndRParameter { break }
            if isOpener(kind), let closer = closer(of: position) { position = closer }
            position += 1
            // K&R: `int f(a) int a; { }`
            if at(.semicolon), isKAndRBody { position += 1 }
        }
        if at(.leftBrace) { return parseBody() }
        while at(.comma) {
            position += 1
            parseDeclarator()
        }
        _ = consume(.semicolon)
    }

    private var isKAndRParameter: Bool {
        var index = position
        while index < position + 64 {
            switch tokens[index].kind {
            case .leftBrace: return true
            case .identifier, .binaryOperator, .semicolon, .comma, .leftBracket, .rightBracket, .integer, .leftParen, .rightParen, .colon:
                index += 1
            default: return false
            }
        }
        return false
    }

    private var isKAndRBody: Bool {
        guard bodyDepth == 0, peek(1).kind == .identifier || peek(1).kind == .leftBrace else { return false }
        var index = position
        while index < position + 64 {
            switch tokens[index].kind {
            case .leftBrace: return tokens[index - 1].kind == .semicolon
            case .identifier, .semicolon, .comma, .leftBracket, .rightBracket, .integer: index += 1
            case .binaryOperator where spells(index, "*"): index += 1
            default: return false
            }
        }
        return false
    }

    /// parameters → "(" (parameter ("," parameter)*)? ")"
    mutating func parseParameters() {
        guard let closer = closer(of: position) else {
            position += 1
            return
        }
        let node = open(.parameters)
        position += 1
        while position < closer {
            let parameter = open(.parameter)
            parseParameter(before: closer)
            close(parameter)
            if position < closer { position += 1 }
        }
        position = closer + 1
        close(node)
    }

    /// parameter → type name?; the name is the last identifier, or stands behind the `^` or `*` of a parenthesis.
    mutating func parseParameter(before closer: Int) {
        let start = position
        var end = position
        var name: Int?
        while end < closer, tokens[end].kind != .comma {
            if tokens[end].kind == .leftAngle, let past = skipAngles(end), past <= closer {
                end = past
                continue
            }
            if tokens[end].kind == .leftParen, let inner = self.closer(of: end) {
                if name == nil || tokens[end + 1].kind == .binaryOperator, tokens[end + 1].kind == .binaryOperator {
                    name = (end..<inner).last { tokens[$0].kind == .identifier } ?? name
                    // The parameters of a block say nothing about its name.
                    if tokens[inner + 1].kind == .leftParen, let last = self.closer(of: inner + 1) {
                        end = last + 1
                        break
                    }
                }
                end = inner + 1
                continue
            }
            if isOpener(tokens[end].kind), let inner = self.closer(of: end) {
                end = inner + 1
                continue
            }
            if tokens[end].kind == .equal { break }
            if tokens[end].kind == .identifier, end > start, !tokens[end].word.isTypeWord, !tokens[end].word.isPlainQualifier { name = end }
            end += 1
        }
        while end < closer, tokens[end].kind != .comma {
            if isOpener(tokens[end].kind), let inner = self.closer(of: end) { end = inner }
            end += 1
        }
        if let name {
            if name > start { leaf(.type, tokens: name - start) }
            leaf(.name)
            position = end
        } else if end > start {
            leaf(.type, tokens: end - start)
        }
    }

    /// declarator → ("*" | qualifier)* (name | "(" ("^" | "*") name ")") suffix* ("=" initializer)?
    mutating func parseDeclarator() {
        let node = open(.binding)
        skipPointers()
        if at(.leftParen) {
            let opener = position
            position += 1
            skipPointers()
            if at(.leftParen) { position += 1 }
            skipPointers()
            if at(.identifier) { parsePatternName() }
            if let closer = closer(of: opener) { position = max(position, closer + 1) }
        } else if at(.identifier), !at(.in) || !stopsAtIn {
            while peek(1).kind == .identifier, !peek(1).word.isStatementWord, peek(1).word != .in, peek(1).word != .attributeMark,
                !peek(1).flags.contains(.startsLine), !isMacroName(position + 1)
            {
                position += 1
            }
            if isCPlusPlus, at(.operator) {
                while !at(.leftParen), !at(.semicolon), !at(.endOfFile), !at(.rightBrace) { position += 1 }
            } else {
                parsePatternName()
            }
        } else if at(.placeholder) {
            parsePatternName()
        }
        parseDeclaratorSuffixes()
        close(node)
    }

    mutating func skipPointers() {
        while true {
            switch kind {
            case .binaryOperator where spells(position, "*") || spells(position, "^") || spells(position, "&&"), .ampersand: position += 1
            case .identifier where word.isQualifier: position += 1
            case .identifier where at(.attributeMark): parseAttribute()
            case .binaryOperator where spells(position, "..."): position += 1
            case .identifier
            where peek(1).kind == .identifier && isMacroName(position) && !isMacroName(position + 1)
                && !peek(1).flags.contains(.startsLine):
                position += 1
            default: return
            }
        }
    }

    mutating func parsePatternName() {
        let pattern = open(.pattern)
        while at(.identifier), isScope(position + 1) { position += peek(3).kind == .identifier ? 3 : 1 }
        if at(.identifier) || at(.placeholder) { leaf(.name) }
        close(pattern)
    }

    mutating func parseDeclaratorSuffixes() {
        while true {
            switch kind {
            case .leftBracket, .leftParen:
                guard closer(of: position) != nil else { return }
                skipBrackets()
            case .identifier:
                // Attributes and macros behind the name.
                guard !at(.in), !word.isStatementWord else { return }
                let isMark = at(.attributeMark) || isMacroName(position) && (peek(1).kind == .leftParen || peek(1).kind == .semicolon)
                guard !startsLine || isMark else { return }
                position += 1
                if at(.leftParen), let closer = closer(of: position) { position = closer + 1 }
            case .colon where !isScope(position):
                // The width of a field.
                guard !stopsAtIn || peek(1).kind == .integer else { return }
                position += 1
                while at(.integer) || at(.identifier) || at(.period) || at(.binaryOperator) { position += 1 }
            case .leftBrace where isCPlusPlus && previous.kind == .identifier:
                skipBrackets()
            case .equal:
                let value = open(.initializer)
                position += 1
                if at(.leftBrace) { parseInitializerList() } else { parseExpression() }
                close(value)
                return
            default:
                return
            }
        }
    }
}
