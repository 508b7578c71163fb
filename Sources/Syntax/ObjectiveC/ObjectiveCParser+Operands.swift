/// What an operator stands between: names, literals, messages, and the links behind them.
extension ObjectiveCParser {
    /// operand → primary link*
    mutating func parseOperand() {
        switch kind {
        case .identifier:
            parseNamed()
        case .string:
            let chain = open(.chain)
            let node = open(.stringLiteral)
            repeat { position += 1 } while at(.string)
            close(node)
            parseLinks()
            close(chain)
        case .integer, .float:
            let chain = open(.chain)
            leaf(at(.integer) ? .integerLiteral : .floatLiteral)
            close(chain)
        case .at:
            let chain = open(.chain)
            parseAtOperand()
            parseLinks()
            close(chain)
        case .leftBracket:
            let chain = open(.chain)
            if beginsLambda { parseLambda() } else { parseMessage() }
            parseLinks()
            close(chain)
        case .leftParen:
            let chain = open(.chain)
            if peek(1).kind == .leftBrace {
                parseStatementExpression()
            } else {
                parseBracketed(.tuple, .rightParen, ")")
            }
            parseLinks()
            close(chain)
        case .leftBrace:
            let chain = open(.chain)
            parseInitializerList()
            parseLinks()
            close(chain)
        case .binaryOperator where spells(position, "^"):
            let chain = open(.chain)
            parseBlockLiteral()
            parseLinks()
            close(chain)
        case .placeholder:
            let chain = open(.chain)
            leaf(.name)
            parseLinks()
            close(chain)
        case .colon where isScope(position) && peek(2).kind == .identifier:
            position += 2
            parseNamed()
        case .pound where peek(1).kind == .identifier:
            position += 1
            parseNamed()
        case .binaryOperator where spells(position, "..."):
            leaf(.keywordOperator)
        default:
            report("expected an expression")
        }
    }

    private mutating func parseNamed() {
        let word = word
        switch word {
        case .nilValue, .true, .false:
            let chain = open(.chain)
            leaf(word == .nilValue ? .nilLiteral : .booleanLiteral)
            parseLinks()
            return close(chain)
        case .if, .else, .for, .while, .do, .switch, .case, .break, .continue, .return, .goto:
            return report("expected an expression")
        default:
            break
        }
        let chain = open(.chain)
        leaf(.name)
        if at(.leftParen), word == .sizeof || word == .typeof || word == .decltype {
            skipBrackets()
        } else if at(.leftAngle), let end = skipAngles(position),
            isCPlusPlus
                ? tokens[end].kind == .leftParen || isScope(end) || tokens[end].kind == .leftBrace
                : tokens[end].kind == .identifier && tokens[end - 2].kind != .integer && isTypeLike(position - 1)
        {
            leaf(.genericArguments, tokens: end - position)
        }
        parseLinks()
        close(chain)
    }

    /// links → ("." name | "->" name | arguments | "[" … "]" | "++" | "--")*
    mutating func parseLinks() {
        while true {
            switch kind {
            case .period, .arrow:
                guard peek(1).kind == .identifier || peek(1).kind == .placeholder else {
                    if isCPlusPlus, peek(1).kind == .prefixOperator {
                        position += 2
                        continue
                    }
                    let node = open(.member)
                    position += 1
                    expected("a member name", in: node)
                    return close(node)
                }
                leaf(.member, tokens: 2)
            case .leftParen:
                if startsLine, isMacroName(position - 1) { return }
                parseBracketed(.arguments, .rightParen, ")")
            case .leftBracket:
                if startsLine || subscriptIsMessage { return }
                parseBracketed(.subscriptArguments, .rightBracket, "]")
            case .postfixOperator:
                if startsLine { return }
                leaf(.postfixOperator)
            case .colon where isScope(position) && isCPlusPlus && isAdjacent(position) && peek(2).kind == .identifier:
                leaf(.member, tokens: 3)
                if at(.leftAngle), let end = skipAngles(position), tokens[end].kind == .leftParen || isScope(end) {
                    leaf(.genericArguments, tokens: end - position)
                }
            case .leftBrace where isCPlusPlus && isAdjacent(position) && previous.kind != .rightParen && previous.kind != .rightBrace:
                parseInitializerList()
            default:
                return
            }
        }
    }

