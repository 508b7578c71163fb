/// Declarations of C: variables, functions, types.
extension ObjectiveCParser {
    /// declaration → modifier* type (declarator ("," declarator)*)? ";" | modifier* type declarator "(" … ")" block
    mutating func parseDeclaration() {
        let node = open(.variableDecl)
        parseDeclarationContent(of: node)
        close(node)
    }

    /// Everything after the keyword; changes the kind of `node` to what it finds out.
    mutating func parseDeclarationContent(of node: Int) {
        parseQualifiers(of: node)
        if at(.string), nodes[node].kind != .propertyDecl { return parseLinkage(of: node) }
        parseTypeSpecifier()
        parseQualifiers(of: node)
        if at(.semicolon) {
            position += 1
            return
        }
        while true {
            if nodes[node].kind != .propertyDecl, nodes[node].kind != .typealiasDecl, let name = functionName() {
                if nodes[node].kind == .variableDecl { nodes[node].kind = .functionDecl }
                return parseFunction(name)
            }
            parseDeclarator()
            guard consume(.comma) else { break }
        }
        if at(.leftBrace), isCPlusPlus || previous.kind == .rightParen {
            return parseBody()
        }
        if at(.semicolon) {
            position += 1
        } else if !at(.rightBrace), !at(.endOfDirective), !at(.directive), !stopsAtIn {
            endDeclaration()
        }
    }

    /// Up to the `;`, over what was not understood.
    mutating func endDeclaration() {
        if at(.at), startsLine { return }
        guard !startsLine || isCPlusPlus || !previous.flags.contains(.startsLine) else { return report("expected ';'") }
        if !isCPlusPlus { report("expected ';'") }
        if startsLine { return }
        while !at(.semicolon), !at(.rightBrace), !at(.endOfFile), !at(.endOfDirective), !at(.directive), !startsLine {
            if isOpener(kind), let closer = closer(of: position) { position = closer }
            position += 1
        }
        _ = consume(.semicolon)
    }

    mutating func parseQualifiers(of node: Int) {
        while at(.identifier) {
            if at(.typedef) {
                if nodes[node].kind == .variableDecl { nodes[node].kind = .typealiasDecl }
                leaf(.modifier)
            } else if word.isQualifier, peek(1).kind == .identifier || word.isPlainQualifier || peek(1).kind == .string {
                leaf(.modifier)
            } else if at(.attributeMark) {
                parseAttribute()
            } else {
                return
            }
        }
    }

    /// attribute → "__attribute__" "(" … ")"
    mutating func parseAttribute() {
        let node = open(.attribute)
        position += 1
        if at(.leftParen), let closer = closer(of: position) { position = closer + 1 }
        close(node)
    }

    mutating func parseAttributes() {
        while at(.attributeMark) { parseAttribute() }
    }

    /// linkage → "extern" string ("{" item* "}" | declaration)
    mutating func parseLinkage(of node: Int) {
        position += 1
        depth += 1
        defer { depth -= 1 }
        if depth > Self.maximumDepth { return skipNested() }
        if at(.leftBrace) {
            let opener = position
            let block = open(.members)
            position += 1
            parseItems(.file)
            closeBrace(of: opener, block)
            close(block)
        } else {
            parseDeclarationContent(of: node)
        }
    }

    /// type → name generics? | word+ | ("struct" | "union" | "enum" | "class") name? ("{" … "}")? | enumMacro
    mutating func parseTypeSpecifier() {
        if at(.struct) || at(.union) || at(.class) { return parseAggregate() }
        if at(.enum) || word.isEnumMacro { return parseEnum(isMacro: !at(.enum)) }
        if previous.word == .typedef, at(.identifier), peek(1).kind == .leftParen, let closer = closer(of: position + 1),
            tokens[closer + 1].kind == .leftBrace
        {
            return parseEnum(isMacro: true)
        }
        let type = open(.type)
        var hasBase = false
        while at(.identifier) {
            let word = word
            if word.isTypeWord {
                if hasBase, word == .id { break }
                position += 1
                if at(.leftAngle), let end = skipAngles(position) { position = end }
                hasBase = true
            } else if word.isQualifier, word.isPlainQualifier || peek(1).kind == .identifier || peek(1).kind == .binaryOperator {
                position += 1
            } else if word == .attributeMark || word == .typeof || word == .decltype {
                position += 1
                if at(.leftParen), let closer = closer(of: position) { position = closer + 1 }
                hasBase = hasBase || word != .attributeMark && previous.kind == .rightParen
            } else if word == .typename {
                position += 1
            } else if word == .struct || word == .enum || word == .union || word == .class {
                position += 1
            } else if !hasBase {
                position = endOfTypeName(position)
                // `UI_EXTERN(x) Type name`
                if at(.leftParen), let closer = closer(of: position) {
                    let isName = tokens[closer + 2].kind == .leftParen
                    if tokens[closer + 1].kind == .identifier || tokens[closer + 1].kind == .binaryOperator {
                        position = closer + 1
                        if isName { break }
                        continue
                    }
                }
                hasBase = true
            } else {
                // The name, unless what came before was a macro and this is the type.
                let next = endOfTypeName(position)
                switch tokens[next].kind {
                case .identifier
                where !tokens[next].flags.contains(.startsLine) && !isMacroName(next) && tokens[next].word != .in
                    && tokens[next].word != .attributeMark,
                    .binaryOperator where spells(next, "*"):
                    position = next
                    continue
                case .ampersand where isCPlusPlus:
                    position = next
                    continue
                default:
                    break
                }
                break
            }
        }
        close(type)
    }

