/// Types, generics, attributes and modifiers.
extension SwiftParser {
    // MARK: Attributes and modifiers

    /// attributes → (attribute | ifConfig)*
    ///
    /// Only before a declaration may white space stand before the arguments; elsewhere a `(` after a space opens a type.
    mutating func parseAttributes(ofDeclaration: Bool = false) {
        while true {
            if at(.at) {
                parseAttribute(ofDeclaration: ofDeclaration)
            } else if at(.poundIf), holdsOnlyAttributes(position) {
                parseIfConfig(.attributes)
            } else {
                return
            }
        }
    }

    /// Whether the first branch of a `#if` is attributes and nothing else.
    private func holdsOnlyAttributes(_ index: Int) -> Bool {
        var index = index + 1
        while !tokens[index].flags.contains(.startsLine), tokens[index].kind != .endOfFile { index += 1 }
        guard tokens[index].kind == .at else { return false }
        while tokens[index].kind == .at, tokens[index + 1].kind == .identifier {
            index += 2
            while tokens[index].kind == .period, tokens[index + 1].kind == .identifier { index += 2 }
            if tokens[index].kind == .leftParen, let closer = closer(of: index) { index = closer + 1 }
        }
        return tokens[index].kind == .directive && tokens[index].word != .poundIf
    }

    /// attribute → "@" type (arguments | tokens)?
    ///
    /// Those of the language have a grammar each and are kept as tokens; property wrappers and macros take arguments.
    mutating func parseAttribute(ofDeclaration: Bool = false) {
        let node = open(.attribute)
        position += 1
        guard at(.identifier) else {
            expected("a name", in: node)
            return close(node)
        }
        let name = token
        let type = open(.type)
        position += 1
        while true {
            if at(.period), peek(1).kind == .identifier {
                position += 2
            } else if at(.colon), peek(1).kind == .colon, isAdjacent(position + 1), peek(2).kind == .identifier {
                position += 3
            } else {
                break
            }
        }
        if at(.leftAngle), isAdjacent(position) { parseGenericArgumentList(in: type) }
        close(type)
        if at(.leftParen), takesArguments(name) || ofDeclaration && !startsLine {
            let isCustom = (UInt8(ascii: "A")...UInt8(ascii: "Z")).contains(bytes[Int(tokens[position - 1].start)])
            if isCustom, depth < Self.maximumDepth {
                parseArguments()
            } else if let closer = closer(of: position) {
                leaf(.tokens, tokens: closer + 1 - position)
            } else {
                expected("')'", in: node)
                position += 1
            }
        }
        close(node)
    }

    private func takesArguments(_ name: Token) -> Bool {
        switch name.word {
        case .escaping, .autoclosure, .Sendable: return false
        case .available, .convention, .inline: return true
        default: break
        }
        guard isAdjacent(position) else { return false }
        // `@MainActor() -> Void` is a function type.
        if peek(1).kind == .rightParen, peek(2).kind == .arrow { return false }
        return true
    }

    /// modifiers → (modifier ("(" name ")")?)*
    mutating func parseModifiers() {
        while at(.identifier) {
            let word = word
            if word.isReservedModifier || word.isContextualModifier && isModifier {
                // A word such as `private`, with `(set)`.
            } else if word == .class, peek(1).kind == .identifier, peek(1).word.isIntroducer || isDeclaration(at: position + 1) {
                // A class method; `class func` is no class named `func`.
            } else {
                return
            }
            let hasDetail = peek(1).kind == .leftParen && peek(2).kind == .identifier && peek(3).kind == .rightParen
            leaf(.modifier, tokens: hasDetail ? 4 : 1)
            if at(.at) { parseAttributes(ofDeclaration: true) }
        }
    }

    private var isModifier: Bool {
        let next = peek(1)
        return next.kind == .leftParen || next.kind == .identifier || next.kind == .at
    }

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

    private func canBeginType(_ index: Int) -> Bool {
        let token = tokens[index]
        switch token.kind {
        case .identifier: return !token.flags.contains(.startsLine) && (!token.word.isReserved || canNameType(token.word) || token.word == .repeat)
        case .leftParen, .leftBracket, .at, .prefixOperator, .placeholder: return true
        default: return false
        }
    }

    private func canNameType(_ word: Word) -> Bool {
        word == .selfType || word == .anyType || word == .selfValue || word == .inout
    }

