/// Statements. Declarations are statements too.
extension SwiftParser {
    /// statements → (statement ";"?)*
    ///
    /// Ends at a closing bracket, at `case` or `default` of a switch, at the next branch of a `#if`, or at the end.
    mutating func parseStatements() {
        while true {
            switch kind {
            case .endOfFile, .rightBrace:
                return
            case .rightParen, .rightBracket, .interpolationEnd:
                skipUnexpected()
                continue
            case .semicolon:
                position += 1
                continue
            case .directive:
                if at(.poundIf) {
                    if beginsSwitchCases(at: position) { return }
                } else if at(.poundElse) || at(.poundElseif) || at(.poundEndif) {
                    return
                }
            case .identifier where at(.case) || at(.default):
                if at(.case) || peek(1).kind == .colon { return }
            case .at where peek(1).word == .unknown && peek(2).word == .default:
                return
            default:
                break
            }
            if !bracesBalance, looksLikeNextMember() { return }
            let start = position
            parseStatement()
            if position == start { skipUnexpected() }
            if !endsStatement { report("expected a new line or ';'") }
        }
    }

    private var endsStatement: Bool {
        if startsLine { return true }
        switch kind {
        case .semicolon, .rightBrace, .endOfFile, .directive: return true
        case .identifier: return at(.case) || at(.default)
        default: return false
        }
    }

    /// statement → declaration | label ":" statement | `if` … | expression
    private mutating func parseStatement() {
        switch kind {
        case .identifier:
            let word = word
            if word.rawValue &- 1 < Word.macro.rawValue {
                if parseKeywordStatement(word) { return }
            } else if word == .yield || word == .then || word == .discard {
                if parseContextualStatement(word) { return }
            }
            if peek(1).kind == .colon, beginsLabeled(peek(2).word) {
                let node = open(.labeledStatement)
                leaf(.name)
                position += 1
                parseStatement()
                close(node)
                return
            }
        case .at:
            return parseDeclaration()
        case .directive:
            if at(.poundIf) { return parseIfConfig(.statements) }
            return parsePoundDirective()
        case .leftBrace:
            // No statement begins with a closure; this is a brace too many, and must not swallow the rest of the file.
            if !bracesBalance { return skipBrace() }
        case .endOfFile:
            return
        default:
            break
        }
        guard canBeginOperand(position) || isOperatorToken(position) else { return }
        parseExpressionStatement()
    }

    /// expressionStatement → expression
    mutating func parseExpressionStatement() {
        let node = open(.expressionStatement)
        parseExpression()
        if nodeCount == node + 1 { return abandon(node) }
        close(node)
    }

    private func beginsLabeled(_ word: Word) -> Bool {
        switch word {
        case .for, .while, .repeat, .if, .switch, .do: true
        default: false
        }
    }

    private mutating func parseContextualStatement(_ word: Word) -> Bool {
        let next = peek(1)
        guard !next.flags.contains(.startsLine) else { return false }
        switch next.kind {
        case .ampersand where word == .yield: break
        case .identifier where !isInfixWord(next.word) && next.word != .in: break
        case .integer, .string, .stringStart, .dollarIdentifier: break
        default: return false
        }
        if word == .discard, next.word != .selfValue { return false }
        let node = open(word == .yield ? .yieldStatement : word == .then ? .thenStatement : .discardStatement)
        position += 1
        parseExpression()
        close(node)
        return true
    }

    /// False if the word is a name here.
    private mutating func parseKeywordStatement(_ word: Word) -> Bool {
        switch word {
        case .if:
            parseIf()
        case .guard:
            parseGuard()
        case .return:
            parseReturn()
        case .switch:
            parseSwitch()
        case .for:
            parseFor()
        case .while:
            parseWhile()
        case .repeat:
            guard peek(1).kind == .leftBrace else { return false }
            parseRepeat()
        case .do:
            parseDo()
        case .defer:
            parseDefer()
        case .throw:
            parseThrow()
        case .break, .continue:
            parseJump(word == .break ? .breakStatement : .continueStatement)
        case .fallthrough:
            leaf(.fallthroughStatement)
        default:
            guard isDeclaration(at: position) else { return false }
            parseDeclaration()
        }
        return true
    }

