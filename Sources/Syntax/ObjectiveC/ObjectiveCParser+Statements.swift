/// Statements of C, Objective-C, and as much of C++ as must be told apart.
extension ObjectiveCParser {
    /// False if the word begins a declaration or an expression.
    mutating func parseKeywordItem(_ word: Word) -> Bool {
        switch word {
        case .if:
            parseIf()
        case .for:
            parseFor()
        case .while:
            let node = open(.whileStatement)
            position += 1
            parseParenthesisedCondition(in: node)
            parseControlled()
            close(node)
        case .do:
            let node = open(.repeatStatement)
            position += 1
            parseControlled()
            if consume(.while) { parseParenthesisedCondition(in: node) } else { expected("'while'", in: node) }
            close(node)
            _ = consume(.semicolon)
        case .switch:
            parseSwitch()
        case .return:
            let node = open(.returnStatement)
            position += 1
            if !at(.semicolon), !at(.rightBrace) {
                if at(.leftBrace) { parseInitializerList() } else { parseExpression() }
            }
            close(node)
            if !consume(.semicolon), !at(.rightBrace), !at(.endOfDirective), !at(.directive) { report("expected ';'") }
        case .break, .continue:
            leaf(word == .break ? .breakStatement : .continueStatement)
            if !consume(.semicolon) { report("expected ';'") }
        case .goto:
            let node = open(.gotoStatement)
            position += 1
            while at(.identifier) || at(.binaryOperator) { position += 1 }
            close(node)
            _ = consume(.semicolon)
        case .else:
            report("unexpected 'else'")
            position += 1
        case .case, .default:
            guard word == .case || peek(1).kind == .colon else { return false }
            // A label inside of a block inside of a switch.
            let node = open(.labeledStatement)
            position += 1
            if word == .case { parseExpression() }
            _ = consume(.colon)
            close(node)
        case .namespace:
            guard peek(1).kind == .identifier && !peek(1).flags.contains(.startsLine) || peek(1).kind == .leftBrace else { return false }
            parseNamespace()
        case .template:
            guard peek(1).kind == .leftAngle else { return false }
            skipDeclaration()
        case .using:
            guard peek(1).kind == .identifier else { return false }
            skipDeclaration()
        case .try:
            guard peek(1).kind == .leftBrace else { return false }
            parseTry(tokens: 1)
        case .throw:
            guard isCPlusPlus else { return false }
            let node = open(.throwStatement)
            position += 1
            if !at(.semicolon) { parseExpression() }
            close(node)
            _ = consume(.semicolon)
        case .class:
            guard peek(1).kind == .identifier else { return false }
            skipDeclaration()
        case .operator:
            guard isCPlusPlus else { return false }
            skipDeclaration()
        case .public, .private, .protected:
            guard peek(1).kind == .colon else { return false }
            leaf(.modifier, tokens: 2)
        case .asm:
            let node = open(.tokens)
            position += 1
            while at(.identifier) { position += 1 }
            if at(.leftParen) || at(.leftBrace), let closer = closer(of: position) { position = closer + 1 }
            close(node)
            _ = consume(.semicolon)
        default:
            guard word.isEnumMacro, peek(1).kind == .leftParen else { return false }
            parseDeclaration()
        }
        return true
    }

    /// namespace → "namespace" name? "{" item* "}"
    private mutating func parseNamespace() {
        isCPlusPlus = true
        position += 1
        while !at(.leftBrace), !at(.semicolon), !at(.endOfFile), !at(.rightBrace) { position += 1 }
        guard at(.leftBrace) else { return }
        let opener = position
        let node = open(.members)
        position += 1
        parseItems(.file)
        closeBrace(of: opener, node)
        close(node)
    }

    /// The body of an `if` or a loop: a block, or one statement, which becomes a block of its own.
    private mutating func parseControlled() {
        if at(.leftBrace) { return parseBlock() }
        let node = open(.block)
        depth += 1
        if depth > Self.maximumDepth {
            skipNested()
        } else if at(.directive) {
            // A `#if` around the one statement, or a `#pragma` before it.
            parseDirective(.body)
            if !at(.semicolon), !at(.rightBrace), nodes[nodeCount - 1].kind == .poundDirective { parseItem(.body) }
        } else if !consume(.semicolon), !at(.rightBrace), !at(.endOfFile), !at(.endOfDirective) {
            let start = position
            parseItem(.body)
            if position == start { expected("a statement", in: node) }
        }
        depth -= 1
        close(node)
    }

    /// condition → "(" (declaration | expression) ")"
    private mutating func parseParenthesisedCondition(in parent: Int) {
        if at(.identifier), peek(1).kind == .leftParen { position += 1 }
        guard at(.leftParen) else { return expected("'('", in: parent) }
        let opener = position
        position += 1
        let node = open(.condition)
        if at(.identifier), beginsDeclaration {
            let declaration = open(.variableDecl)
            parseDeclarationContentInParentheses(of: declaration)
            close(declaration)
            if at(.semicolon) {
                position += 1
                parseExpression()
            }
        } else {
            parseExpressions()
            if at(.semicolon), isCPlusPlus {
                position += 1
                parseExpression()
            }
        }
        close(node)
        expectCloser(.rightParen, of: opener, in: parent, ")")
    }

    private mutating func parseDeclarationContentInParentheses(of node: Int) {
        let outer = stopsAtIn
        stopsAtIn = true
        parseDeclarationContent(of: node)
        stopsAtIn = outer
    }

