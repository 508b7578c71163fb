/// Expressions: operands and operators lie flat among the children of whoever holds them.
extension ObjectiveCParser {
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

    /// expressions → expression ("," expression)*
    mutating func parseExpressions() {
        parseExpression()
        while at(.comma) {
            leaf(.binaryOperator)
            parseExpression()
        }
    }

    /// prefix → "!" | "~" | "-" | "+" | "*" | "&" | "++" | "--" | "(" type ")"
    private mutating func parsePrefixes() {
        while true {
            switch kind {
            case .prefixOperator, .postfixOperator:
                leaf(.prefixOperator)
            case .ampersand:
                leaf(.prefixOperator)
            case .binaryOperator:
                guard spells(position, "-") || spells(position, "+") || spells(position, "*") || spells(position, "&&") else { return }
                leaf(.prefixOperator)
            case .leftParen:
                guard let closer = castEnd() else { return }
                let node = open(.cast)
                position += 1
                leaf(.type, tokens: closer - position)
                position += 1
                close(node)
            case .identifier:
                guard at(.new) || at(.delete) || at(.extensionMark) || at(.throw) else { return }
                guard at(.extensionMark) || isCPlusPlus && beginsOperand(position + 1) else { return }
                leaf(.keywordOperator)
                if at(.leftBracket), peek(1).kind == .rightBracket { position += 2 }
            case .directive:
                guard !at(.poundElse), !at(.poundElseif), !at(.poundEndif) else { return }
                parsePoundLine(.poundDirective)
            default:
                return
            }
        }
    }

    /// operator → binary | "=" | "?" expression? ":"; true if an operand follows
    private mutating func parseOperator() -> Bool {
        while true {
            if let isOperandNext = parseOneOperator() { return isOperandNext }
        }
    }

    /// `nil` where another operator may follow.
    private mutating func parseOneOperator() -> Bool? {
        switch kind {
        case .binaryOperator:
            if startsLine, beginsMethod, isAtLineStart { return false }
            leaf(.binaryOperator)
            guard endsTypeArgument else { return true }
            return at(.rightAngle) ? nil : false
        case .ampersand:
            leaf(.binaryOperator)
            return !endsTypeArgument
        case .leftAngle:
            leaf(.binaryOperator)
            return true
        case .rightAngle:
            let isDouble = peek(1).kind == .rightAngle || peek(1).kind == .binaryOperator && spells(position + 1, ">=")
            leaf(.binaryOperator, tokens: isDouble && isAdjacent(position + 1) ? 2 : 1)
            return !endsTypeArgument
        case .equal:
            leaf(.assignment)
            if at(.leftBrace) {
                parseInitializerList()
                return nil
            }
            return true
        case .infixQuestion:
            let node = open(.ternary)
            position += 1
            if !at(.colon) { parseExpression() }
            if !consume(.colon) { expected("':'", in: node) }
            close(node)
            return true
        case .string:
            // `"a" MACRO "b"`
            return !startsLine || previous.kind == .identifier
        case .identifier:
            guard word == .none else { return false }
            if previous.kind == .string { return beginsStringMacro }
            guard isMacroName(position), isMacroName(position - 1), !startsLine else { return false }
            return peek(1).kind == .string || peek(1).kind == .identifier && isMacroName(position + 1)
                || isBracketed && peek(1).kind == .comma
        case .directive:
            guard !at(.poundElse), !at(.poundElseif), !at(.poundEndif), !at(.poundIf), !at(.poundIfdef), !at(.poundIfndef), isBracketed
            else { return false }
            parsePoundLine(.poundDirective)
            return nil
        default:
            return false
        }
    }

    /// A macro among adjacent strings, not the next piece of a message.
    private var beginsStringMacro: Bool {
        peek(1).kind != .colon && isMacroName(position) || peek(1).kind == .string
    }

    /// Macros take types: `DECODE(NSArray<Foo *>)`.
    private var endsTypeArgument: Bool {
        switch kind {
        case .rightParen, .comma, .rightBracket, .rightAngle: true
        case .binaryOperator:
            spells(position, "*") && (peek(1).kind == .rightParen || peek(1).kind == .comma) && previous.kind == .rightAngle
        default: false
        }
    }

