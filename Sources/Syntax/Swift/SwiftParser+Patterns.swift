/// Patterns: what a variable, a loop or a case binds.
extension SwiftParser {
    /// bindingPattern → name | "_" | "(" (name ":")? bindingPattern ("," …)* ")"
    mutating func parseBindingPattern() {
        let node = open(.pattern)
        switch kind {
        case .identifier where !word.isReserved || word == .selfValue, .dollarIdentifier, .placeholder:
            leaf(.name)
        case .underscore:
            position += 1
        case .leftParen:
            parseTuplePattern(in: node)
        default:
            expected("a name", in: node)
        }
        close(node)
    }

    private mutating func parseTuplePattern(in node: Int) {
        depth += 1
        defer { depth -= 1 }
        let opener = position
        position += 1
        if depth > Self.maximumDepth { skipNested() }
        while !isCloser(kind), !at(.endOfFile) {
            let start = position
            if at(.identifier), peek(1).kind == .colon { position += 2 }
            if at(.var) || at(.let) { position += 1 }
            parseBindingPattern()
            guard consume(.comma), position > start else { break }
        }
        expectCloser(.rightParen, of: opener, in: node, ")")
    }

    /// matchPattern → ("let" | "var")? expression, where a `let` may also stand inside
    mutating func parseMatchPattern() {
        let outer = surroundings.stopsAtEqual
        surroundings.stopsAtEqual = true
        let node = open(.pattern)
        if at(.let) || at(.var) || at(.inout) { position += 1 }
        parseMatchPatternContent()
        close(node)
        surroundings.stopsAtEqual = outer
    }

    /// A lone name is what the pattern binds; anything else is matched like an expression.
    mutating func parseMatchPatternContent() {
        if at(.is) {
            let test = open(.typeTest)
            position += 1
            parseType()
            return close(test)
        }
        if at(.identifier), !word.isReserved, previous.word == .let || previous.word == .var {
            switch peek(1).kind {
            case .comma, .rightParen, .colon, .equal, .rightBracket, .interpolationEnd:
                return leaf(.name)
            case .identifier where peek(1).word == .where || peek(1).word == .in:
                return leaf(.name)
            default:
                break
            }
        }
        parseExpression()
    }
}