    /// if → "if" condition statement ("else" statement)?
    private mutating func parseIf() {
        let node = open(.ifExpression)
        position += 1
        parseParenthesisedCondition(in: node)
        parseControlled()
        while at(.directive), pragmaLeadsToElse { parsePoundLine(.poundDirective) }
        if at(.else) {
            let clause = open(.elseClause)
            position += 1
            if at(.if) {
                depth += 1
                if depth > Self.maximumDepth { skipNested() } else { parseIf() }
                depth -= 1
            } else {
                parseControlled()
            }
            close(clause)
        }
        close(node)
    }

    private var pragmaLeadsToElse: Bool {
        var index = position
        while tokens[index].kind == .directive, tokens[index].word == .poundPragma, tokens[index + 1].kind == .endOfDirective { index += 2 }
        return tokens[index].word == .else
    }

    /// for → "for" "(" declaration? "in" expression ")" statement | "for" "(" …? ";" expression? ";" expression? ")" statement
    private mutating func parseFor() {
        let node = open(.forStatement)
        position += 1
        if at(.identifier), peek(1).kind == .leftParen { position += 1 }
        guard at(.leftParen) else {
            expected("'('", in: node)
            return close(node)
        }
        let opener = position
        position += 1
        let outer = stopsAtIn
        stopsAtIn = true
        if at(.identifier), beginsDeclaration {
            let declaration = open(.variableDecl)
            parseDeclarationContent(of: declaration)
            close(declaration)
        } else if !at(.semicolon) {
            let statement = open(.expressionStatement)
            parseExpressions()
            close(statement)
        }
        stopsAtIn = outer
        if at(.in) || at(.colon) {
            let sequence = open(.initializer)
            position += 1
            parseExpression()
            close(sequence)
        } else if at(.semicolon) || tokens[position - 1].kind == .semicolon {
            nodes[node].kind = .forClauses
            if tokens[position - 1].kind != .semicolon { position += 1 }
            if !at(.semicolon) {
                let condition = open(.condition)
                parseExpressions()
                close(condition)
            }
            if !consume(.semicolon) { expected("';'", in: node) }
            if !at(.rightParen) {
                let step = open(.expressionStatement)
                parseExpressions()
                close(step)
            }
        }
        expectCloser(.rightParen, of: opener, in: node, ")")
        parseControlled()
        close(node)
    }

    /// switch → "switch" condition "{" (("case" expression | "default") ":" …)* "}"
    private mutating func parseSwitch() {
        let node = open(.switchExpression)
        position += 1
        parseParenthesisedCondition(in: node)
        guard at(.leftBrace) else {
            expected("'{'", in: node)
            return close(node)
        }
        let opener = position
        position += 1
        depth += 1
        if depth > Self.maximumDepth { skipNested() }
        while true {
            if at(.case) || at(.default) {
                parseSwitchCase()
            } else if at(.rightBrace) || at(.endOfFile) || at(.at) && peek(1).word == .end {
                break
            } else if at(.directive), !at(.poundIf), !at(.poundIfdef), !at(.poundIfndef) {
                parsePoundLine(.poundDirective)
            } else {
                let start = position
                // Around cases a `#if` goes by as lines.
                if at(.directive) { parsePoundLine(.poundDirective) } else { parseItems(.cases) }
                if position == start { skipUnexpected() }
            }
        }
        depth -= 1
        closeBrace(of: opener, node)
        close(node)
    }

    /// switchCase → (("case" expression | "default") ":")+ item*
    mutating func parseSwitchCase() {
        let node = open(.switchCase)
        while at(.case) || at(.default) {
            if at(.case) {
                let item = open(.casePattern)
                position += 1
                let pattern = open(.pattern)
                parseExpression()
                close(pattern)
                close(item)
            } else {
                position += 1
            }
            if !consume(.colon) {
                expected("':'", in: node)
                break
            }
        }
        let body = open(.caseBody)
        parseItems(.cases)
        close(body)
        close(node)
    }

    // MARK: Statements behind an @

    /// atStatement → "@try" … | "@autoreleasepool" block | "@synchronized" "(" expression ")" block | "@throw" expression? ";"
    mutating func parseAtStatement() {
        switch peek(1).word {
        case .try:
            parseTry(tokens: 2)
        case .autoreleasepool:
            let node = open(.doStatement)
            position += 2
            if at(.leftBrace) { parseBlock() } else { expected("'{'", in: node) }
            close(node)
        case .synchronized:
            let node = open(.synchronizedStatement)
            position += 2
            parseParenthesisedCondition(in: node)
            if at(.leftBrace) { parseBlock() } else { expected("'{'", in: node) }
            close(node)
        default:
            let node = open(.throwStatement)
            position += 2
            if !at(.semicolon) { parseExpression() }
            close(node)
            _ = consume(.semicolon)
        }
    }

    /// try → "@try" block ("@catch" "(" … ")" block)* ("@finally" block)?; C++ writes it without `@`
    private mutating func parseTry(tokens count: Int) {
        let node = open(.doStatement)
        position += count
        if at(.leftBrace) { parseBlock() } else { expected("'{'", in: node) }
        while at(.catch) || at(.at) && (peek(1).word == .catch || peek(1).word == .finally) {
            let isFinally = at(.at) && peek(1).word == .finally
            let clause = open(isFinally ? .finallyClause : .catchClause)
            position += at(.at) ? 2 : 1
            if at(.leftParen) { skipBrackets() }
            if at(.leftBrace) { parseBlock() } else { expected("'{'", in: clause) }
            close(clause)
        }
        close(node)
    }
}
