/// Attributes and modifiers.
extension SwiftParser {
    /// attributes → (attribute | ifConfig)*
    ///
    /// Only before a declaration may white space stand before the arguments; elsewhere a `(` after a space opens a type.
    mutating func parseAttributes(ofDeclaration: Bool = false) {
        while true {
            if at(.at) {
                parseAttribute(ofDeclaration: ofDeclaration)
            } else if at(.poundIf), holdsOnlyAttributes(position) {
                parseIfConfig(.attributes)
            } else {
                return
            }
        }
    }

    /// Whether the first branch of a `#if` is attributes and nothing else.
    private func holdsOnlyAttributes(_ index: Int) -> Bool {
        var index = index + 1
        while !tokens[index].flags.contains(.startsLine), tokens[index].kind != .endOfFile { index += 1 }
        guard tokens[index].kind == .at else { return false }
        while tokens[index].kind == .at, tokens[index + 1].kind == .identifier {
            index += 2
            while true {
                if tokens[index].kind == .period, tokens[index + 1].kind == .identifier {
                    index += 2
                } else if tokens[index].kind == .leftAngle, let end = endOfGenericArguments(index) {
                    index = end
                } else {
                    break
                }
            }
            if tokens[index].kind == .leftParen, let closer = closer(of: index) { index = closer + 1 }
        }
        return tokens[index].kind == .directive && tokens[index].word != .poundIf
    }

    /// attribute → "@" type (arguments | tokens)?
    ///
    /// Those of the language have a grammar each and are kept as tokens; property wrappers and macros take arguments.
    mutating func parseAttribute(ofDeclaration: Bool = false) {
        let node = open(.attribute)
        position += 1
        guard at(.identifier) else {
            expected("a name", in: node)
            return close(node)
        }
        let name = token
        let type = open(.type)
        position += 1
        while true {
            // A type inside of one with arguments: `@FocusState<Field?>.Binding`.
            if at(.leftAngle), isAdjacent(position) {
                parseGenericArgumentList(in: type)
            } else if at(.period), peek(1).kind == .identifier {
                position += 2
            } else if at(.colon), peek(1).kind == .colon, isAdjacent(position + 1), peek(2).kind == .identifier {
                position += 3
            } else {
                break
            }
        }
        close(type)
        if at(.leftParen), takesArguments(name) || ofDeclaration && !startsLine {
            let isCustom = (UInt8(ascii: "A")...UInt8(ascii: "Z")).contains(bytes[Int(previous.start)])
            if isCustom, depth < Self.maximumDepth {
                parseArguments()
            } else if let closer = closer(of: position) {
                leaf(.tokens, tokens: closer + 1 - position)
            } else {
                expected("')'", in: node)
                position += 1
            }
        }
        close(node)
    }

    private func takesArguments(_ name: Token) -> Bool {
        switch name.word {
        case .escaping, .autoclosure, .Sendable: return false
        case .available, .convention, .inline: return true
        default: break
        }
        guard isAdjacent(position) else { return false }
        // `@MainActor() -> Void` is a function type.
        if peek(1).kind == .rightParen, peek(2).kind == .arrow { return false }
        return true
    }

    /// modifiers → (modifier ("(" name ")")?)*
    mutating func parseModifiers() {
        while at(.identifier) {
            let word = word
            if word.isReservedModifier || word.isContextualModifier && isModifier {
                // A word such as `private`, with `(set)`.
            } else if word == .class, peek(1).kind == .identifier, peek(1).word.isIntroducer || isDeclaration(at: position + 1) {
                // A class method; `class func` is no class named `func`.
            } else {
                return
            }
            let hasDetail = peek(1).kind == .leftParen && peek(2).kind == .identifier && peek(3).kind == .rightParen
            leaf(.modifier, tokens: hasDetail ? 4 : 1)
            if at(.at) { parseAttributes(ofDeclaration: true) }
        }
    }

    private var isModifier: Bool {
        let next = peek(1)
        return next.kind == .leftParen || next.kind == .identifier || next.kind == .at
    }
}
