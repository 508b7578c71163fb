/// The longer primaries: strings, collections, closures, key paths, macros.
extension SwiftParser {
    /// string → stringStart (segment | "\(" argument* ")")* stringEnd
    mutating func parseInterpolatedString() {
        let node = open(.stringLiteral)
        position += 1
        let outer = surroundings
        surroundings = Surroundings()
        while true {
            if at(.stringSegment) {
                position += 1
            } else if at(.interpolationStart) {
                parseBracketed(.interpolation, .interpolationEnd, ")")
            } else {
                break
            }
        }
        surroundings = outer
        if !consume(.stringEnd) { expected("the end of the string", in: node) }
        close(node)
    }

    /// collection → "[" "]" | "[" ":" "]" | "[" element ("," element)* "]", element → expression (":" expression)?
    mutating func parseCollection() {
        let outer = surroundings
        surroundings = Surroundings()
        let opener = position
        let node = open(.array)
        position += 1
        if at(.colon), peek(1).kind == .rightBracket {
            nodes[node].kind = .dictionary
            position += 1
        }
        while !isCloser(kind), !at(.endOfFile) {
            if at(.poundIf) {
                parseIfConfig(.arguments)
                continue
            }
            let start = position
            parseElement()
            if consume(.colon) {
                nodes[node].kind = .dictionary
                parseElement()
            }
            // `[3 of Int]`, a fixed array.
            if at(.of) {
                position += 1
                parseType()
            }
            if consume(.comma) { continue }
            if !at(.poundIf) || position == start { break }
        }
        if at(.rightBracket) { position += 1 } else { expectCloser(.rightBracket, of: opener, in: node, "]") }
        close(node)
        surroundings = outer
    }

    private mutating func parseElement() {
        let node = open(.argument)
        parseExpression()
        close(node)
    }

    // MARK: Closures

    /// closure → "{" closureSignature? statement* "}"
    mutating func parseClosure() { parseBraces(as: .closure) }

    /// Whether what follows `{` is a signature: attributes, captures and parameters that lead to `in`.
    var beginsClosureSignature: Bool {
        var index = position
        while tokens[index].kind == .at, tokens[index + 1].kind == .identifier {
            index += 2
            if tokens[index].kind == .leftParen, isAdjacent(index), let closer = closer(of: index) { index = closer + 1 }
        }
        if tokens[index].kind == .leftBracket {
            guard let closer = closer(of: index) else { return false }
            index = closer + 1
        }
        switch tokens[index].kind {
        case .leftParen:
            guard let closer = closer(of: index) else { return false }
            index = closer + 1
        case .identifier where tokens[index].word == .in:
            return true
        case .identifier where !tokens[index].word.isReserved && !isEffectBeforeIn(index), .underscore, .dollarIdentifier:
            index += 1
            while tokens[index].kind == .comma {
                guard tokens[index + 1].kind == .identifier || tokens[index + 1].kind == .underscore else { return false }
                index += 2
            }
        default:
            break
        }
        while isEffect(tokens[index].word) {
            index += 1
            if tokens[index].kind == .leftParen, let closer = closer(of: index) { index = closer + 1 }
        }
        if tokens[index].kind == .arrow { return arrowLeadsToIn(index) }
        return tokens[index].word == .in
    }

    private func isEffectBeforeIn(_ index: Int) -> Bool {
        isEffect(tokens[index].word) && (tokens[index + 1].word == .in || tokens[index + 1].kind == .arrow)
    }

    /// A type has no braces and no statements, so the `in` is near or there is none.
    private func arrowLeadsToIn(_ arrow: Int) -> Bool {
        var index = arrow + 1
        while true {
            switch tokens[index].kind {
            case .identifier:
                if tokens[index].word == .in { return true }
                if tokens[index].word.isReserved, tokens[index].word != .selfType, tokens[index].word != .anyType,
                    tokens[index].word != .throws,
                    tokens[index].word != .inout, tokens[index].word != .rethrows
                {
                    return false
                }
                index += 1
            case .leftParen, .leftBracket:
                guard let closer = closer(of: index) else { return false }
                index = closer + 1
            case .leftAngle, .rightAngle, .period, .comma, .postfixQuestion, .postfixExclamation, .arrow, .binaryOperator, .ampersand,
                .placeholder, .at, .underscore, .prefixOperator:
                index += 1
            default:
                return false
            }
        }
    }

