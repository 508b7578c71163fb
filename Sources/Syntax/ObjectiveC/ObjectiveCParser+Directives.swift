/// Lines of the preprocessor.
extension ObjectiveCParser {
    mutating func parseDirective(_ context: Context) {
        switch word {
        case .poundIf, .poundIfdef, .poundIfndef: parseIfConfig(context)
        case .poundDefine: parseDefine()
        case .poundImport, .poundInclude: parsePoundLine(.importDecl)
        default: parsePoundLine(.poundDirective)
        }
    }

    /// A directive with the rest of its line.
    mutating func parsePoundLine(_ kind: Node.Kind) {
        let node = open(kind)
        skipLine()
        close(node)
    }

    private mutating func skipLine() {
        while !at(.endOfDirective), !at(.endOfFile) { position += 1 }
        if at(.endOfDirective) { position += 1 }
    }

    /// ifConfig → ifConfigClause+ "#endif"
    private mutating func parseIfConfig(_ context: Context) {
        let node = open(.ifConfig)
        depth += 1
        repeat {
            let clause = open(.ifConfigClause)
            let wasCPlusPlus = isCPlusPlus
            if at(.poundElse) {
                skipLine()
            } else {
                let condition = open(.condition)
                let start = position
                skipLine()
                close(condition)
                if asksForCPlusPlus(start..<position) { isCPlusPlus = true }
            }
            if depth > Self.maximumDepth { skipNested() } else { parseItems(context) }
            while context == .cases, at(.case) || at(.default), depth <= Self.maximumDepth { parseSwitchCase() }
            isCPlusPlus = wasCPlusPlus
            close(clause)
        } while at(.directive) && (at(.poundElse) || at(.poundElseif))
        depth -= 1
        if at(.poundEndif) { skipLine() } else { expected("'#endif'", in: node) }
        close(node)
    }

    /// `#ifdef __cplusplus`, behind which a header for both languages speaks C++.
    private func asksForCPlusPlus(_ line: Range<Int>) -> Bool {
        tokens[line.lowerBound].word != .poundIfndef && line.contains { spells($0, "__cplusplus") } && !line.contains { spells($0, "!") }
    }

    /// define → "#define" name ("(" … ")")? (expression | token*)
    private mutating func parseDefine() {
        let node = open(.defineDecl)
        position += 1
        guard at(.identifier) else {
            skipLine()
            return close(node)
        }
        leaf(.name)
        if at(.leftParen), isAdjacent(position) { skipBrackets(as: .parameters) }
        if !at(.endOfDirective), !at(.endOfFile) {
            if isLoneExpression {
                let value = open(.initializer)
                parseExpression()
                close(value)
            } else {
                let rest = open(.tokens)
                while !at(.endOfDirective), !at(.endOfFile) { position += 1 }
                close(rest)
            }
        }
        skipLine()
        close(node)
    }

    /// Whether the rest of the line is a value: a literal, a name, or those joined, which is all that a constant is made of.
    private var isLoneExpression: Bool {
        var index = position
        var wantsOperand = true
        while true {
            switch tokens[index].kind {
            case .endOfDirective, .endOfFile:
                return !wantsOperand
            case .string:
                index += 1
                wantsOperand = false
            case .identifier, .integer, .float:
                guard wantsOperand,
                    tokens[index].word == .none
                        || !tokens[index].word.isStatementWord && !tokens[index].word.isQualifier
                            && !tokens[index].word.isTypeWord
                else { return false }
                index += 1
                wantsOperand = false
            case .leftBracket:
                guard wantsOperand, let closer = closer(of: index),
                    tokens[index + 1].kind == .identifier || tokens[index + 1].kind == .leftBracket,
                    tokens[closer + 1].kind == .endOfDirective, !hasPound(from: index, to: closer)
                else { return false }
                return true
            case .at:
                guard wantsOperand, tokens[index + 1].kind == .integer else { return false }
                index += 2
                wantsOperand = false
            case .leftParen:
                guard wantsOperand, let closer = closer(of: index), closer == index + 2,
                    tokens[index + 1].kind == .string || tokens[index + 1].kind == .integer || tokens[index + 1].kind == .identifier
                else { return false }
                index = closer + 1
                wantsOperand = false
            default:
                return false
            }
        }
    }

    private func hasPound(from start: Int, to end: Int) -> Bool {
        (start..<end).contains { tokens[$0].kind == .pound || tokens[$0].kind == .backslash || tokens[$0].kind == .leftBrace }
    }
}