    /// `MACRO [self foo];` on one line: what stands in the bracket is a message.
    private var subscriptIsMessage: Bool {
        guard previous.kind == .identifier || previous.kind == .rightParen, !isAdjacent(position) else { return false }
        return peek(1).kind == .identifier && peek(2).kind == .identifier || peek(1).kind == .leftBracket
    }

    /// bracketed → open (argument ("," argument)*)? close
    mutating func parseBracketed(_ kind: Node.Kind, _ closer: Token.Kind, _ spelling: String) {
        let outer = (stopsAtIn, isBracketed)
        (stopsAtIn, isBracketed) = (false, true)
        let opener = position
        let node = open(kind)
        position += 1
        while !at(closer), !isCloser(self.kind), !at(.endOfFile), !at(.endOfDirective) {
            let start = position
            parseArgument()
            if !consume(.comma), position == start || !at(closer) { break }
        }
        expectCloser(closer, of: opener, in: node, spelling)
        close(node)
        (stopsAtIn, isBracketed) = outer
    }

    /// argument → expression | type
    private mutating func parseArgument() {
        let node = open(.argument)
        if at(.identifier), word.isTypeWord || word == .struct || word == .const || word == .unsigned || word == .class || word == .enum,
            word != .id || peek(1).kind != .period && peek(1).kind != .leftBracket
        {
            // A macro takes a type.
            let type = open(.type)
            while !at(.comma), !isCloser(kind), !at(.endOfFile), !at(.endOfDirective), !at(.semicolon) {
                if isOpener(kind), let closer = closer(of: position) { position = closer }
                position += 1
            }
            close(type)
        } else if at(.at) && (peek(1).word == .try || peek(1).word == .property)
            || at(.identifier) && (word.isStatementWord && !at(.default)) || at(.directive) && isBranch
            || at(.comma) || at(.equal) || at(.rightAngle)
            || (at(.binaryOperator) && peek(1).kind == .comma || at(.binaryOperator) && peek(1).kind == .rightParen)
        {
            skipArgument()
        } else {
            let count = nodeCount
            parseExpression()
            if nodeCount == count || !at(.comma) && !isCloser(kind),
                at(.semicolon) || at(.identifier) || at(.colon) || at(.leftBrace) || at(.at)
            {
                skipArgument()
            }
        }
        close(node)
    }

    private var isBranch: Bool {
        at(.poundIf) || at(.poundIfdef) || at(.poundIfndef) || at(.poundElse) || at(.poundElseif) || at(.poundEndif)
    }

    /// What a macro takes and no function would: statements, types, pieces of declarations.
    private mutating func skipArgument() {
        let node = open(.tokens)
        while !isCloser(kind), !at(.endOfFile), !at(.endOfDirective), !at(.comma) {
            if isOpener(kind), let closer = closer(of: position) { position = closer }
            position += 1
        }
        if nodes[node].firstToken == UInt32(position) { abandon(node) } else { close(node) }
    }

    /// initializerList → "{" (designator? expression ("," …)*)? "}"
    mutating func parseInitializerList() {
        let opener = position
        let node = open(.initializerList)
        let outer = isBracketed
        isBracketed = true
        position += 1
        depth += 1
        if depth > Self.maximumDepth { skipNested() }
        while !at(.rightBrace), !isCloser(kind), !at(.endOfFile), !at(.endOfDirective) {
            let start = position
            let argument = open(.argument)
            if at(.directive) {
                parsePoundLine(.poundDirective)
                close(argument)
                continue
            }
            parseDesignator()
            if at(.leftBrace) { parseInitializerList() } else { parseExpression() }
            close(argument)
            if !consume(.comma), position == start || !at(.rightBrace) { break }
        }
        depth -= 1
        expectCloser(.rightBrace, of: opener, in: node, "}")
        close(node)
        isBracketed = outer
    }

    /// designator → ("." name | "[" … "]")+ "=" | name ":"
    private mutating func parseDesignator() {
        if at(.identifier), peek(1).kind == .colon, !isScope(position + 1) {
            position += 2
            return
        }
        var index = position
        while true {
            if tokens[index].kind == .period, tokens[index + 1].kind == .identifier {
                index += 2
            } else if tokens[index].kind == .leftBracket, let closer = closer(of: index), closer > index {
                index = closer + 1
            } else {
                break
            }
        }
        if index > position, tokens[index].kind == .equal { position = index + 1 }
    }
}
