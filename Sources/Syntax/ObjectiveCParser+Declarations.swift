/// Declarations of C: variables, functions, types.
extension ObjectiveCParser {
    // MARK: Looking

    /// Whether what begins here declares something, as far as its spelling tells.
    var beginsDeclaration: Bool {
        var index = position
        var hasQualifier = false
        var hasType = false
        var hasPointer = false
        while true {
            let token = tokens[index]
            switch token.kind {
            case .identifier:
                let word = token.word
                if index > position, token.flags.contains(.startsLine), !hasQualifier, isMacroName(index - 1), index == position + 1, word != .none {
                    // A macro on a line of its own, and a declaration after it.
                    return false
                }
                if word.isQualifier, tokens[index + 1].kind == .identifier || hasPointer || word.isPlainQualifier {
                    hasQualifier = true
                    index += 1
                } else if word == .attributeMark {
                    index += 1
                    if tokens[index].kind == .leftParen, let closer = closer(of: index) { index = closer + 1 }
                    hasQualifier = true
                } else if word.isTypeWord {
                    guard !hasType || word != .id else { return true }
                    // `id` may be a name, too.
                    if word == .id, tokens[index + 1].kind == .equal || tokens[index + 1].kind == .period { return hasQualifier }
                    hasType = true
                    index += 1
                    if tokens[index].kind == .leftAngle { index = skipAngles(index) ?? index }
                } else if word == .struct || word == .union || word == .enum || word == .typename {
                    return true
                } else if word == .typeof || word == .decltype {
                    guard tokens[index + 1].kind == .leftParen, let closer = closer(of: index + 1) else {
                        // `_Atomic int`
                        guard word == .typeof else { return false }
                        index += 1
                        hasQualifier = true
                        continue
                    }
                    index = closer + 1
                    hasType = true
                } else if word.isStatementWord || word == .in {
                    return hasQualifier
                } else if hasType {
                    if hasPointer { return hasQualifier || mayFollowDeclarator(index + 1) }
                    if token.flags.contains(.startsLine), !hasQualifier, !tokens[index - 1].word.isTypeWord { return false }
                    return hasQualifier || tokens[index + 1].kind == .identifier && !tokens[index + 1].flags.contains(.startsLine)
                        || tokens[index + 1].kind == .binaryOperator || tokens[index + 1].kind == .ampersand
                        || tokens[index + 1].kind == .leftAngle || mayFollowDeclarator(index + 1) || tokens[index + 1].kind == .leftBrace
                        || isScope(index + 1)
                } else {
                    hasType = true
                    index = endOfTypeName(index)
                }
            case .binaryOperator where spells(index, "*"), .ampersand:
                guard hasType else { return false }
                hasPointer = true
                index += 1
            case .binaryOperator where isCPlusPlus && hasType && spells(index, "&&")
                && (tokens[index + 2].kind == .equal || tokens[index + 2].kind == .colon):
                hasPointer = true
                index += 1
            case .leftParen:
                guard hasType else { return false }
                if index == position + 1, isMacroName(position), let closer = closer(of: index) {
                    // `API(int) name(…)`
                    let next = tokens[closer + 1]
                    if next.kind == .identifier, !next.flags.contains(.startsLine), next.word == .none || next.word.isTypeWord || next.word.isQualifier,
                        tokens[closer + 2].kind == .leftParen || tokens[closer + 2].kind == .identifier || tokens[closer + 2].kind == .binaryOperator
                    {
                        return true
                    }
                }
                guard tokens[index + 1].kind == .binaryOperator, spells(index + 1, "^") || spells(index + 1, "*"),
                    let closer = closer(of: index)
                else { return hasQualifier }
                return tokens[closer + 1].kind == .leftParen || tokens[closer + 1].kind == .leftBracket || hasQualifier
            default:
                return hasQualifier
            }
        }
    }

    private func mayFollowDeclarator(_ index: Int) -> Bool {
        switch tokens[index].kind {
        case .equal, .semicolon, .comma, .leftBracket, .leftParen, .colon: true
        case .identifier: tokens[index].word == .in || tokens[index].word == .attributeMark || tokens[index].word == .none
        default: false
        }
    }

    func isScope(_ index: Int) -> Bool {
        tokens[index].kind == .colon && tokens[index + 1].kind == .colon && isAdjacent(index + 1)
    }

