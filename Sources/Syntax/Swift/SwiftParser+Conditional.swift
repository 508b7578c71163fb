/// `#if`, wherever it may stand. All branches are kept.
extension SwiftParser {
    /// What the branches of a `#if` hold.
    enum IfConfigContent { case statements, members, switchCases, links, attributes, arguments }

    /// ifConfig → ifConfigClause+ "#endif"
    mutating func parseIfConfig(_ content: IfConfigContent) {
        let node = open(.ifConfig)
        depth += 1
        repeat {
            let clause = open(.ifConfigClause)
            let hasCondition = !at(.poundElse)
            position += 1
            if hasCondition, !startsLine { parseIfConfigCondition() }
            // `#else if` is a slip the compiler forgives.
            while !startsLine, !at(.endOfFile) { position += 1 }
            if depth > Self.maximumDepth { skipNested() }
            parseIfConfigContent(content)
            close(clause)
        } while at(.poundElse) || at(.poundElseif)
        depth -= 1
        if !consume(.poundEndif) { expected("'#endif'", in: node) }
        close(node)
    }

    private mutating func parseIfConfigCondition() {
        let outer = surroundings
        surroundings = Surroundings(isHeader: true, stopsAtNewline: true)
        let condition = open(.condition)
        parseExpression()
        close(condition)
        surroundings = outer
    }

    private mutating func parseIfConfigContent(_ content: IfConfigContent) {
        switch content {
        case .statements:
            parseStatements()
            while at(.case) || at(.default) || at(.rightBrace) && !bracesBalance {
                skipUnexpected()
                parseStatements()
            }
        case .members:
            parseMemberList()
        case .switchCases:
            parseSwitchCases()
        case .links:
            parseLinks()
        case .attributes:
            parseAttributes()
        case .arguments:
            while !at(.directive), !at(.endOfFile), !isCloser(kind) { parseArgumentAndComma() }
        }
    }

    /// poundDirective → ("#sourceLocation" | "#error" | "#warning") "(" … ")"
    mutating func parsePoundDirective() {
        let node = open(.poundDirective)
        position += 1
        if at(.leftParen) { skipBrackets() }
        close(node)
    }
}
