/// What begins with an `@`: interfaces, implementations, protocols and their members.
extension ObjectiveCParser {
    mutating func parseAtItem(_ context: Context) {
        switch peek(1).word {
        case .interface: parseInterface()
        case .implementation: parseImplementation()
        case .protocol:
            if peek(2).kind == .leftParen { return parseExpressionStatement() }
            parseProtocol()
        case .class: parseForward()
        case .property: parseProperty()
        case .synthesize: parseSynthesize(.synthesizeDecl)
        case .dynamic: parseSynthesize(.dynamicDecl)
        case .import:
            let node = open(.importDecl)
            position += 2
            while at(.identifier) || at(.period) { position += 1 }
            close(node)
            _ = consume(.semicolon)
        case .optional, .required, .public, .private, .protected, .package:
            leaf(.modifier, tokens: 2)
        case .try, .autoreleasepool, .synchronized, .throw:
            parseAtStatement()
        default:
            if peek(1).kind == .identifier, peek(2).kind == .identifier, context == .container || context == .file {
                return parsePoundlessUnknown()
            }
            if peek(1).kind == .identifier, peek(2).kind == .leftBrace {
                // A macro that looks like a keyword: `@onExit { … };`
                leaf(.tokens, tokens: 2)
                return parseBlock()
            }
            // `@compatibility_alias`, `@defs` and literals as statements.
            parseExpressionStatement()
        }
    }

    private mutating func parsePoundlessUnknown() {
        let node = open(.tokens)
        while !at(.semicolon), !at(.endOfFile), !at(.rightBrace), !at(.endOfDirective) { position += 1 }
        close(node)
    }

    /// interface → "@interface" name generics? (":" type)? categoryName? ("<" type* ">")? variables? member* "@end"
    private mutating func parseInterface() {
        let node = open(.interfaceDecl)
        position += 2
        parseAttributes()
        parseContainerName(in: node)
        if at(.leftAngle), let end = skipAngles(position, withBounds: true), tokens[end].kind == .colon || tokens[end].kind == .leftParen {
            leaf(.genericParameters, tokens: end - position)
        }
        parseCategoryName()
        parseInheritance()
        if at(.leftBrace) { parseInstanceVariables() }
        parseMembers(in: node)
        close(node)
    }

    /// implementation → "@implementation" name categoryName? (":" type)? variables? member* "@end"
    private mutating func parseImplementation() {
        let node = open(.implementationDecl)
        position += 2
        parseContainerName(in: node)
        parseCategoryName()
        parseInheritance()
        if at(.leftBrace) { parseInstanceVariables() }
        parseMembers(in: node)
        close(node)
    }

    /// protocol → "@protocol" name ("<" type* ">")? member* "@end" | "@protocol" name ("," name)* ";"
    private mutating func parseProtocol() {
        if peek(2).kind == .identifier, peek(3).kind == .semicolon || peek(3).kind == .comma { return parseForward() }
        let node = open(.protocolDecl)
        position += 2
        parseContainerName(in: node)
        parseInheritance()
        parseMembers(in: node)
        close(node)
    }

    /// forward → ("@class" | "@protocol") name ("," name)* ";"
    private mutating func parseForward() {
        let node = open(.forwardDecl)
        position += 2
        while at(.identifier) {
            leaf(.name)
            if at(.leftAngle), let end = skipAngles(position) { position = end }
            guard consume(.comma) else { break }
        }
        close(node)
        if !consume(.semicolon) { expected("';'", in: node) }
    }

    private mutating func parseContainerName(in node: Int) {
        // `NS_SWIFT_NAME(…) Name` has a macro before it.
        while at(.identifier), peek(1).kind == .identifier, !peek(1).flags.contains(.startsLine) { position += 1 }
        guard at(.identifier) || at(.placeholder) else { return expected("a name", in: node) }
        leaf(.name)
    }

    private mutating func parseCategoryName() {
        guard at(.leftParen), !startsLine || peek(1).kind == .rightParen || peek(2).kind == .rightParen else { return }
        skipBrackets(as: .categoryName)
    }

    /// inheritance → (":" type)? ("<" type ("," type)* ">")?
    private mutating func parseInheritance() {
        guard at(.colon) || at(.leftAngle) else { return }
        let node = open(.inheritance)
        if consume(.colon), at(.identifier) {
            let type = open(.type)
            position += 1
            // A superclass may have generic arguments, and then the protocols come second.
            if at(.leftAngle), let end = skipAngles(position), tokens[end].kind == .leftAngle || tokens[end - 2].kind == .binaryOperator {
                position = end
            }
            close(type)
        }
        if at(.leftAngle) {
            position += 1
            while at(.identifier) {
                leaf(.type)
                guard consume(.comma) else { break }
            }
            if !consume(.rightAngle) {
                expected("'>'", in: node)
                while !at(.rightAngle), !startsLine, !at(.endOfFile) { position += 1 }
                _ = consume(.rightAngle)
            }
        }
        close(node)
    }

    /// variables → "{" (variable | "@private" | …)* "}"
    private mutating func parseInstanceVariables() {
        let opener = position
        let node = open(.instanceVariables)
        position += 1
        parseBlockContent(.body)
        closeBrace(of: opener, node)
        close(node)
    }

