/// Expressions: operands and operators lie flat among the children of whoever holds them.
extension SwiftParser {
    /// expression → prefix* operand (operator prefix* operand)*
    mutating func parseExpression() {
        depth += 1
        defer { depth -= 1 }
        if depth > Self.maximumDepth { return skipNested() }
        while true {
            parsePrefixes()
            parseOperand()
            guard parseOperator() else { return }
        }
    }

    /// prefix → "try" ("?" | "!")? | "await" | "&" | prefixOperator | …
    private mutating func parsePrefixes() {
        while true {
            switch kind {
            case .identifier:
                guard word != .none, parseKeywordPrefix() else { return }
            case .prefixOperator, .ampersand:
                // `(-)` and `map(!)` name an operator.
                guard !isOperatorReference else { return }
                leaf(.prefixOperator)
            case .leftAngle, .rightAngle, .binaryOperator:
                // `swift(>=5)` in the condition of a `#if`.
                guard !isOperatorReference, kind != .binaryOperator || stopsAtNewline else { return }
                leaf(.prefixOperator, tokens: operatorLength)
            default:
                return
            }
        }
    }

    private mutating func parseKeywordPrefix() -> Bool {
        switch word {
        case .try:
            let hasMark = peek(1).kind == .postfixQuestion || peek(1).kind == .postfixExclamation
            leaf(.tryOperator, tokens: hasMark ? 2 : 1)
            return true
        case .repeat, .inout:
            leaf(.keywordOperator)
            return true
        case .await:
            guard canBeginOperand(position + 1), peek(1).kind != .period || !isAdjacent(position + 1)
            else { return false }
            leaf(.keywordOperator)
            return true
        case .consume, .copy, .borrow, .each, .any, .some, .unsafe:
            let next = peek(1)
            guard !next.flags.contains(.startsLine) else { return false }
            switch next.kind {
            case .identifier:
                guard !isInfixWord(next.word), !next.word.isReserved || canBeginOperand(position + 1), next.word != .in else { return false }
            case .dollarIdentifier:
                break
            case .prefixOperator where word == .any || word == .some,
                .leftParen where word == .any && next.flags.contains(.spaceBefore),
                .leftParen where word == .unsafe && next.flags.contains(.spaceBefore),
                .period where word == .unsafe && next.flags.contains(.spaceBefore),
                .string where word == .unsafe, .stringStart where word == .unsafe, .integer where word == .unsafe:
                break
            default:
                return false
            }
            leaf(.keywordOperator)
            return true
        default:
            return false
        }
    }

    /// operator → binaryOperator | "=" | "?" expression ":" | "is" type | "as" ("?" | "!")? type; true if an operand follows
    private mutating func parseOperator() -> Bool {
        while true {
            if stopsAtNewline, startsLine { return false }
            switch kind {
            case .binaryOperator, .arrow:
                leaf(.binaryOperator)
                return true
            case .leftAngle, .rightAngle:
                leaf(.binaryOperator, tokens: operatorLength)
                return true
            case .ampersand:
                guard !startsLine else { return false }
                leaf(.binaryOperator)
                return true
            case .equal:
                guard !stopsAtEqual else { return false }
                leaf(.assignment)
                return true
            case .infixQuestion:
                parseTernary()
                return true
            case .identifier:
                switch word {
                case .is:
                    let node = open(.typeTest)
                    position += 1
                    parseType()
                    close(node)
                case .as:
                    let node = open(.cast)
                    position += 1
                    if at(.postfixQuestion) || at(.postfixExclamation) { position += 1 }
                    parseType()
                    close(node)
                case .async, .throws, .rethrows:
                    guard effectsLeadToArrow(position) else { return false }
                    parseEffects()
                default:
                    return false
                }
            default:
                return false
            }
        }
    }

    /// ternary → "?" expression ":"
    private mutating func parseTernary() {
        let outer = stopsAtEqual
        let node = open(.ternary)
        position += 1
        parseExpression()
        if !consume(.colon) { expected("':'", in: node) }
        close(node)
        stopsAtEqual = outer
    }