    /// The token behind a name with its scopes and generic arguments.
    private func endOfTypeName(_ start: Int) -> Int {
        var index = start + 1
        while true {
            if isScope(index), tokens[index + 2].kind == .identifier {
                index += 3
            } else if tokens[index].kind == .leftAngle, let end = skipAngles(index) {
                index = end
            } else {
                return index
            }
        }
    }

    /// The token behind the `>` of generic arguments; nil where `<` seems to compare.
    func skipAngles(_ start: Int) -> Int? {
        var depth = 0
        var index = start
        let limit = start + 256
        while index < limit {
            switch tokens[index].kind {
            case .leftAngle:
                depth += 1
            case .rightAngle:
                depth -= 1
                if depth == 0 { return index + 1 }
            case .identifier, .comma, .integer, .period, .string:
                break
            case .colon where isScope(index):
                index += 1
            case .binaryOperator where spells(index, "*") || spells(index, "...") || spells(index, "&&"), .ampersand:
                break
            case .leftParen where depth > 0, .leftBracket where depth > 0:
                guard let closer = closer(of: index) else { return nil }
                index = closer
            default:
                return nil
            }
            index += 1
        }
        return nil
    }

    /// Capitals throughout, as macros are named.
    func isMacroName(_ index: Int) -> Bool {
        let token = tokens[index]
        guard token.kind == .identifier, token.end - token.start > 1 else { return false }
        for offset in token.start..<token.end where UInt8(ascii: "a")...UInt8(ascii: "z") ~= bytes[Int(offset)] { return false }
        return true
    }