    /// closureSignature → attribute* captureList? (parameters | name ("," name)*)? effects? returnType? "in"
    mutating func parseClosureSignature() {
        let node = open(.closureSignature)
        parseAttributes()
        if at(.leftBracket) { parseCaptureList() }
        if at(.leftParen) {
            parseParameters(ofClosure: true)
        } else if !at(.in), at(.identifier) || at(.underscore) || at(.dollarIdentifier), !isEffectBeforeIn(position) {
            let parameters = open(.parameters)
            repeat {
                let parameter = open(.parameter)
                leaf(.name)
                close(parameter)
            } while consume(.comma)
            close(parameters)
        }
        parseEffects()
        parseReturnType()
        if !consume(.in) { expected("'in'", in: node) }
        close(node)
    }

    /// captureList → "[" (capture ("," capture)*)? "]", capture → ("weak" | "unowned" ("(" name ")")?)? name ("=" expression)?
    private mutating func parseCaptureList() {
        let opener = position
        let node = open(.captureList)
        position += 1
        while !isCloser(kind), !at(.endOfFile) {
            let start = position
            let capture = open(.capture)
            if at(.weak) || at(.unowned), peek(1).kind != .comma, peek(1).kind != .equal, peek(1).kind != .rightBracket {
                leaf(.modifier, tokens: peek(1).kind == .leftParen && peek(3).kind == .rightParen ? 4 : 1)
            }
            if at(.var) || at(.let) { leaf(.modifier) }
            if at(.identifier), peek(1).kind == .equal || peek(1).kind == .comma || peek(1).kind == .rightBracket {
                leaf(.name)
                if at(.equal) { parseInitializer(in: capture) }
            } else {
                parseExpression()
            }
            close(capture)
            guard consume(.comma), position > start else { break }
        }
        expectCloser(.rightBracket, of: opener, in: node, "]")
        close(node)
    }

    // MARK: Key paths and macros

    /// keyPath → "\" type? ("." name | "[" … "]" | "?" | "!")*
    mutating func parseKeyPath() {
        let node = open(.keyPath)
        position += 1
        if !at(.period) { parseKeyPathRoot() }
        while true {
            switch kind {
            case .period where peek(1).kind == .leftBracket || peek(1).kind == .postfixQuestion || peek(1).kind == .postfixExclamation:
                position += 1
            case .period where startsLine && surroundings.stopsAtNewline:
                return close(node)
            case .leftBracket where position > Int(nodes[node].firstToken) && previous.kind == .period:
                parseBracketed(.subscriptArguments, .rightBracket, "]")
            case .binaryOperator, .postfixOperator:
                // `\.?.name`: the question mark hides in an operator.
                guard previous.kind == .period else { return close(node) }
                leaf(.optionalChain)
            case .leftBrace, .directive, .colon:
                return close(node)
            default:
                let before = position
                parseKeyPathLink()
                if position == before { return close(node) }
            }
        }
    }

    private mutating func parseKeyPathLink() {
        switch kind {
        case .period:
            leaf(.member, tokens: canBeginName(peek(1).kind) ? 2 : 1)
        case .leftBracket where !startsLine:
            parseBracketed(.subscriptArguments, .rightBracket, "]")
        case .leftParen where !startsLine:
            parseArguments()
        case .postfixQuestion:
            leaf(.optionalChain)
        case .postfixExclamation:
            leaf(.forceUnwrap)
        case .leftAngle:
            if beginsGenericArguments(position) { parseGenericArguments() }
        default:
            break
        }
    }

    private func canBeginName(_ kind: Token.Kind) -> Bool {
        kind == .identifier || kind == .dollarIdentifier || kind == .integer || kind == .placeholder
    }

    /// The type a key path starts from: one name, or a bracketed type.
    private mutating func parseKeyPathRoot() {
        let type = open(.type)
        switch kind {
        case .identifier:
            position += 1
            if at(.leftAngle), beginsGenericArguments(position) { parseGenericArgumentList(in: type) }
        case .leftBracket, .leftParen:
            abandon(type)
            return parseBracketRoot()
        default:
            expected("a type", in: type)
        }
        close(type)
    }

    private mutating func parseBracketRoot() {
        let type = open(.type)
        skipBrackets()
        close(type)
    }

    /// macroExpansion → "#" name genericArguments? arguments? trailingClosure*
    mutating func parseMacroExpansion() {
        if peek(1).word == .available || peek(1).word == .unavailable { return parseAvailability() }
        let node = open(.macroExpansion)
        position += 1
        guard at(.identifier) else {
            expected("a name", in: node)
            return close(node)
        }
        leaf(.name)
        if at(.leftAngle), beginsGenericArguments(position) { parseGenericArguments() }
        if at(.leftParen), !startsLine { parseArguments() }
        close(node)
    }
}
