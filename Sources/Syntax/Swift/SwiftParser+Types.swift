/// Types and generics.
extension SwiftParser {
    // MARK: Generics

    /// genericParameters → "<" genericParameter ("," genericParameter)* ">"
    mutating func parseGenericParameters() {
        guard at(.leftAngle) else { return }
        let node = open(.genericParameters)
        position += 1
        while !at(.rightAngle), !at(.endOfFile) {
            let start = position
            let parameter = open(.genericParameter)
            parseAttributes()
            if at(.each) || at(.let), peek(1).kind == .identifier { position += 1 }
            if at(.identifier) || at(.placeholder) { leaf(.name) }
            if consume(.colon) { parseType() }
            close(parameter)
            if position == start { abandon(parameter) }
            guard consume(.comma) else { break }
        }
        if at(.where) { parseWhereClause() }
        if !consume(.rightAngle) { expected("'>'", in: node) }
        close(node)
    }

    /// genericArguments → "<" (type ("," type)*)? ">"
    mutating func parseGenericArguments() {
        let node = open(.genericArguments)
        parseGenericArgumentList(in: node)
        close(node)
    }

    /// Those of a type lie among its children, without a node of their own.
    mutating func parseGenericArgumentList(in node: Int) {
        position += 1
        while !at(.rightAngle), !at(.endOfFile) {
            let start = position
            parseType()
            guard consume(.comma), position > start else { break }
        }
        if !consume(.rightAngle) { expected("'>'", in: node) }
    }

    /// whereClause → "where" requirement ("," requirement)*, requirement → type (":" | "==") type
    mutating func parseWhereClause() {
        guard at(.where) else { return }
        let node = open(.whereClause)
        position += 1
        repeat {
            parseType()
            if at(.colon) || spells(position, "==") || spells(position, "~") {
                position += 1
                parseType()
            }
        } while consume(.comma) && !at(.leftBrace)
        close(node)
    }

    /// inheritance → ":" type ("," type)*
    mutating func parseInheritance() {
        guard at(.colon) else { return }
        let node = open(.inheritance)
        repeat {
            position += 1
            parseType()
        } while at(.comma) && peek(1).kind != .leftBrace
        if at(.comma) { position += 1 }
        close(node)
    }

    // MARK: Types

    /// type → attribute* specifier* simpleType suffix* ("&" type)* (effects? "->" type)?
    mutating func parseType() {
        let node = open(.type)
        depth += 1
        defer { depth -= 1 }
        if depth > Self.maximumDepth {
            abandon(node)
            return skipNested()
        }
        while true {
            parseTypePrefixes()
            guard parseSimpleType(in: node) else { break }
            if at(.ampersand) || at(.binaryOperator) && spells(position, "&") {
                position += 1
                continue
            }
            break
        }
        if at(.arrow) || at(.identifier) && isEffect(word) && effectsLeadToArrow(position) {
            parseEffects()
            if consume(.arrow) { parseType() }
        }
        close(node)
    }

    private mutating func parseTypePrefixes() {
        while true {
            switch kind {
            case .at:
                parseAttribute()
            case .prefixOperator:
                position += 1
            case .identifier:
                switch word {
                case .inout, .some, .any, .each, .repeat, .__owned, .__shared, .borrowing, .consuming, .isolated, .sending, ._const:
                    guard canBeginType(position + 1) else { return }
                    position += 1
                case .nonisolated:
                    if peek(1).kind == .leftParen, peek(3).kind == .rightParen, canBeginType(position + 4) {
                        position += 4
                    } else if canBeginType(position + 1) {
                        position += 1
                    } else {
                        return
                    }
                default:
                    return
                }
            default:
                return
            }
        }
    }

    func canBeginType(_ index: Int) -> Bool {
        let token = tokens[index]
        switch token.kind {
        case .identifier:
            return !token.flags.contains(.startsLine) && (!token.word.isReserved || canNameType(token.word) || token.word == .repeat)
        case .leftParen, .leftBracket, .at, .prefixOperator, .placeholder: return true
        default: return false
        }
    }

    func canNameType(_ word: Word) -> Bool {
        word == .selfType || word == .anyType || word == .selfValue || word == .inout
    }

    /// simpleType → name genericArguments? | "(" … ")" | "[" … "]" | "_", then ".name", "?", "!", "[]"
    private mutating func parseSimpleType(in node: Int) -> Bool {
        switch kind {
        case .identifier where !word.isReserved || canNameType(word):
            position += 1
            if at(.leftAngle) { parseGenericArgumentList(in: node) }
        case .identifier where at(.class):
            // `protocol P: class`, of old.
            position += 1
        case .identifier where at(.protocol) && peek(1).kind == .leftAngle:
            position += 1
            parseGenericArgumentList(in: node)
        case .underscore, .placeholder, .integer, .string, .dollarIdentifier:
            position += 1
        case .leftParen:
            parseTupleType(in: node)
        case .leftBracket:
            parseBracketType(in: node)
        default:
            expected("a type", in: node)
            return false
        }
        while true {
            switch kind {
            case .postfixQuestion, .postfixExclamation:
                position += 1
            case .leftBracket where isAdjacent(position) && peek(1).kind == .rightBracket:
                // `AnyObject[]!`, as the first betas of Swift wrote arrays.
                position += 2
            case .period where peek(1).kind == .identifier:
                position += 2
                if at(.leftAngle) { parseGenericArgumentList(in: node) }
            case .colon where peek(1).kind == .colon && isAdjacent(position + 1) && peek(2).kind == .identifier:
                position += 3
                if at(.leftAngle) { parseGenericArgumentList(in: node) }
            default:
                return true
            }
        }
    }

    /// tupleType → "(" (element ("," element)*)? ")", element → (name name? ":")? type "..."? ("=" expression)?
    private mutating func parseTupleType(in node: Int) {
        let opener = position
        position += 1
        while !at(.rightParen), !at(.rightBrace), !at(.endOfFile) {
            let start = position
            if at(.inout), peek(2).kind == .colon || peek(3).kind == .colon { position += 1 }
            if at(.identifier) || at(.underscore) {
                if peek(1).kind == .colon, peek(2).kind != .colon || !isAdjacent(position + 2) {
                    position += 2
                } else if peek(1).kind == .identifier || peek(1).kind == .underscore, peek(2).kind == .colon {
                    position += 3
                }
            }
            parseType()
            if spells(position, "...") { position += 1 }
            if at(.equal) {
                position += 1
                parseExpression()
            }
            guard consume(.comma), position > start else { break }
        }
        expectCloser(.rightParen, of: opener, in: node, ")")
    }

    /// bracketType → "[" type (":" type)? "]" | "[" count "of" type "]"
    private mutating func parseBracketType(in node: Int) {
        let opener = position
        position += 1
        parseType()
        if consume(.colon) || consume(.of) { parseType() }
        expectCloser(.rightBracket, of: opener, in: node, "]")
    }

    func effectsLeadToArrow(_ index: Int) -> Bool {
        let first = index
        var index = index
        while index - first < 8, isEffect(tokens[index].word) {
            index += 1
            if tokens[index].kind == .leftParen, let closer = closer(of: index) { index = closer + 1 }
        }
        return tokens[index].kind == .arrow
    }
}