    /// A method begins in the first column, what goes on with an expression rarely.
    private var isAtLineStart: Bool {
        let start = Int(tokens[position].start)
        return start > 0 && (bytes[start - 1] == UInt8(ascii: "\n") || bytes[start - 1] == UInt8(ascii: "\r"))
    }

    func beginsOperand(_ index: Int) -> Bool {
        switch tokens[index].kind {
        case .identifier: !tokens[index].word.isStatementWord && tokens[index].word != .in
        case .integer, .float, .string, .at, .leftParen, .leftBracket, .leftBrace, .prefixOperator, .ampersand, .placeholder: true
        case .binaryOperator: spells(index, "^") || spells(index, "*") || spells(index, "-")
        case .colon: isScope(index)
        default: false
        }
    }

    /// The `)` of a cast that begins here; nil where parentheses group.
    private func castEnd() -> Int? {
        guard let closer = closer(of: position), closer > position + 1, tokens[position + 1].kind == .identifier else { return nil }
        let first = tokens[position + 1].word
        let last = tokens[closer - 1]
        guard beginsOperand(closer + 1) || tokens[closer + 1].kind == .postfixOperator && closer == position + 2 else { return nil }
        if first == .selfValue || first == .superValue { return nil }
        // An expression ends neither with a star nor with a qualifier.
        if last.kind == .binaryOperator, spells(closer - 1, "*") || spells(closer - 1, "^") { return closer }
        if last.kind == .ampersand || last.word.isPlainQualifier { return closer }
        if first.isTypeWord || first == .struct || first == .enum || first == .union || first == .const || first == .typeof
            || first.isPlainQualifier
            || first == .unsigned || first == .decltype
        {
            return tokens[position + 2].kind == .leftParen && first != .void && first != .typeof && first != .decltype
                && !(tokens[position + 3].kind == .binaryOperator) ? nil : closer
        }
        if last.kind == .rightParen {
            // `(BOOL (^)(id))`
            guard let inner = (position + 2..<closer).first(where: { tokens[$0].kind == .leftParen }) else { return nil }
            return tokens[inner + 1].kind == .binaryOperator && tokens[inner + 2].kind == .rightParen ? closer : nil
        }
        var index = position + 2
        while isScope(index), tokens[index + 2].kind == .identifier { index += 3 }
        if tokens[index].kind == .leftAngle { index = skipAngles(index) ?? index }
        guard index == closer else { return nil }
        let next = tokens[closer + 1]
        switch next.kind {
        case .identifier:
            return next.flags.contains(.startsLine) && !tokens[closer].flags.contains(.startsLine) && !isTypeLike(position + 1)
                ? nil : closer
        case .integer, .float, .string, .at, .prefixOperator, .placeholder, .leftBrace: return closer
        case .leftParen, .leftBracket: return isTypeLike(position + 1) ? closer : nil
        case .binaryOperator: return spells(closer + 1, "^") || isScalarName(position + 1) ? closer : nil
        case .ampersand: return isScalarName(position + 1) ? closer : nil
        default: return nil
        }
    }

    func isTypeLike(_ index: Int) -> Bool {
        let first = bytes[Int(tokens[index].start)]
        return UInt8(ascii: "A")...UInt8(ascii: "Z") ~= first && !isMacroName(index) || isScalarName(index)
    }

    private func isScalarName(_ index: Int) -> Bool {
        let token = tokens[index]
        if token.end - token.start > 2, bytes[Int(token.end) - 2] == UInt8(ascii: "_"), bytes[Int(token.end) - 1] == UInt8(ascii: "t") {
            return true
        }
        return spells(index, "CGFloat") || spells(index, "NSInteger") || spells(index, "NSUInteger") || spells(index, "NSTimeInterval")
            || spells(index, "BOOL") || spells(index, "Boolean") || spells(index, "Float32") || spells(index, "GLfloat")
    }
}
