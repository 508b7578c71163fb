/// Functions, initializers, subscripts, macros: whatever has parameters.
extension SwiftParser {
    /// function → "func" name signature
    mutating func parseFunction(_ node: Int) {
        nodes[node].kind = .functionDecl
        position += 1
        if isDeclaredName {
            leaf(.name)
        } else if isOperatorToken(position) {
            var count = operatorLength
            // In `func <<T>(` the second angle opens the generic parameters.
            if count > 1, tokens[position + count - 1].kind == .leftAngle, tokens[position + count].kind == .identifier { count -= 1 }
            leaf(.name, tokens: count)
        } else {
            expected("a name", in: node)
        }
        parseSignature(of: node)
        close(node)
    }

    /// initializer → "init" ("?" | "!")? signature
    mutating func parseInitializerDeclaration(_ node: Int) {
        nodes[node].kind = .initDecl
        leaf(.name)
        if at(.postfixQuestion) || at(.postfixExclamation) || at(.infixQuestion) { position += 1 }
        parseSignature(of: node)
        close(node)
    }

    /// signature → genericParameters? parameters effects? returnType? whereClause? block?
    private mutating func parseSignature(of node: Int) {
        parseGenericParameters()
        if at(.leftParen) { parseParameters() } else { expected("'('", in: node) }
        parseEffects()
        parseReturnType()
        parseWhereClause()
        parseBody(in: node)
    }

    /// deinitializer → "deinit" effects? block?
    mutating func parseDeinitializer(_ node: Int) {
        nodes[node].kind = .deinitDecl
        leaf(.name)
        parseEffects()
        parseBody(in: node)
        close(node)
    }

    /// subscript → "subscript" genericParameters? parameters returnType? whereClause? accessors?
    mutating func parseSubscript(_ node: Int) {
        nodes[node].kind = .subscriptDecl
        leaf(.name)
        parseGenericParameters()
        if at(.leftParen) { parseParameters() } else { expected("'('", in: node) }
        parseReturnType()
        parseWhereClause()
        if at(.leftBrace) { parseAccessors() }
        close(node)
    }

    /// macro → "macro" name genericParameters? parameters? returnType? ("=" expression)? whereClause?
    mutating func parseMacro(_ node: Int) {
        nodes[node].kind = .macroDecl
        position += 1
        parseName(in: node)
        parseGenericParameters()
        if at(.leftParen) { parseParameters() }
        parseReturnType()
        if at(.equal) { parseInitializer(in: node) }
        parseWhereClause()
        close(node)
    }

    /// parameters → "(" (parameter ("," parameter)*)? ")"
    ///
    /// Without a colon, what stands in a closure's parameters is a name, in an enum's payload a type.
    mutating func parseParameters(ofClosure: Bool = false) {
        if isOutline, peek(1).kind == .rightParen { return leaveOut(.parameters) }
        let outer = surroundings
        (surroundings.isHeader, surroundings.stopsAtEqual) = (false, false)
        let opener = position
        let node = open(.parameters)
        position += 1
        while !at(.rightParen), !at(.rightBrace), !at(.endOfFile) {
            let start = position
            parseParameter(ofClosure: ofClosure)
            if consume(.comma) { continue }
            if at(.directive), position == start { parseIfConfig(.arguments) }
            if position == start || !at(.rightParen) { break }
        }
        expectCloser(.rightParen, of: opener, in: node, ")")
        close(node)
        surroundings = outer
    }

    /// parameter → attribute* modifier* (name name? ":")? type "..."? ("=" expression)?
    private mutating func parseParameter(ofClosure: Bool) {
        let node = open(.parameter)
        parseAttributes()
        // Written before the name only by old versions of the language.
        if at(.inout) || at(.var) || at(.let), isParameterName(peek(1).kind) { leaf(.modifier) }
        let first = tokens[position].kind
        let isNamed =
            isParameterName(first)
            && (ofClosure || peek(1).kind == .colon || isParameterName(peek(1).kind) && (peek(2).kind == .colon || first == .underscore))
        if isNamed {
            leaf(.name)
            if isParameterName(kind) { leaf(.name) }
        }
        if consume(.colon) {
            parseParameterType()
        } else if !isNamed, !at(.rightParen), !at(.comma) {
            parseParameterType()
        }
        if at(.equal) { parseInitializer(in: node) }
        close(node)
    }

    private mutating func parseParameterType() {
        let node = open(.typeAnnotation)
        parseType()
        if spells(position, "...") { position += 1 }
        close(node)
    }

    private func isParameterName(_ kind: Token.Kind) -> Bool { kind == .identifier || kind == .underscore || kind == .dollarIdentifier }

    /// effects → ("async" | "reasync" | "throws" | "rethrows" | "throws" "(" type ")")+
    mutating func parseEffects() {
        guard isEffect(word), kind == .identifier else { return }
        let node = open(.effects)
        while at(.identifier), isEffect(word) {
            let isThrows = at(.throws)
            position += 1
            guard isThrows, at(.leftParen) else { continue }
            let opener = position
            position += 1
            parseType()
            expectCloser(.rightParen, of: opener, in: node, ")")
        }
        close(node)
    }

    func isEffect(_ word: Word) -> Bool {
        word == .throws || word == .async || word == .rethrows || word == .reasync
    }

    /// returnType → "->" type
    mutating func parseReturnType() {
        guard at(.arrow) else { return }
        let node = open(.returnType)
        position += 1
        parseType()
        close(node)
    }
}