    // MARK: Looking

    /// `is`, `as` and `in` go on with an expression or end it; they never begin one.
    func isInfixWord(_ word: Word) -> Bool { word == .is || word == .as }

    /// Whether an operand may begin at `index`.
    func canBeginOperand(_ index: Int) -> Bool {
        let token = tokens[index]
        switch token.kind {
        case .identifier:
            guard token.word.isReserved else { return true }
            switch token.word {
            case .selfValue, .selfType, .superValue, .nilValue, .true, .false, .anyType, .try, .if, .switch, .repeat, .initializer, .inout,
                .let, .var:
                return true
            default:
                return false
            }
        case .dollarIdentifier, .placeholder, .integer, .float, .string, .stringStart, .regex, .prefixOperator, .leftParen,
            .leftBracket, .leftBrace, .period, .pound, .backslash, .ampersand, .underscore, .at:
            return true
        default:
            return false
        }
    }

    @inline(__always) func isOperatorToken(_ index: Int) -> Bool {
        switch tokens[index].kind {
        case .binaryOperator, .prefixOperator, .postfixOperator, .leftAngle, .rightAngle, .infixQuestion, .postfixExclamation, .ampersand:
            true
        default:
            false
        }
    }

    /// How many tokens the operator here is made of: `<` and `>` come one by one, and so does what is stuck to them.
    var operatorLength: Int {
        var index = position
        guard tokens[index].kind == .leftAngle || tokens[index].kind == .rightAngle else { return 1 }
        index += 1
        while isAdjacent(index), isOperatorToken(index) || tokens[index].kind == .equal || tokens[index].kind == .arrow
            || tokens[index].kind == .postfixQuestion
        {
            index += 1
        }
        // In `a <-b` and `a >-1` the language has one operator too, but `x<.y` and `x<!y` end here.
        return index - position
    }

    /// Whether an operator stands alone as an argument: `sorted(by: >)`.
    private var isOperatorReference: Bool {
        switch tokens[position + operatorLength].kind {
        case .rightParen, .comma, .rightBracket, .colon, .rightBrace, .endOfFile, .interpolationEnd: true
        default: false
        }
    }

    // MARK: Operands

    /// operand → primary link*
    private mutating func parseOperand() {
        switch kind {
        case .identifier:
            let word = word
            if !word.isReserved || word == .selfValue || word == .superValue || word == .selfType || word == .anyType {
                let chain = open(.chain)
                leaf(.name)
                parseLinks()
                return close(chain)
            }
            parseReservedOperand(word)
        case .string:
            parseLiteral(.stringLiteral)
        case .integer:
            parseLiteral(.integerLiteral)
        case .float:
            parseLiteral(.floatLiteral)
        case .regex:
            parseLiteral(.regexLiteral)
        case .stringStart:
            let chain = open(.chain)
            parseInterpolatedString()
            parseLiteralLinks()
            close(chain)
        case .period:
            let chain = open(.chain)
            parseMember(.implicitMember)
            parseLinks()
            close(chain)
        case .leftParen:
            let chain = open(.chain)
            parseBracketed(.tuple, .rightParen, ")")
            parseLinks()
            close(chain)
        case .leftBracket:
            let chain = open(.chain)
            parseCollection()
            parseLinks()
            close(chain)
        case .leftBrace:
            guard !isHeader || beginsTrailingClosure else { return report("expected an expression") }
            let chain = open(.chain)
            parseClosure()
            parseLinks()
            close(chain)
        case .dollarIdentifier, .placeholder:
            let chain = open(.chain)
            leaf(.name)
            parseLinks()
            close(chain)
        case .underscore:
            let chain = open(.chain)
            leaf(.wildcard)
            parseLinks()
            close(chain)
        case .backslash:
            let chain = open(.chain)
            parseKeyPath()
            close(chain)
        case .pound:
            let chain = open(.chain)
            parseMacroExpansion()
            parseLinks()
            close(chain)
        case .at:
            if attributesLeadToFunctionType {
                let chain = open(.chain)
                parseType()
                return close(chain)
            }
            // An attribute on a closure: `@MainActor { … }`.
            parseAttribute()
            parseOperand()
        default:
            guard isOperatorToken(position) || at(.arrow) || at(.equal) && isOperatorReference, isOperatorReference else {
                return report("expected an expression")
            }
            let chain = open(.chain)
            leaf(.name, tokens: operatorLength)
            close(chain)
        }
    }

