/// `if`, and the conditions it shares with `guard` and `while`.
extension SwiftParser {
    /// if → "if" conditions block ("else" (block | if))?
    ///
    /// A chain of `else if` is read in a loop: generated code has hundreds. Until they are closed, the open nodes are linked through `end`.
    mutating func parseIf() {
        var innermost = -1
        while true {
            let node = open(.ifExpression)
            nodes[node].end = UInt32(bitPattern: Int32(innermost))
            innermost = node
            position += 1
            parseConditions()
            parseBlock(in: node)
            guard consume(.else) else { break }
            position -= 1
            let elseClause = open(.elseClause)
            nodes[elseClause].end = UInt32(bitPattern: Int32(innermost))
            innermost = elseClause
            position += 1
            guard at(.if) else {
                parseBlock(in: elseClause)
                break
            }
        }
        while innermost >= 0 {
            let outer = Int(Int32(bitPattern: nodes[innermost].end))
            close(innermost)
            innermost = outer
        }
    }

    /// conditions → condition ("," condition)*
    mutating func parseConditions() {
        let outer = surroundings
        surroundings.isHeader = true
        defer { surroundings = outer }
        while true {
            surroundings.stopsAtEqual = false
            parseCondition()
            // `if let x = y where z`, of old, reads like a second condition.
            guard at(.comma) || at(.where) else { return }
            position += 1
            // After a last comma comes the body, unless what follows the braces makes them a closure: `if a, { b }() { … }`.
            if at(.else) || at(.leftBrace) && !beginsTrailingClosure { return }
        }
    }

    /// condition → availability | "case" pattern ":"? type? "=" expression | ("let" | "var") pattern (":" type)? ("=" expression)?
    ///     | name "=" expression | expression
    private mutating func parseCondition() {
        if at(.pound), peek(1).word == .available || peek(1).word == .unavailable { return parseAvailability() }
        switch word {
        case .case:
            let node = open(.caseCondition)
            position += 1
            parseMatchPattern()
            parseTypeAnnotation()
            parseInitializer(in: node)
            close(node)
        case .let, .var, .inout:
            let node = open(.optionalBinding)
            position += 1
            parseBindingPattern()
            parseTypeAnnotation()
            if at(.equal) { parseInitializer(in: node) }
            close(node)
        case _ where at(.identifier) && peek(1).kind == .equal:
            // `if let x = y, z = w`, of old: nothing else has a single equals sign there.
            let node = open(.optionalBinding)
            parseBindingPattern()
            parseInitializer(in: node)
            close(node)
        default:
            let node = open(.condition)
            if at(.else) || at(.leftBrace) && !beginsTrailingClosure {
                expected("a condition", in: node)
            } else {
                parseExpression()
            }
            close(node)
        }
    }

    /// availability → "#" ("available" | "unavailable") "(" … ")"
    mutating func parseAvailability() {
        let node = open(.availability)
        position += 2
        if at(.leftParen) { skipBrackets() }
        close(node)
    }

    /// A pair of brackets with all it holds, unread; without a partner, the bracket alone.
    mutating func skipBrackets() {
        if let closer = closer(of: position) {
            position = closer + 1
        } else {
            report("expected ')'")
            advance()
        }
    }
}
