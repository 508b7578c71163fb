/// What follows a primary: members, calls, subscripts, trailing closures.
extension SwiftParser {
    /// links → ("." name | arguments | "[" … "]" | "?" | "!" | trailingClosure | genericArguments | postfixOperator | ifConfig)*
    mutating func parseLinks() {
        while true {
            switch kind {
            case .period:
                if surroundings.stopsAtNewline, startsLine { return }
                parseMember(.member)
            case .leftParen:
                if startsLine { return }
                if isArgumentLabels { parseArgumentLabels() } else { parseArguments() }
            case .leftBracket:
                if startsLine { return }
                parseBracketed(.subscriptArguments, .rightBracket, "]")
            case .leftBrace:
                guard beginsTrailingClosure else { return }
                parseTrailingClosures()
                // A call takes one closure without a label; a second one is a statement.
                if at(.leftBrace) { return }
            case .postfixQuestion:
                leaf(.optionalChain)
            case .postfixExclamation:
                leaf(.forceUnwrap)
            case .postfixOperator:
                leaf(.postfixOperator)
            case .leftAngle:
                switch previous.kind {
                case .identifier where beginsGenericArguments(position): parseGenericArguments()
                default: return
                }
            case .directive:
                guard at(.poundIf), beginsLinks(position) else { return }
                parseIfConfig(.links)
            case .colon where peek(1).kind == .colon && isAdjacent(position + 1) && peek(2).kind == .identifier:
                // `Module::name`
                let node = open(.member)
                position += 3
                close(node)
            default:
                return
            }
        }
    }

    /// member → "." name
    mutating func parseMember(_ kind: Node.Kind) {
        let name = peek(1)
        switch name.kind {
        case .identifier where !(name.word.isReserved && name.flags.contains(.startsLine)),
            .integer, .dollarIdentifier, .placeholder, .underscore:
            leaf(kind, tokens: 2)
        default:
            let node = open(kind)
            position += 1
            expected("a member name", in: node)
            close(node)
        }
    }

    /// Whether a `#if` goes on with the chain before it: its first line begins with a period.
    private func beginsLinks(_ index: Int) -> Bool {
        var index = index
        while tokens[index].kind == .directive {
            if tokens[index].word == .poundEndif { return false }
            index += 1
            while !tokens[index].flags.contains(.startsLine), tokens[index].kind != .endOfFile { index += 1 }
        }
        return tokens[index].kind == .period && tokens[index + 1].kind == .identifier
    }

    /// Whether `(` holds only labels, as in `add(_:to:)`.
    private var isArgumentLabels: Bool {
        // `()` before the colon of a ternary is a call.
        guard peek(2).kind == .colon, peek(1).kind != .rightParen else { return false }
        var index = position + 1
        while tokens[index].kind == .identifier || tokens[index].kind == .underscore, tokens[index + 1].kind == .colon { index += 2 }
        return tokens[index].kind == .rightParen
    }

    /// argumentLabels → "(" (name ":")+ ")"
    private mutating func parseArgumentLabels() {
        let start = position
        var end = position
        while tokens[end].kind != .rightParen { end += 1 }
        leaf(.argumentLabels, tokens: end + 1 - start)
    }

    /// arguments → "(" (argument ("," argument)*)? ")"
    mutating func parseArguments() { parseBracketed(.arguments, .rightParen, ")") }

    /// bracketed → open (argument ("," argument)*)? close
    mutating func parseBracketed(_ kind: Node.Kind, _ closer: Token.Kind, _ spelling: String) {
        let outer = surroundings
        surroundings = Surroundings()
        let opener = position
        let node = open(kind)
        position += 1
        while !at(closer), !isCloser(self.kind), !at(.endOfFile) {
            guard parseArgumentAndComma() else { break }
        }
        if at(closer) { position += 1 } else { expectCloser(closer, of: opener, in: node, spelling) }
        close(node)
        surroundings = outer
    }

    /// argument → (name ":")? expression; false if no comma follows.
    @discardableResult
    mutating func parseArgumentAndComma() -> Bool {
        if at(.poundIf) {
            parseIfConfig(.arguments)
            return true
        }
        let start = position
        let node = open(.argument)
        if at(.identifier) || at(.underscore) || at(.dollarIdentifier), peek(1).kind == .colon,
            peek(2).kind != .colon || !isAdjacent(position + 2)
        {
            leaf(.argumentLabel)
            position += 1
        }
        parseExpression()
        close(node)
        if consume(.comma) { return true }
        if position == start {
            // An error is noted; eat something, so that the caller's loop ends.
            abandon(node)
            if !isCloser(kind), !at(.directive) { advance() }
        }
        return at(.poundIf)
    }

    // MARK: Trailing closures

    /// Whether `{` opens a trailing closure and not the body or the accessors of what surrounds the expression.
    var beginsTrailingClosure: Bool {
        if surroundings.stopsAtNewline { return false }
        if beginsObservers(position) { return false }
        guard surroundings.isHeader else { return true }
        // In a header only what follows the closing brace can tell.
        guard let closer = closer(of: position), peek(1).word != .case else { return false }
        let next = tokens[closer + 1]
        switch next.kind {
        case .leftBrace, .comma:
            return true
        case .leftBracket, .leftParen, .period, .postfixQuestion, .infixQuestion, .postfixExclamation, .colon, .equal,
            .postfixOperator, .binaryOperator, .leftAngle, .rightAngle:
            return !next.flags.contains(.startsLine)
        case .identifier:
            return next.word == .where || (next.word == .is || next.word == .as) && !next.flags.contains(.startsLine)
        default:
            return false
        }
    }

    /// trailingClosures → closure (name ":" closure)*
    private mutating func parseTrailingClosures() {
        let first = open(.trailingClosure)
        parseClosure()
        close(first)
        while at(.identifier) || at(.underscore), peek(1).kind == .colon, peek(2).kind == .leftBrace, !at(.default) {
            let node = open(.trailingClosure)
            leaf(.argumentLabel)
            position += 1
            parseClosure()
            close(node)
        }
    }
}