    /// `(@convention(c) (Int) -> Void).self`: an attribute's parentheses touch it, those of the type do not.
    private var attributesLeadToFunctionType: Bool {
        var index = position
        while tokens[index].kind == .at, tokens[index + 1].kind == .identifier {
            index += 2
            if tokens[index].kind == .leftParen, isAdjacent(index), let closer = closer(of: index) { index = closer + 1 }
        }
        guard tokens[index].kind == .leftParen, let closer = closer(of: index) else { return false }
        return tokens[closer + 1].kind == .arrow || isEffect(tokens[closer + 1].word) && effectsLeadToArrow(closer + 1)
    }

    private mutating func parseReservedOperand(_ word: Word) {
        switch word {
        case .true, .false:
            parseLiteral(.booleanLiteral)
        case .nilValue:
            parseLiteral(.nilLiteral)
        case .initializer:
            let chain = open(.chain)
            leaf(.name)
            parseLinks()
            close(chain)
        case .if:
            guard depth < Self.maximumDepth else { return skipNested() }
            let chain = open(.chain)
            let outer = (isHeader, stopsAtEqual)
            (isHeader, stopsAtEqual) = (false, false)
            parseIf()
            (isHeader, stopsAtEqual) = outer
            close(chain)
        case .switch:
            let chain = open(.chain)
            parseSwitch()
            close(chain)
        case .do where peek(1).kind == .leftBrace:
            let chain = open(.chain)
            let node = open(.doStatement)
            position += 1
            parseBlock(in: node)
            close(node)
            close(chain)
        case .is:
            let pattern = open(.pattern)
            parseMatchPatternContent()
            close(pattern)
        case .let, .var:
            let pattern = open(.pattern)
            position += 1
            parseMatchPatternContent()
            close(pattern)
        default:
            report("expected an expression")
        }
    }

    private mutating func parseLiteral(_ kind: Node.Kind) {
        let chain = open(.chain)
        leaf(kind)
        parseLiteralLinks()
        close(chain)
    }

    /// A literal takes no trailing closure: in `var x = 5 { didSet { } }` the brace opens accessors.
    @inline(__always) private mutating func parseLiteralLinks() {
        switch kind {
        case .period, .leftBracket, .postfixQuestion, .postfixExclamation, .postfixOperator, .directive, .leftParen:
            parseLinks()
        default:
            break
        }
    }

    // MARK: Links

    /// links → ("." name | arguments | "[" … "]" | "?" | "!" | trailingClosure | genericArguments | postfixOperator | ifConfig)*
    mutating func parseLinks() {
        while true {
            switch kind {
            case .period:
                if stopsAtNewline, startsLine { return }
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
                switch tokens[position - 1].kind {
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
    private mutating func parseMember(_ kind: Node.Kind) {
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
        let outer = (isHeader, stopsAtEqual, stopsAtNewline)
        (isHeader, stopsAtEqual, stopsAtNewline) = (false, false, false)
        let opener = position
        let node = open(kind)
        position += 1
        while !at(closer), !isCloser(self.kind), !at(.endOfFile) {
            guard parseArgumentAndComma() else { break }
        }
        if at(closer) { position += 1 } else { expectCloser(closer, of: opener, in: node, spelling) }
        close(node)
        (isHeader, stopsAtEqual, stopsAtNewline) = outer
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
    private var beginsTrailingClosure: Bool {
        if stopsAtNewline { return false }
        if beginsObservers(position) { return false }
        guard isHeader else { return true }
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
