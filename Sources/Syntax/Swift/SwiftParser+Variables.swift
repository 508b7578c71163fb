/// Variables and their accessors.
extension SwiftParser {
    /// variable → ("var" | "let") binding ("," binding)*
    mutating func parseVariable(_ node: Int) {
        nodes[node].kind = .variableDecl
        position += 1
        repeat {
            let binding = open(.binding)
            parseBindingPattern()
            parseTypeAnnotation()
            let hasInitializer = at(.equal)
            if hasInitializer { parseInitializer(in: binding) }
            if at(.leftBrace), !hasInitializer || beginsObservers(position) || !startsLine { parseAccessors() }
            close(binding)
        } while consume(.comma)
        close(node)
    }

    /// typeAnnotation → ":" type
    mutating func parseTypeAnnotation() {
        guard at(.colon) else { return }
        let node = open(.typeAnnotation)
        position += 1
        parseType()
        close(node)
    }

    /// initializer → "=" expression
    mutating func parseInitializer(in parent: Int) {
        guard at(.equal) else { return expected("'='", in: parent) }
        let outer = surroundings.stopsAtEqual
        surroundings.stopsAtEqual = false
        let node = open(.initializer)
        position += 1
        parseExpression()
        close(node)
        surroundings.stopsAtEqual = outer
    }

    /// Whether the brace at `index` holds `willSet` or `didSet`, so that it cannot be a trailing closure.
    func beginsObservers(_ index: Int) -> Bool {
        var index = index + 1
        while tokens[index].kind == .at, tokens[index + 1].kind == .identifier {
            index += 2
            if tokens[index].kind == .leftParen, let closer = closer(of: index) { index = closer + 1 }
        }
        return tokens[index].word == .didSet || tokens[index].word == .willSet
    }

    /// accessors → "{" (accessor* | statement*) "}"
    mutating func parseAccessors() {
        let node = open(.accessors)
        guard isAccessor(at: position + 1) else {
            parseBody(in: node)
            return close(node)
        }
        position += 1
        while !at(.rightBrace), !at(.endOfFile) {
            if at(.semicolon) {
                position += 1
            } else if at(.poundIf) {
                parseIfConfigAccessors()
            } else if isAccessor(at: position) {
                parseAccessor()
            } else {
                if !bracesBalance, isDeclaration(at: position) { break }
                skipUnexpected("expected an accessor")
            }
        }
        if !consume(.rightBrace) { expected("'}'", in: node) }
        close(node)
    }

    /// accessor → attribute* modifier* name ("(" name ")")? effects? block?
    private mutating func parseAccessor() {
        let node = open(.accessor)
        parseAttributes()
        while at(.mutating) || at(.nonmutating) || at(.__consuming) || at(.consuming) || at(.borrowing) { leaf(.modifier) }
        leaf(.name)
        if at(.leftParen) { skipBrackets() }
        parseEffects()
        parseBody(in: node)
        close(node)
    }

    private mutating func parseIfConfigAccessors() {
        let node = open(.ifConfig)
        repeat {
            let clause = open(.ifConfigClause)
            position += 1
            while !startsLine, !at(.endOfFile) { position += 1 }
            while isAccessor(at: position) { parseAccessor() }
            close(clause)
        } while at(.poundElse) || at(.poundElseif)
        if !consume(.poundEndif) { expected("'#endif'", in: node) }
        close(node)
    }

    /// Whether an accessor begins at `index`, rather than a getter that happens to use such a name.
    private func isAccessor(at index: Int) -> Bool {
        var index = index
        while tokens[index].kind == .at, tokens[index + 1].kind == .identifier {
            index += 2
            if tokens[index].kind == .leftParen, isAdjacent(index), let closer = closer(of: index) { index = closer + 1 }
        }
        while isAccessorModifier(tokens[index].word) { index += 1 }
        if tokens[index].word == .poundIf {
            index += 1
            while !tokens[index].flags.contains(.startsLine), tokens[index].kind != .endOfFile { index += 1 }
            return tokens[index].word != .poundIf && isAccessor(at: index)
        }
        guard tokens[index].kind == .identifier, tokens[index].word.isAccessor else { return false }
        let next = tokens[index + 1]
        switch tokens[index].word {
        case .borrow where next.kind == .leftBrace, .mutate where next.kind == .leftBrace:
            return true
        case .read, .modify, .borrow, .mutate:
            // Likelier a call with a trailing closure, unless another accessor stands next to it.
            guard next.kind == .leftBrace else {
                return next.word.isAccessor || next.kind == .rightBrace && tokens[index - 1].word.isAccessor
            }
            guard tokens[index - 1].kind != .rightBrace else { break }
            guard let closer = closer(of: index + 1) else { return false }
            return tokens[closer + 1].word.isAccessor
        default:
            break
        }
        switch next.kind {
        case .leftBrace, .rightBrace, .semicolon, .at, .directive:
            return true
        case .leftParen:
            guard let closer = closer(of: index + 1) else { return false }
            return tokens[closer + 1].kind == .leftBrace || isEffect(tokens[closer + 1].word)
        case .identifier:
            return isEffect(next.word) || next.word.isAccessor || isAccessorModifier(next.word)
        default:
            return false
        }
    }

    private func isAccessorModifier(_ word: Word) -> Bool {
        word == .mutating || word == .nonmutating || word == .__consuming || word == .consuming || word == .borrowing
    }
}