    private mutating func parseMembers(in parent: Int) {
        let node = open(.members)
        depth += 1
        // Without its `@end` every container is within the one before.
        if depth > Self.maximumDepth { skipNested() } else { parseItems(.container) }
        while at(.rightBrace) || at(.directive) && closesOutsideBranch {
            skipUnexpected()
            parseItems(.container)
        }
        depth -= 1
        close(node)
        if at(.at), peek(1).word == .end {
            position += 2
            if at(.semicolon) { position += 1 }
        } else {
            expected("'@end'", in: parent)
        }
    }

    /// An `#else` or `#endif` inside a container whose `#if` stands before it goes by unread.
    private var closesOutsideBranch: Bool { at(.poundElse) || at(.poundElseif) || at(.poundEndif) }

    /// property → "@property" ("(" attribute ("," attribute)* ")")? declaration
    private mutating func parseProperty() {
        let node = open(.propertyDecl)
        position += 2
        if at(.leftParen), let closer = closer(of: position) {
            position += 1
            while position < closer {
                let attribute = open(.propertyAttribute)
                while position < closer, !at(.comma) {
                    if at(.leftParen), let inner = self.closer(of: position) { position = inner }
                    position += 1
                }
                close(attribute)
                if position < closer { position += 1 }
            }
            position = closer + 1
        }
        let start = position
        parseDeclarationContent(of: node)
        if position == start { expected("a property", in: node) }
        close(node)
    }

    /// synthesize → ("@synthesize" | "@dynamic") name ("=" name)? ("," …)* ";"
    private mutating func parseSynthesize(_ kind: Node.Kind) {
        let node = open(kind)
        position += 2
        while at(.identifier) {
            leaf(.name)
            if consume(.equal), at(.identifier) { position += 1 }
            guard consume(.comma) else { break }
        }
        close(node)
        if !consume(.semicolon) { expected("';'", in: node) }
    }

    /// method → ("-" | "+") ("(" type ")")? piece+ attribute* (";" | block)
    mutating func parseMethod() {
        let node = open(.methodDecl)
        position += 1
        if at(.leftParen) { parseParenthesisedType(.returnType) }
        parseAttributes()
        var isFirst = true
        while true {
            if at(.colon) || at(.identifier) && peek(1).kind == .colon {
                parseMethodPiece()
            } else if isFirst, at(.identifier) {
                let piece = open(.methodPiece)
                leaf(.name)
                close(piece)
                break
            } else {
                break
            }
            isFirst = false
        }
        // `, ...`, parameters in the manner of C, and attributes.
        while !at(.leftBrace), !at(.semicolon), !at(.endOfFile), !at(.rightBrace), !at(.at), !at(.directive), !at(.endOfDirective),
            !beginsMethod
        {
            if isOpener(kind), let closer = closer(of: position) { position = closer }
            position += 1
        }
        if at(.semicolon) {
            position += 1
            // A semicolon between head and body is allowed in an implementation.
            if at(.leftBrace) { parseBody() }
        } else if at(.leftBrace) {
            parseBody()
        } else {
            expected("';' or '{'", in: node)
        }
        close(node)
    }

    /// piece → name? ":" ("(" type ")")? attribute* name doubleBrackets*
    private mutating func parseMethodPiece() {
        let piece = open(.methodPiece)
        if at(.identifier) { leaf(.name) }
        position += 1
        if at(.leftParen) { parseParenthesisedType(.type) }
        skipParameterAttributes()
        if at(.identifier) || at(.placeholder) { leaf(.name) } else { expected("a parameter's name", in: piece) }
        skipDoubleBrackets()
        close(piece)
    }

    /// `[[maybe_unused]]` of C++ and of C since 2023; at this place nothing else begins with brackets.
    private mutating func skipDoubleBrackets() {
        while at(.leftBracket), peek(1).kind == .leftBracket, let closer = closer(of: position) { position = closer + 1 }
    }

    /// `__unused`, `NS_NOESCAPE`, `__attribute__((…))`, `[[maybe_unused]]` before a parameter's name.
    private mutating func skipParameterAttributes() {
        skipDoubleBrackets()
        while at(.identifier) {
            defer { skipDoubleBrackets() }
            let isMark = at(.attributeMark) || spells(position, "__unused")
            if peek(1).kind == .leftParen, isMark || isMacroName(position), let closer = closer(of: position + 1),
                tokens[closer + 1].kind == .identifier
            {
                position = closer + 1
            } else if peek(1).kind == .identifier, isMark || isMacroName(position) && !isMacroName(position + 1) && peek(2).kind != .colon {
                position += 1
            } else {
                return
            }
        }
    }

    /// A type in parentheses; a returnType holds a type, a type stands for itself.
    private mutating func parseParenthesisedType(_ kind: Node.Kind) {
        guard let closer = closer(of: position) else {
            position += 1
            return
        }
        let outer = kind == .returnType ? open(kind) : nil
        position += 1
        leaf(.type, tokens: closer - position)
        position += 1
        if let outer { close(outer) }
    }
}
