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
            parseWhile()
        case .do:
            parseDo()
        case .switch:
            parseSwitch()
        case .return:
            parseReturn()
        case .break, .continue:
            leaf(word == .break ? .breakStatement : .continueStatement)
            if !consume(.semicolon) { report("expected ';'") }
        case .goto:
            parseGoto()
        case .else:
            report("unexpected 'else'")
            position += 1
        case .case, .default:
            guard word == .case || peek(1).kind == .colon else { return false }
            parseStrayCase()
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
            parseThrow(tokens: 1)
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
            parseAssembly()
        default:
            guard word.isEnumMacro, peek(1).kind == .leftParen else { return false }
            parseDeclaration()
        }
        return true
    }

    // MARK: Jumps

    /// return → "return" (expression | initializerList)? ";"
    private mutating func parseReturn() {
        let node = open(.returnStatement)
        position += 1
        if !at(.semicolon), !at(.rightBrace) {
            if at(.leftBrace) { parseInitializerList() } else { parseExpression() }
        }
        close(node)
        if !consume(.semicolon), !at(.rightBrace), !at(.endOfDirective), !at(.directive) { report("expected ';'") }
    }

    /// goto → "goto" "*"? name ";"?
    private mutating func parseGoto() {
        let node = open(.gotoStatement)
        position += 1
        while at(.identifier) || at(.binaryOperator) { position += 1 }
        close(node)
        _ = consume(.semicolon)
    }

    /// throw → "@"? "throw" expression? ";"?
    private mutating func parseThrow(tokens count: Int) {
        let node = open(.throwStatement)
        position += count
        if !at(.semicolon) { parseExpression() }
        close(node)
        _ = consume(.semicolon)
    }

    /// strayCase → ("case" expression | "default") ":"?, inside of a block inside of a `switch`
    private mutating func parseStrayCase() {
        let node = open(.labeledStatement)
        let hasValue = at(.case)
        position += 1
        if hasValue { parseExpression() }
        _ = consume(.colon)
        close(node)
    }

    // MARK: Around statements

    /// namespace → "namespace" name? "{" item* "}"
    private mutating func parseNamespace() {
        isCPlusPlus = true
        position += 1
        while !at(.leftBrace), !at(.semicolon), !at(.endOfFile), !at(.rightBrace) { position += 1 }
        guard at(.leftBrace) else { return }
        let opener = position
        let node = open(.members)
        position += 1
        depth += 1
        if depth > Self.maximumDepth { skipNested() } else { parseItems(.file) }
        depth -= 1
        closeBrace(of: opener, node)
        close(node)
    }

    /// assembly → "asm" name* ("(" … ")" | "{" … "}")? ";"?
    private mutating func parseAssembly() {
        let node = open(.tokens)
        position += 1
        while at(.identifier) { position += 1 }
        if at(.leftParen) || at(.leftBrace), let closer = closer(of: position) { position = closer + 1 }
        close(node)
        _ = consume(.semicolon)
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
            parseThrow(tokens: 2)
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