    /// simpleType → name genericArguments? | "(" … ")" | "[" … "]" | "_", then ".name", "?", "!"
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
        var index = index
        while isEffect(tokens[index].word) {
            index += 1
            if tokens[index].kind == .leftParen, let closer = closer(of: index) { index = closer + 1 }
        }
        return tokens[index].kind == .arrow
    }

    // MARK: Looking ahead over types

    /// Whether the `<` at `index` opens generic arguments, by the language's rule: what follows reads as types up to a `>`, and
    /// after that stands something no comparison could go on with.
    func beginsGenericArguments(_ index: Int) -> Bool {
        guard let end = endOfGenericArguments(index, 0) else { return false }
        let next = tokens[end]
        switch next.kind {
        case .rightParen, .rightBracket, .leftBrace, .rightBrace, .period, .comma, .semicolon, .endOfFile, .colon,
            .postfixExclamation, .postfixQuestion, .interpolationEnd:
            return true
        case .leftParen, .leftBracket:
            return !next.flags.contains(.startsLine)
        case .binaryOperator, .ampersand:
            return spells(end, "&")
        case .equal:
            // In `a < b, c >= d` it is half an operator.
            return !isAdjacent(end)
        default:
            return false
        }
    }

    private func endOfGenericArguments(_ index: Int, _ depth: Int) -> Int? {
        guard depth < 16 else { return nil }
        var index = index + 1
        if tokens[index].kind == .rightAngle { return index + 1 }
        while let end = endOfType(index, depth) {
            switch tokens[end].kind {
            case .comma: index = end + 1
            case .rightAngle: return end + 1
            default: return nil
            }
        }
        return nil
    }

    /// The token after the type at `index`, or nil if there is none. Writes nothing.
    private func endOfType(_ start: Int, _ depth: Int) -> Int? {
        guard depth < 16 else { return nil }
        var index = start
        prefixes: while true {
            switch tokens[index].kind {
            case .at where tokens[index + 1].kind == .identifier:
                index += 2
            case .prefixOperator where spells(index, "~"):
                index += 1
            case .prefixOperator where spells(index, "-") && tokens[index + 1].kind == .integer:
                index += 1
            case .identifier:
                switch tokens[index].word {
                case .inout, .some, .any, .each, .repeat, .borrowing, .consuming, .isolated, .sending:
                    guard canBeginType(index + 1) else { break prefixes }
                    index += 1
                default:
                    break prefixes
                }
            default:
                break prefixes
            }
        }
        let token = tokens[index]
        switch token.kind {
        case .identifier where !token.word.isReserved || canNameType(token.word):
            index += 1
            if tokens[index].kind == .leftAngle {
                guard let end = endOfGenericArguments(index, depth + 1) else { return nil }
                index = end
            }
        case .underscore, .placeholder, .integer:
            index += 1
        case .leftParen:
            guard let closer = closer(of: index) else { return nil }
            var element = index + 1
            while element < closer {
                if tokens[element].kind == .identifier || tokens[element].kind == .underscore, tokens[element + 1].kind == .colon { element += 2 }
                guard let end = endOfType(element, depth + 1) else { return nil }
                element = spells(end, "...") ? end + 1 : end
                guard element == closer || tokens[element].kind == .comma else { return nil }
                if element < closer { element += 1 }
            }
            index = closer + 1
        case .leftBracket:
            guard let closer = closer(of: index), var end = endOfType(index + 1, depth + 1) else { return nil }
            if tokens[end].kind == .colon || tokens[end].word == .of {
                guard let value = endOfType(end + 1, depth + 1) else { return nil }
                end = value
            }
            guard end == closer else { return nil }
            index = closer + 1
        default:
            return nil
        }
        while true {
            switch tokens[index].kind {
            case .postfixQuestion, .postfixExclamation:
                index += 1
            case .period where tokens[index + 1].kind == .identifier:
                index += 2
                if tokens[index].kind == .leftAngle {
                    guard let end = endOfGenericArguments(index, depth + 1) else { return nil }
                    index = end
                }
            case .binaryOperator where spells(index, "&"):
                return endOfType(index + 1, depth + 1)
            case .arrow:
                return endOfType(index + 1, depth + 1)
            case .identifier where isEffect(tokens[index].word) && effectsLeadToArrow(index):
                while tokens[index].kind != .arrow { index += 1 }
            default:
                return index
            }
        }
    }
}