    /// aggregate → ("struct" | "union" | "class") name? (":" …)? ("{" item* "}")?
    mutating func parseAggregate() {
        let node = open(.structDecl)
        if at(.class) { isCPlusPlus = true }
        position += 1
        parseAttributes()
        while at(.identifier), peek(1).kind == .identifier, peek(2).kind == .leftBrace || peek(2).kind == .colon || isMacroName(position) {
            position += 1
        }
        if at(.identifier) {
            leaf(.name)
            while isScope(position) { position += peek(2).kind == .identifier ? 3 : 2 }
            if at(.leftAngle), let end = skipAngles(position) { position = end }
            if at(.identifier), peek(1).kind == .colon || peek(1).kind == .leftBrace { position += 1 }
        }
        if at(.colon) {
            isCPlusPlus = true
            while !at(.leftBrace), !at(.semicolon), !at(.endOfFile), !at(.rightBrace), !at(.endOfDirective) { position += 1 }
        }
        if at(.leftBrace) {
            if isCPlusPlus {
                skipBrackets()
            } else {
                let opener = position
                let members = open(.members)
                position += 1
                parseBlockContent(.body)
                closeBrace(of: opener, members)
                close(members)
            }
        }
        close(node)
    }

    /// enum → "enum" "class"? name? (":" type)? ("{" element ("," element)* "}")? | enumMacro "(" type "," name ")" "{" … "}"
    mutating func parseEnum(isMacro: Bool) {
        let node = open(.enumDecl)
        position += 1
        if isMacro, at(.leftParen), let closer = closer(of: position) {
            position += 1
            let type = open(.type)
            while position < closer, !at(.comma) { position += 1 }
            close(type)
            if consume(.comma), at(.identifier), position < closer { leaf(.name) }
            position = closer + 1
        } else {
            if at(.class) || at(.struct) {
                isCPlusPlus = true
                position += 1
            }
            parseAttributes()
            if at(.identifier) { leaf(.name) }
            if at(.colon) {
                position += 1
                let type = open(.type)
                while at(.identifier) || at(.colon) || at(.binaryOperator) { position += 1 }
                close(type)
            }
        }
        while at(.identifier), peek(1).kind == .leftBrace || peek(1).kind == .leftParen && isMacroName(position) {
            position += 1
            if at(.leftParen), let closer = closer(of: position) { position = closer + 1 }
        }
        if at(.leftBrace) { parseEnumElements() }
        close(node)
    }

    mutating func parseEnumElements() {
        let opener = position
        let members = open(.members)
        position += 1
        while !at(.rightBrace), !at(.endOfFile) {
            let start = position
            if at(.directive) {
                parsePoundLine(.poundDirective)
                continue
            }
            if at(.identifier) {
                let element = open(.enumElement)
                leaf(.name)
                // Attributes and availability.
                while !at(.equal), !at(.comma), !at(.rightBrace), !at(.endOfFile), !at(.directive) {
                    if isOpener(kind), let closer = closer(of: position) { position = closer }
                    position += 1
                }
                if at(.equal) {
                    let value = open(.initializer)
                    position += 1
                    parseExpression()
                    close(value)
                }
                while !at(.comma), !at(.rightBrace), !at(.endOfFile), !at(.directive) {
                    if isOpener(kind), let closer = closer(of: position) { position = closer }
                    position += 1
                }
                close(element)
            }
            if at(.comma) { position += 1 }
            if position == start { skipUnexpected() }
        }
        closeBrace(of: opener, members)
        close(members)
    }
}

extension Word {
    /// Qualifiers that are never a name.
    var isPlainQualifier: Bool {
        guard isQualifier else { return false }
        switch self {
        case .mutable, .virtual, .explicit, .friend, .block, .outlet: return self == .block || self == .outlet
        default: return true
        }
    }
}
