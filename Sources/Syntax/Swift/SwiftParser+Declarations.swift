/// Declarations: types, functions, variables and the rest.
extension SwiftParser {
    /// Whether a declaration begins at `index`: an attribute, an introducer, or modifiers that lead to one.
    func isDeclaration(at index: Int) -> Bool {
        var index = index
        // No declaration has more modifiers, and a page of them must not be read once per word.
        for _ in 0..<16 {
            let token = tokens[index]
            guard token.kind == .identifier else { return token.kind == .at && tokens[index + 1].kind == .identifier }
            let word = token.word
            if word.isIntroducer || word.isReservedModifier { return true }
            if word == .actor {
                let name = tokens[index + 1]
                return name.kind == .identifier && !name.flags.contains(.startsLine) && !isInfixWord(name.word) && name.word != .in
            }
            if word == .macro {
                let name = tokens[index + 1]
                let next = tokens[index + 2].kind
                return name.kind == .identifier && !name.flags.contains(.startsLine) && (next == .leftParen || next == .leftAngle)
            }
            guard word.isContextualModifier else { return false }
            index += 1
            if tokens[index].kind == .leftParen {
                guard tokens[index + 2].kind == .rightParen, isModifierDetail(index + 1) else { return false }
                index += 3
            }
            // `open` at the end of a case.
            if tokens[index].word == .case || tokens[index].word == .initializer, tokens[index].flags.contains(.startsLine) { return false }
            // A modifier goes before a keyword; `open.close()` and `lazy = 1` end here.
            guard tokens[index].kind == .identifier || tokens[index].kind == .at else { return false }
        }
        return false
    }

    /// `private(set)`, `unowned(unsafe)`, `nonisolated(nonsending)`.
    func isModifierDetail(_ index: Int) -> Bool {
        tokens[index].word == .set || tokens[index].word == .unsafe || spells(index, "safe") || spells(index, "nonsending")
    }

    /// declaration → attribute* modifier* introducer …
    mutating func parseDeclaration() {
        let node = open(.unexpected)
        let outer = declarationColumn
        if !bracesBalance { declarationColumn = columnOfLine(holding: position) }
        defer { declarationColumn = outer }
        parseAttributes(ofDeclaration: true)
        parseModifiers()
        switch word {
        case .var, .let: parseVariable(node)
        case .func: parseFunction(node)
        case .class: parseNominal(node, .classDecl)
        case .struct: parseNominal(node, .structDecl)
        case .enum: parseNominal(node, .enumDecl)
        case .protocol: parseNominal(node, .protocolDecl)
        case .actor: parseNominal(node, .actorDecl)
        case .extension: parseExtension(node)
        case .initializer: parseInitializerDeclaration(node)
        case .deinit: parseDeinitializer(node)
        case .subscript: parseSubscript(node)
        case .case: parseEnumCase(node)
        case .typealias: parseTypealias(node)
        case .associatedtype: parseAssociatedType(node)
        case .import: parseImport(node)
        case .operator: parseOperatorDeclaration(node)
        case .precedencegroup: parsePrecedenceGroup(node)
        case .macro: parseMacro(node)
        default:
            // Attributes may stand alone in a branch of `#if`, or before a macro.
            if at(.pound) {
                nodes[node].kind = .expressionStatement
                parseExpression()
                return close(node)
            }
            if at(.directive), !at(.poundIf) { return closeStrayAttributes(node) }
            expected("a declaration", in: node)
            if position == Int(nodes[node].firstToken) { advance() }
            close(node)
        }
    }

    /// Leaves the attributes as children of the branch itself.
    private mutating func closeStrayAttributes(_ node: Int) {
        nodes[node].kind = .tokens
        close(node)
    }

    // MARK: Types

    /// nominal → keyword name genericParameters? inheritance? whereClause? members
    private mutating func parseNominal(_ node: Int, _ kind: Node.Kind) {
        nodes[node].kind = kind
        position += 1
        parseName(in: node)
        parseGenericParameters()
        parseInheritance()
        parseWhereClause()
        parseMembers(in: node)
        close(node)
    }

    /// extension → "extension" type inheritance? whereClause? members
    private mutating func parseExtension(_ node: Int) {
        nodes[node].kind = .extensionDecl
        position += 1
        parseType()
        parseInheritance()
        parseWhereClause()
        parseMembers(in: node)
        close(node)
    }

