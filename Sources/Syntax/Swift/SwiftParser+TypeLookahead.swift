/// Whether a `<` compares or opens generic arguments. Nothing here writes a node.
extension SwiftParser {
    /// Whether the `<` at `index` opens generic arguments, by the language's rule: what follows reads as types up to a `>`, and
    /// after that stands something no comparison could go on with.
    func beginsGenericArguments(_ index: Int) -> Bool {
        guard let end = endOfGenericArguments(index) else { return false }
        let next = tokens[end]
        switch next.kind {
        case .rightParen, .rightBracket, .leftBrace, .rightBrace, .period, .comma, .semicolon, .endOfFile, .colon,
            .postfixExclamation, .postfixQuestion, .interpolationEnd:
            return true
        case .leftParen, .leftBracket:
            return !next.flags.contains(.startsLine)
        case .binaryOperator, .ampersand:
            return spells(end, "&")
        case .equal:
            // In `a < b, c >= d` it is half an operator.
            return !isAdjacent(end)
        default:
            return false
        }
    }

    /// The token after the arguments that the `<` at `index` opens, or nil if it does not.
    func endOfGenericArguments(_ index: Int, _ depth: Int = 0) -> Int? {
        guard depth < 16 else { return nil }
        var index = index + 1
        if tokens[index].kind == .rightAngle { return index + 1 }
        while let end = endOfType(index, depth) {
            switch tokens[end].kind {
            case .comma: index = end + 1
            case .rightAngle: return end + 1
            default: return nil
            }
        }
        return nil
    }

    /// The colon behind `name` or `_ name` at `index`.
    private func endOfLabels(_ index: Int) -> Int? {
        func isName(_ index: Int) -> Bool { tokens[index].kind == .identifier || tokens[index].kind == .underscore }
        guard isName(index) else { return nil }
        if tokens[index + 1].kind == .colon { return index + 1 }
        return isName(index + 1) && tokens[index + 2].kind == .colon ? index + 2 : nil
    }

    /// The token after the type at `index`, or nil if there is none. Writes nothing.
    private func endOfType(_ start: Int, _ depth: Int) -> Int? {
        guard depth < 16 else { return nil }
        var index = start
        prefixes: while true {
            switch tokens[index].kind {
            case .at where tokens[index + 1].kind == .identifier:
                index += 2
            case .prefixOperator where spells(index, "~"):
                index += 1
            case .prefixOperator where spells(index, "-") && tokens[index + 1].kind == .integer:
                index += 1
            case .identifier:
                switch tokens[index].word {
                case .inout, .some, .any, .each, .repeat, .borrowing, .consuming, .isolated, .sending:
                    guard canBeginType(index + 1) else { break prefixes }
                    index += 1
                default:
                    break prefixes
                }
            default:
                break prefixes
            }
        }
        let token = tokens[index]
        switch token.kind {
        case .identifier where !token.word.isReserved || canNameType(token.word):
            index += 1
            if tokens[index].kind == .leftAngle {
                guard let end = endOfGenericArguments(index, depth + 1) else { return nil }
                index = end
            }
        case .underscore, .placeholder, .integer:
            index += 1
        case .leftParen:
            guard let closer = closer(of: index) else { return nil }
            var element = index + 1
            while element < closer {
                if let colon = endOfLabels(element) { element = colon + 1 }
                guard let end = endOfType(element, depth + 1) else { return nil }
                element = spells(end, "...") ? end + 1 : end
                guard element == closer || tokens[element].kind == .comma else { return nil }
                if element < closer { element += 1 }
            }
            index = closer + 1
        case .leftBracket:
            guard let closer = closer(of: index), var end = endOfType(index + 1, depth + 1) else { return nil }
            if tokens[end].kind == .colon || tokens[end].word == .of {
                guard let value = endOfType(end + 1, depth + 1) else { return nil }
                end = value
            }
            guard end == closer else { return nil }
            index = closer + 1
        default:
            return nil
        }
        while true {
            switch tokens[index].kind {
            case .postfixQuestion, .postfixExclamation:
                index += 1
            case .period where tokens[index + 1].kind == .identifier:
                index += 2
                if tokens[index].kind == .leftAngle {
                    guard let end = endOfGenericArguments(index, depth + 1) else { return nil }
                    index = end
                }
            case .binaryOperator where spells(index, "&"):
                return endOfType(index + 1, depth + 1)
            case .arrow:
                return endOfType(index + 1, depth + 1)
            case .identifier where isEffect(tokens[index].word) && effectsLeadToArrow(index):
                while tokens[index].kind != .arrow { index += 1 }
            default:
                return index
            }
        }
    }
}