    // MARK: Reading

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
        if at(.leftBrace), isCPlusPlus || tokens[position - 1].kind == .rightParen {
            return parseBody()
        }
        if at(.semicolon) {
            position += 1
        } else if !at(.rightBrace), !at(.endOfDirective), !at(.directive), !stopsAtIn {
            endDeclaration()
        }
    }

    /// Up to the `;`, over what was not understood.
    private mutating func endDeclaration() {
        if at(.at), startsLine { return }
        guard !startsLine || isCPlusPlus || !tokens[position - 1].flags.contains(.startsLine) else { return report("expected ';'") }
        if !isCPlusPlus { report("expected ';'") }
        if startsLine { return }
        while !at(.semicolon), !at(.rightBrace), !at(.endOfFile), !at(.endOfDirective), !at(.directive), !startsLine {
            if isOpener(kind), let closer = closer(of: position) { position = closer }
            position += 1
        }
        _ = consume(.semicolon)
    }

    private mutating func parseQualifiers(of node: Int) {
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
    private mutating func parseAttribute() {
        let node = open(.attribute)
        position += 1
        if at(.leftParen), let closer = closer(of: position) { position = closer + 1 }
        close(node)
    }

    mutating func parseAttributes() {
        while at(.attributeMark) { parseAttribute() }
    }

    /// linkage → "extern" string ("{" item* "}" | declaration)
    private mutating func parseLinkage(of node: Int) {
        position += 1
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
    private mutating func parseTypeSpecifier() {
        if at(.struct) || at(.union) || at(.class) { return parseAggregate() }
        if at(.enum) || word.isEnumMacro { return parseEnum(isMacro: !at(.enum)) }
        if tokens[position - 1].word == .typedef, at(.identifier), peek(1).kind == .leftParen, let closer = closer(of: position + 1),
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
                hasBase = hasBase || word != .attributeMark && tokens[position - 1].kind == .rightParen
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
                case .identifier where !tokens[next].flags.contains(.startsLine) && !isMacroName(next) && tokens[next].word != .in
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
    private mutating func parseAggregate() {
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
    private mutating func parseEnum(isMacro: Bool) {
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

    private mutating func parseEnumElements() {
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

    // MARK: Declarators

    /// Where the name of a function stands that begins here, behind stars and macros; nil for a variable.
    private func functionName() -> Int? {
        var index = position
        while true {
            switch tokens[index].kind {
            case .binaryOperator where spells(index, "*") || spells(index, "&&"), .ampersand: index += 1
            case .prefixOperator where spells(index, "~"): index += 1
            case .identifier:
                let word = tokens[index].word
                if word.isQualifier {
                    index += 1
                    continue
                }
                if word == .operator || word == .in && stopsAtIn { return nil }
                if isScope(index + 1) {
                    index += 3
                    continue
                }
                let next = tokens[index + 1]
                if next.kind == .identifier || next.kind == .binaryOperator && spells(index + 1, "*") {
                    guard !next.flags.contains(.startsLine) || next.kind == .identifier else { return nil }
                    index += 1
                    continue
                }
                guard next.kind == .leftParen, let closer = closer(of: index + 1) else { return nil }
                let after = tokens[closer + 1]
                switch after.kind {
                case .leftBrace: return index
                case .semicolon, .comma: return holdsParameters(index + 1, closer) ? index : nil
                case .identifier:
                    // Attributes, or parameters declared behind the parentheses; or a macro before the name: `API(x) foo(y)`.
                    if after.word == .attributeMark || after.word == .const || after.word == .noexcept || after.word == .asm { return index }
                    if tokens[closer + 2].kind == .leftParen || tokens[closer + 2].kind == .semicolon || tokens[closer + 2].kind == .leftBrace {
                        return index
                    }
                    return bodyDepth == 0 || holdsParameters(index + 1, closer) ? index : nil
                case .arrow, .colon: return isCPlusPlus ? index : nil
                case .equal: return isCPlusPlus ? index : nil
                default: return nil
                }
            default:
                return nil
            }
        }
    }

    /// Whether parentheses hold parameters rather than the arguments of a constructor.
    private func holdsParameters(_ opener: Int, _ closer: Int) -> Bool {
        if closer == opener + 1 { return true }
        if bodyDepth == 0 { return true }
        let first = tokens[opener + 1]
        guard first.kind == .identifier else { return false }
        return first.word.isTypeWord || first.word.isQualifier || first.word == .struct || tokens[opener + 2].kind == .identifier
            || tokens[opener + 2].kind == .binaryOperator && spells(opener + 2, "*") && !tokens[opener + 3].word.isStatementWord
                && tokens[opener + 3].kind != .integer
    }

    /// function → name "(" parameters ")" attribute* (block | ";")
    private mutating func parseFunction(_ name: Int) {
        position = name
        leaf(.name)
        parseParameters()
        while !at(.leftBrace), !at(.semicolon), !at(.endOfFile), !at(.rightBrace), !at(.directive), !at(.endOfDirective), !at(.at) {
            if at(.comma) { break }
            if at(.identifier), startsLine, bodyDepth == 0, !isCPlusPlus, !isKAndRParameter { break }
            if isOpener(kind), let closer = closer(of: position) { position = closer }
            position += 1
            // K&R: `int f(a) int a; { }`
            if at(.semicolon), isKAndRBody { position += 1 }
        }
        if at(.leftBrace) { return parseBody() }
        while at(.comma) {
            position += 1
            parseDeclarator()
        }
        _ = consume(.semicolon)
    }

    private var isKAndRParameter: Bool {
        var index = position
        while index < position + 64 {
            switch tokens[index].kind {
            case .leftBrace: return true
            case .identifier, .binaryOperator, .semicolon, .comma, .leftBracket, .rightBracket, .integer, .leftParen, .rightParen, .colon: index += 1
            default: return false
            }
        }
        return false
    }

    private var isKAndRBody: Bool {
        guard bodyDepth == 0, peek(1).kind == .identifier || peek(1).kind == .leftBrace else { return false }
        var index = position
        while index < position + 64 {
            switch tokens[index].kind {
            case .leftBrace: return tokens[index - 1].kind == .semicolon
            case .identifier, .semicolon, .comma, .leftBracket, .rightBracket, .integer: index += 1
            case .binaryOperator where spells(index, "*"): index += 1
            default: return false
            }
        }
        return false
    }

    /// parameters → "(" (parameter ("," parameter)*)? ")"
    mutating func parseParameters() {
        guard let closer = closer(of: position) else {
            position += 1
            return
        }
        let node = open(.parameters)
        position += 1
        while position < closer {
            let parameter = open(.parameter)
            parseParameter(before: closer)
            close(parameter)
            if position < closer { position += 1 }
        }
        position = closer + 1
        close(node)
    }

    /// parameter → type name?; the name is the last identifier, or stands behind the `^` or `*` of a parenthesis.
    private mutating func parseParameter(before closer: Int) {
        let start = position
        var end = position
        var name: Int?
        while end < closer, tokens[end].kind != .comma {
            if tokens[end].kind == .leftAngle, let past = skipAngles(end), past <= closer {
                end = past
                continue
            }
            if tokens[end].kind == .leftParen, let inner = self.closer(of: end) {
                if name == nil || tokens[end + 1].kind == .binaryOperator, tokens[end + 1].kind == .binaryOperator {
                    name = (end..<inner).last { tokens[$0].kind == .identifier } ?? name
                    // The parameters of a block say nothing about its name.
                    if tokens[inner + 1].kind == .leftParen, let last = self.closer(of: inner + 1) {
                        end = last + 1
                        break
                    }
                }
                end = inner + 1
                continue
            }
            if isOpener(tokens[end].kind), let inner = self.closer(of: end) {
                end = inner + 1
                continue
            }
            if tokens[end].kind == .equal { break }
            if tokens[end].kind == .identifier, end > start, !tokens[end].word.isTypeWord, !tokens[end].word.isPlainQualifier { name = end }
            end += 1
        }
        while end < closer, tokens[end].kind != .comma {
            if isOpener(tokens[end].kind), let inner = self.closer(of: end) { end = inner }
            end += 1
        }
        if let name {
            if name > start { leaf(.type, tokens: name - start) }
            leaf(.name)
            position = end
        } else if end > start {
            leaf(.type, tokens: end - start)
        }
    }

    /// declarator → ("*" | qualifier)* (name | "(" ("^" | "*") name ")") suffix* ("=" initializer)?
    private mutating func parseDeclarator() {
        let node = open(.binding)
        skipPointers()
        if at(.leftParen) {
            let opener = position
            position += 1
            skipPointers()
            if at(.leftParen) { position += 1 }
            skipPointers()
            if at(.identifier) { parsePatternName() }
            if let closer = closer(of: opener) { position = max(position, closer + 1) }
        } else if at(.identifier), !at(.in) || !stopsAtIn {
            while peek(1).kind == .identifier, !peek(1).word.isStatementWord, peek(1).word != .in, peek(1).word != .attributeMark,
                !peek(1).flags.contains(.startsLine), !isMacroName(position + 1)
            {
                position += 1
            }
            if isCPlusPlus, at(.operator) {
                while !at(.leftParen), !at(.semicolon), !at(.endOfFile), !at(.rightBrace) { position += 1 }
            } else {
                parsePatternName()
            }
        } else if at(.placeholder) {
            parsePatternName()
        }
        parseDeclaratorSuffixes(node)
        close(node)
    }

    private mutating func skipPointers() {
        while true {
            switch kind {
            case .binaryOperator where spells(position, "*") || spells(position, "^") || spells(position, "&&"), .ampersand: position += 1
            case .identifier where word.isQualifier: position += 1
            case .identifier where at(.attributeMark): parseAttribute()
            case .binaryOperator where spells(position, "..."): position += 1
            case .identifier where peek(1).kind == .identifier && isMacroName(position) && !isMacroName(position + 1)
                && !peek(1).flags.contains(.startsLine):
                position += 1
            default: return
            }
        }
    }

    private mutating func parsePatternName() {
        let pattern = open(.pattern)
        while at(.identifier), isScope(position + 1) { position += peek(3).kind == .identifier ? 3 : 1 }
        if at(.identifier) || at(.placeholder) { leaf(.name) }
        close(pattern)
    }

    private mutating func parseDeclaratorSuffixes(_ node: Int) {
        while true {
            switch kind {
            case .leftBracket, .leftParen:
                guard closer(of: position) != nil else { return }
                skipBrackets()
            case .identifier:
                // Attributes and macros behind the name.
                guard !at(.in), !word.isStatementWord else { return }
                let isMark = at(.attributeMark) || isMacroName(position) && (peek(1).kind == .leftParen || peek(1).kind == .semicolon)
                guard !startsLine || isMark else { return }
                position += 1
                if at(.leftParen), let closer = closer(of: position) { position = closer + 1 }
            case .colon where !isScope(position):
                // The width of a field.
                guard !stopsAtIn || peek(1).kind == .integer else { return }
                position += 1
                while at(.integer) || at(.identifier) || at(.period) || at(.binaryOperator) { position += 1 }
            case .leftBrace where isCPlusPlus && tokens[position - 1].kind == .identifier:
                skipBrackets()
            case .equal:
                let value = open(.initializer)
                position += 1
                if at(.leftBrace) { parseInitializerList() } else { parseExpression() }
                close(value)
                return
            default:
                return
            }
        }
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