    /// members → "{" declaration* "}"
    private mutating func parseMembers(in parent: Int) {
        if !at(.leftBrace) {
            expected("'{'", in: parent)
            guard !bracesBalance, startsLine, column(of: position) > declarationColumn else { return }
        }
        let outer = bodyColumn
        bodyColumn = declarationColumn
        let node = open(.members)
        depth += 1
        _ = consume(.leftBrace)
        if !bracesBalance, startsLine, column(of: position) <= bodyColumn { bodyColumn = -1 }
        if depth > Self.maximumDepth { skipNested() }
        parseMemberList()
        while at(.directive) || at(.rightBrace) && owner(ofBrace: true) == .nobody {
            if at(.directive) { skipUnexpected() } else { skipBrace() }
            parseMemberList()
        }
        depth -= 1
        if !at(.rightBrace) || owner(ofBrace: true) != .block { expected("'}'", in: node) } else { position += 1 }
        close(node)
        bodyColumn = outer
    }

    /// memberList → (declaration ";"?)*
    mutating func parseMemberList() {
        while true {
            switch kind {
            case .endOfFile, .rightBrace:
                return
            case .semicolon:
                position += 1
            case .directive:
                if at(.poundIf) {
                    parseIfConfig(.members)
                } else if at(.poundElse) || at(.poundElseif) || at(.poundEndif) {
                    return
                } else {
                    parsePoundDirective()
                }
            case .pound:
                parseExpressionStatement()
            case .identifier where isDeclaration(at: position), .at where peek(1).kind == .identifier:
                if !bracesBalance, startsLine, column(of: position) <= bodyColumn { return }
                parseDeclaration()
                checkMemberEnd()
            default:
                skipUnexpected("expected a declaration")
            }
        }
    }

    private mutating func checkMemberEnd() {
        guard !startsLine, !at(.semicolon), !at(.rightBrace), !at(.endOfFile), !at(.directive) else { return }
        report("expected a new line or ';'")
    }

    /// enumCase → "case" enumElement ("," enumElement)*
    private mutating func parseEnumCase(_ node: Int) {
        nodes[node].kind = .enumCaseDecl
        position += 1
        repeat {
            guard isDeclaredName else {
                expected("a name", in: node)
                break
            }
            let element = open(.enumElement)
            leaf(.name)
            if at(.leftParen) { parseParameters() }
            if at(.equal) { parseInitializer(in: element) }
            close(element)
        } while consume(.comma)
        close(node)
    }

    /// typealias → "typealias" name genericParameters? "=" type whereClause?
    private mutating func parseTypealias(_ node: Int) {
        nodes[node].kind = .typealiasDecl
        position += 1
        parseName(in: node)
        parseGenericParameters()
        if consume(.equal) { parseType() } else { expected("'='", in: node) }
        parseWhereClause()
        close(node)
    }

    /// associatedtype → "associatedtype" name inheritance? ("=" type)? whereClause?
    private mutating func parseAssociatedType(_ node: Int) {
        nodes[node].kind = .associatedtypeDecl
        position += 1
        parseName(in: node)
        parseInheritance()
        if consume(.equal) { parseType() }
        parseWhereClause()
        close(node)
    }

    // MARK: The rest

    /// import → "import" kind? path
    private mutating func parseImport(_ node: Int) {
        nodes[node].kind = .importDecl
        position += 1
        while !startsLine, !at(.semicolon), !at(.endOfFile), !isCloser(kind) { position += 1 }
        close(node)
    }

    /// operator → "operator" name (":" name ("," name)*)? ("{" … "}")?
    private mutating func parseOperatorDeclaration(_ node: Int) {
        nodes[node].kind = .operatorDecl
        position += 1
        if isOperatorToken(position) {
            leaf(.name, tokens: operatorLength)
        } else {
            expected("an operator", in: node)
        }
        while !startsLine, !at(.semicolon), !at(.endOfFile), !isCloser(kind), !at(.leftBrace) { position += 1 }
        if at(.leftBrace) { skipBrackets() }
        close(node)
    }

    /// precedenceGroup → "precedencegroup" name "{" … "}"
    private mutating func parsePrecedenceGroup(_ node: Int) {
        nodes[node].kind = .precedenceGroupDecl
        position += 1
        parseName(in: node)
        if at(.leftBrace) { skipBrackets() }
        close(node)
    }

    mutating func parseName(in node: Int) {
        guard isDeclaredName || at(.underscore) else { return expected("a name", in: node) }
        leaf(.name)
    }

    /// A reserved word on the next line begins something else, and the name is missing.
    var isDeclaredName: Bool {
        at(.identifier) && !(word.isReserved && startsLine) || at(.placeholder) || at(.dollarIdentifier)
    }
}
