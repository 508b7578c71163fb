/// Operands that only Objective-C and C++ have: messages, literals behind an `@`, blocks, lambdas.
extension ObjectiveCParser {
    /// message → "[" expression (name | (name? ":" expression ("," expression)*)+) "]"
    mutating func parseMessage() {
        let outer = (stopsAtIn, isBracketed)
        (stopsAtIn, isBracketed) = (false, true)
        defer { (stopsAtIn, isBracketed) = outer }
        let opener = position
        let node = open(.messageSend)
        position += 1
        let receiver = open(.receiver)
        parseExpression()
        close(receiver)
        if at(.comma) {
            // An array in the manner of C, inside a macro.
            while !isCloser(kind), !at(.endOfFile), !at(.endOfDirective) {
                if isOpener(kind), let closer = closer(of: position) { position = closer }
                position += 1
            }
        }
        parseSelectorPieces()
        if nodes[node].kind == .messageSend, nodeCount > 0, at(.rightBracket) {
            position += 1
        } else {
            expectCloser(.rightBracket, of: opener, in: node, "]")
        }
        close(node)
    }

    private mutating func parseSelectorPieces() {
        while true {
            if at(.directive), !at(.poundElse), !at(.poundElseif), !at(.poundEndif) {
                parsePoundLine(.poundDirective)
                continue
            }
            if at(.colon) {
                leaf(.selectorPiece)
            } else if at(.identifier) || at(.placeholder) {
                guard peek(1).kind == .colon else {
                    leaf(.selectorPiece)
                    // A macro that brings the rest, or an attribute.
                    if at(.leftParen) { skipBrackets() }
                    return
                }
                leaf(.selectorPiece, tokens: 2)
            } else {
                return
            }
            repeat {
                if at(.rightBracket) { return }
                let argument = open(.argument)
                parseExpression()
                close(argument)
            } while consume(.comma)
        }
    }

    /// atOperand → "@selector" … | "@encode" … | "@protocol" … | "@available" … | "@[" … "]" | "@{" … "}" | "@(" … ")" | "@" literal
    mutating func parseAtOperand() {
        let next = peek(1)
        switch next.kind {
        case .leftBracket:
            parseCollection(.array, .rightBracket, "]")
        case .leftBrace:
            parseCollection(.dictionary, .rightBrace, "}")
        case .leftParen:
            let node = open(.boxedExpression)
            let opener = position + 1
            position += 2
            parseExpression()
            expectCloser(.rightParen, of: opener, in: node, ")")
            close(node)
        case .string:
            let node = open(.stringLiteral)
            position += 1
            while at(.string) { position += 1 }
            close(node)
        case .integer, .float, .binaryOperator, .placeholder:
            parseBoxedLiteral()
        case .identifier:
            switch next.word {
            case .selector where peek(2).kind == .leftParen: skipKeyword(.selectorLiteral)
            case .available where peek(2).kind == .leftParen: skipKeyword(.availability)
            case .true, .false: parseBoxedLiteral()
            default:
                if peek(2).kind == .leftParen { skipKeyword(.macroExpansion) } else { parseBoxedLiteral() }
            }
        default:
            position += 1
            report("expected an expression")
        }
    }

    private mutating func skipKeyword(_ kind: Node.Kind) {
        let end = closer(of: position + 2) ?? position + 2
        leaf(kind, tokens: end + 1 - position)
    }

    private mutating func parseBoxedLiteral() {
        let node = open(.boxedExpression)
        position += 1
        if at(.binaryOperator) { leaf(.prefixOperator) }
        let chain = open(.chain)
        switch kind {
        case .integer: leaf(.integerLiteral)
        case .float: leaf(.floatLiteral)
        case .identifier: leaf(at(.true) || at(.false) ? .booleanLiteral : .name)
        default: advance()
        }
        close(chain)
        close(node)
    }

    /// collection → "@[" (expression ("," expression)*)? "]" | "@{" (expression ":" expression ("," …)*)? "}"
    private mutating func parseCollection(_ kind: Node.Kind, _ closer: Token.Kind, _ spelling: String) {
        let outer = (stopsAtIn, isBracketed)
        (stopsAtIn, isBracketed) = (false, true)
        let opener = position + 1
        let node = open(kind)
        position += 2
        while !at(closer), !isCloser(self.kind), !at(.endOfFile), !at(.endOfDirective) {
            let start = position
            let argument = open(.argument)
            parseExpression()
            // `KEY SUFFIX: value`, where both are macros.
            while kind == .dictionary, at(.identifier), isMacroName(position), isMacroName(position - 1) { position += 1 }
            close(argument)
            while at(.directive), !at(.poundElse), !at(.poundElseif), !at(.poundEndif) { parsePoundLine(.poundDirective) }
            if kind == .dictionary, at(.colon) {
                position += 1
                continue
            }
            if !consume(.comma), position == start || !at(closer) { break }
        }
        expectCloser(closer, of: opener, in: node, spelling)
        close(node)
        (stopsAtIn, isBracketed) = outer
    }

    /// blockLiteral → "^" type? parameters? block
    mutating func parseBlockLiteral() {
        let node = open(.closure)
        let signature = open(.closureSignature)
        position += 1
        parseAttributes()
        if at(.identifier) {
            let result = open(.returnType)
            let type = open(.type)
            while !at(.leftParen), !at(.leftBrace), !at(.endOfFile), !at(.semicolon), !isCloser(kind), !at(.endOfDirective) {
                if at(.leftAngle), let end = skipAngles(position) { position = end } else { position += 1 }
            }
            close(type)
            close(result)
        }
        if at(.leftParen) { parseParameters() }
        while at(.identifier) {
            // Attributes behind the parameters.
            position += 1
            if at(.leftParen), let closer = closer(of: position) { position = closer + 1 }
        }
        close(signature)
        if at(.leftBrace) { parseClosureBody(node) } else { expected("'{'", in: node) }
        close(node)
    }

    private mutating func parseClosureBody(_ node: Int) {
        let opener = position
        position += 1
        parseBlockContent(.body)
        closeBrace(of: opener, node)
    }

    /// statementExpression → "(" block ")"
    mutating func parseStatementExpression() {
        let opener = position
        let node = open(.tuple)
        position += 1
        parseBlock()
        expectCloser(.rightParen, of: opener, in: node, ")")
        close(node)
    }

    /// `[&](int x) { … }`: captures in brackets, then parameters or a body.
    var beginsLambda: Bool {
        guard isCPlusPlus, let closer = closer(of: position), tokens[closer + 1].kind == .leftParen || tokens[closer + 1].kind == .leftBrace
        else { return false }
        let first = peek(1)
        switch first.kind {
        case .rightBracket, .ampersand, .equal: return true
        case .binaryOperator: return spells(position + 1, "*")
        case .identifier: return peek(2).kind == .rightBracket || peek(2).kind == .comma || peek(2).kind == .equal
        default: return false
        }
    }

    /// lambda → "[" … "]" ("(" … ")")? … block
    mutating func parseLambda() {
        let node = open(.closure)
        let signature = open(.closureSignature)
        skipBrackets(as: .captureList)
        if at(.leftParen) { parseParameters() }
        while !at(.leftBrace), !at(.endOfFile), !at(.semicolon), !isCloser(kind), !at(.endOfDirective), !at(.comma) {
            if isOpener(kind), let closer = closer(of: position) { position = closer }
            position += 1
        }
        close(signature)
        if at(.leftBrace) { parseClosureBody(node) }
        close(node)
    }
}
