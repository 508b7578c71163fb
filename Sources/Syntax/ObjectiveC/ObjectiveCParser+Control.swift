/// Branches and loops.
extension ObjectiveCParser {
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
    mutating func parseParenthesisedCondition(in parent: Int) {
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
    mutating func parseIf() {
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

    /// while → "while" condition statement
    mutating func parseWhile() {
        let node = open(.whileStatement)
        position += 1
        parseParenthesisedCondition(in: node)
        parseControlled()
        close(node)
    }

    /// do → "do" statement "while" condition ";"?
    mutating func parseDo() {
        let node = open(.repeatStatement)
        position += 1
        parseControlled()
        if consume(.while) { parseParenthesisedCondition(in: node) } else { expected("'while'", in: node) }
        close(node)
        _ = consume(.semicolon)
    }

    /// for → "for" "(" declaration? "in" expression ")" statement | "for" "(" …? ";" expression? ";" expression? ")" statement
    mutating func parseFor() {
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
        } else if at(.semicolon) || previous.kind == .semicolon {
            nodes[node].kind = .forClauses
            if previous.kind != .semicolon { position += 1 }
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
    mutating func parseSwitch() {
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
}
