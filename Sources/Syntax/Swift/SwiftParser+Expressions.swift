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
                guard !isOperatorReference, kind != .binaryOperator || surroundings.stopsAtNewline else { return }
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
                guard !isInfixWord(next.word), !next.word.isReserved || canBeginOperand(position + 1), next.word != .in else {
                    return false
                }
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
            if surroundings.stopsAtNewline, startsLine { return false }
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
                guard !surroundings.stopsAtEqual else { return false }
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
        let outer = surroundings.stopsAtEqual
        let node = open(.ternary)
        position += 1
        parseExpression()
        if !consume(.colon) { expected("':'", in: node) }
        close(node)
        surroundings.stopsAtEqual = outer
    }

    // MARK: Looking

    /// `is`, `as` and `in` go on with an expression or end it; they never begin one.
    func isInfixWord(_ word: Word) -> Bool { word == .is || word == .as }

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
        while isAdjacent(index),
            isOperatorToken(index) || tokens[index].kind == .equal || tokens[index].kind == .arrow
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
            guard !surroundings.isHeader || beginsTrailingClosure else { return report("expected an expression") }
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
            let outer = surroundings
            (surroundings.isHeader, surroundings.stopsAtEqual) = (false, false)
            parseIf()
            surroundings = outer
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
}
