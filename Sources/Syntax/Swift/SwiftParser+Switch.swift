/// `switch`, as a statement and as a value.
extension SwiftParser {
    /// switch → "switch" expression "{" switchCase* "}"
    mutating func parseSwitch() {
        let node = open(.switchExpression)
        position += 1
        let outer = surroundings
        surroundings = Surroundings(isHeader: true)
        let condition = open(.condition)
        if at(.leftBrace) { expected("a value to switch over", in: condition) } else { parseExpression() }
        close(condition)
        surroundings = outer
        guard at(.leftBrace) else {
            expected("'{'", in: node)
            return close(node)
        }
        surroundings = Surroundings()
        depth += 1
        position += 1
        if depth > Self.maximumDepth { skipNested() }
        parseSwitchCases()
        depth -= 1
        if !at(.rightBrace) || owner(ofBrace: false) != .block { expected("'}'", in: node) } else { position += 1 }
        surroundings = outer
        close(node)
    }

    /// switchCases → (switchCase | ifConfig)*
    mutating func parseSwitchCases() {
        while true {
            switch kind {
            case .endOfFile, .rightBrace:
                return
            case .directive:
                if at(.poundIf) {
                    parseIfConfig(.switchCases)
                } else if at(.poundElse) || at(.poundElseif) || at(.poundEndif) {
                    return
                } else {
                    parsePoundDirective()
                }
            case .semicolon:
                position += 1
            default:
                if !bracesBalance, looksLikeNextMember() { return }
                if at(.case) || at(.default) || at(.at) {
                    parseSwitchCase()
                } else {
                    skipUnexpected("expected 'case'")
                }
            }
        }
    }

    /// switchCase → attribute* ("case" casePatterns | "default") ":" statement*
    private mutating func parseSwitchCase() {
        let node = open(.switchCase)
        parseAttributes()
        if consume(.case) {
            let outer = surroundings.isHeader
            surroundings.isHeader = false
            parseCasePatterns()
            surroundings.isHeader = outer
        } else if !consume(.default) {
            expected("'case'", in: node)
            if nodes[node].firstToken == UInt32(position) { advance() }
        }
        if !consume(.colon) {
            expected("':'", in: node)
            while !at(.endOfFile), !isCloser(kind), !startsLine, !at(.colon) { advance() }
            _ = consume(.colon)
        }
        let body = open(.caseBody)
        parseStatements()
        close(body)
        close(node)
    }

    /// Whether a `#if` inside a switch holds cases rather than statements.
    func beginsSwitchCases(at index: Int) -> Bool {
        var index = index
        while tokens[index].kind == .directive {
            guard tokens[index].word == .poundIf || tokens[index].word == .poundError || tokens[index].word == .poundWarning else {
                return false
            }
            index += 1
            while !tokens[index].flags.contains(.startsLine), tokens[index].kind != .endOfFile { index += 1 }
        }
        return tokens[index].word == .case || tokens[index].word == .default && tokens[index + 1].kind == .colon
            || tokens[index].kind == .at && tokens[index + 1].word == .unknown
    }
}
