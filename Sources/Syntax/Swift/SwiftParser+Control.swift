/// Statements around a block: loops, `guard`, `do` and `defer`; `if` and `switch`, which are values too, have files of their own.
extension SwiftParser {
    /// guard → "guard" conditions "else" block
    mutating func parseGuard() {
        let node = open(.guardStatement)
        position += 1
        parseConditions()
        if !consume(.else) { expected("'else'", in: node) }
        parseBlock(in: node)
        close(node)
    }

    /// while → "while" conditions block
    mutating func parseWhile() {
        let node = open(.whileStatement)
        position += 1
        parseConditions()
        parseBlock(in: node)
        close(node)
    }

    /// repeat → "repeat" block "while" expression
    mutating func parseRepeat() {
        let node = open(.repeatStatement)
        position += 1
        parseBlock(in: node)
        if consume(.while) {
            let condition = open(.condition)
            parseExpression()
            close(condition)
        } else {
            expected("'while'", in: node)
        }
        close(node)
    }

    /// defer → "defer" block
    mutating func parseDefer() {
        let node = open(.deferStatement)
        position += 1
        parseBlock(in: node)
        close(node)
    }

    /// do → "do" effects? block catch*
    mutating func parseDo() {
        let node = open(.doStatement)
        position += 1
        parseEffects()
        parseBlock(in: node)
        while at(.catch) { parseCatch() }
        close(node)
    }

    /// catch → "catch" (casePattern ("," casePattern)*)? block
    private mutating func parseCatch() {
        let node = open(.catchClause)
        position += 1
        let outer = surroundings.isHeader
        surroundings.isHeader = true
        if !at(.leftBrace) { parseCasePatterns() }
        surroundings.isHeader = outer
        parseBlock(in: node)
        close(node)
    }

    /// for → "for" "try"? "await"? "case"? pattern (":" type)? "in" expression ("where" expression)? block
    mutating func parseFor() {
        let node = open(.forStatement)
        position += 1
        while at(.try) || at(.await) || at(.unsafe) && peek(1).kind == .identifier && peek(1).word != .in { position += 1 }
        let outer = surroundings
        surroundings.isHeader = true
        if at(.case) {
            position += 1
            parseMatchPattern()
        } else if at(.let) || at(.var) {
            let pattern = open(.pattern)
            position += 1
            parseBindingPattern()
            close(pattern)
        } else {
            parseBindingPattern()
        }
        parseTypeAnnotation()
        if at(.in) {
            let sequence = open(.initializer)
            position += 1
            if at(.leftBrace) { expected("a sequence", in: sequence) } else { parseExpression() }
            close(sequence)
        } else {
            expected("'in'", in: node)
            while !at(.leftBrace), !at(.rightBrace), !at(.endOfFile), !startsLine { advance() }
        }
        parseWhereGuard()
        surroundings = outer
        parseBlock(in: node)
        close(node)
    }

    /// whereGuard → "where" expression
    mutating func parseWhereGuard() {
        guard at(.where) else { return }
        let outer = surroundings.stopsAtEqual
        surroundings.stopsAtEqual = false
        let node = open(.whereGuard)
        position += 1
        parseExpression()
        close(node)
        surroundings.stopsAtEqual = outer
    }

    /// casePatterns → pattern whereGuard? ("," pattern whereGuard?)*
    mutating func parseCasePatterns() {
        while true {
            let node = open(.casePattern)
            if !at(.where) { parseMatchPattern() }
            parseWhereGuard()
            close(node)
            guard consume(.comma) else { return }
        }
    }
}