    // MARK: Jumps

    /// return → "return" expression?
    private mutating func parseReturn() {
        let node = open(.returnStatement)
        position += 1
        if beginsReturnValue { parseExpression() }
        close(node)
    }

    /// As the language has it, a value may even follow on the next line, unless that line begins a statement of its own.
    private var beginsReturnValue: Bool {
        guard canBeginOperand(position) || isOperatorToken(position) else { return false }
        guard startsLine else { return true }
        if at(.identifier), word.isReserved {
            switch word {
            case .if, .switch, .guard, .return, .for, .while, .do, .defer, .throw, .break, .continue, .fallthrough, .repeat, .case,
                .default:
                return false
            default:
                break
            }
        }
        return !at(.at) && !isDeclaration(at: position)
    }

    /// throw → "throw" expression
    private mutating func parseThrow() {
        let node = open(.throwStatement)
        position += 1
        parseExpression()
        close(node)
    }

    /// jump → ("break" | "continue") name?
    private mutating func parseJump(_ kind: Node.Kind) {
        let node = open(kind)
        position += 1
        if at(.identifier), !startsLine, !word.isReserved { position += 1 }
        close(node)
    }

    // MARK: Braces

    /// block → "{" statement* "}"
    mutating func parseBlock(in parent: Int, isBody: Bool = false) {
        guard at(.leftBrace) else { return expected("'{'", in: parent) }
        parseBraces(as: .block, isBody: isBody)
    }

    /// What stands in braces, of a block or of a closure.
    mutating func parseBraces(as kind: Node.Kind, isBody: Bool = false) {
        if isOutline, peek(1).kind == .rightBrace { return leaveOut(kind) }
        let outer = surroundings
        surroundings = Surroundings()
        depth += 1
        defer {
            depth -= 1
            surroundings = outer
        }
        let node = open(kind)
        position += 1
        if depth > Self.maximumDepth { skipNested() }
        if kind == .closure, beginsClosureSignature { parseClosureSignature() }
        parseStatements()
        closeBrace(of: node, isBody: isBody)
        close(node)
    }

    /// Eats the `}` of a block, and `case`s and directives that have no business in it.
    private mutating func closeBrace(of node: Int, isBody: Bool = false) {
        while true {
            if at(.rightBrace) {
                switch owner(ofBrace: isBody) {
                case .block:
                    position += 1
                    return
                case .outer:
                    return expected("'}'", in: node)
                case .nobody:
                    skipBrace()
                }
            } else if at(.endOfFile) || !bracesBalance && looksLikeNextMember() {
                return expected("'}'", in: node)
            } else {
                skipUnexpected()
            }
            parseStatements()
        }
    }

    /// A pair of brackets whose inside the outline leaves out.
    mutating func leaveOut(_ kind: Node.Kind) {
        leaf(kind, tokens: 2)
        nodes[nodeCount - 1].flags = .skipped
    }

    /// A function's body, which may be left unread.
    mutating func parseBody(in parent: Int) {
        guard at(.leftBrace) else { return }
        if skipsBodies, let closer = closer(of: position), mayStayUnread(to: closer) {
            leaf(.block, tokens: closer + 1 - position)
            nodes[nodeCount - 1].flags = .skipped
            return
        }
        let outer = (bodyColumn, declarationColumn)
        if !bracesBalance {
            // An accessor's own line counts, a function's is known: its header may take several.
            if nodes[parent].kind == .accessor { declarationColumn = columnOfLine(holding: position) }
            bodyColumn = declarationColumn
        }
        parseBlock(in: parent, isBody: true)
        (bodyColumn, declarationColumn) = outer
    }
}
