/// Reads the tokens of an Objective-C file into the tape, by recursive descent. Each function is headed by the grammar line it follows.
///
/// C cannot be read exactly without its headers: whether a name is a type or a macro is told by what stands around it. Where C++
/// goes beyond what Objective-C++ files need, its declarations are kept as `tokens`.
struct ObjectiveCParser: TapeParser {
    var tape: Tape

    /// Something in the file is C++ for sure.
    var isCPlusPlus: Bool
    /// How many blocks and bodies are open.
    var bodyDepth = 0
    /// In the header of a loop `in` ends an expression.
    var stopsAtIn = false
    /// Inside of brackets lines and directives end nothing.
    var isBracketed = false

    init(_ tape: Tape, of file: SourceFile) {
        self.tape = tape
        isCPlusPlus = file.path.hasSuffix(".mm")
    }

    /// sourceFile → item*
    mutating func parseSourceFile() {
        let file = open(.sourceFile)
        while !at(.endOfFile) {
            parseItems(.file)
            if at(.endOfFile) { break }
            if at(.directive) {
                skipUnexpected()
            } else if at(.at), peek(1).word == .end {
                report("unexpected '@end'")
                leaf(.unexpected, tokens: 2)
            } else {
                skipUnexpected()
            }
        }
        close(file)
    }

    /// What the items stand in.
    enum Context { case file, container, body, cases }

    /// items → (declaration | method | statement | directive | ";")*
    ///
    /// Ends at a closing bracket, at the next branch of a `#if`, at `@end`, at a `case`, or at the end.
    mutating func parseItems(_ context: Context) {
        while true {
            switch kind {
            case .endOfFile, .rightBrace:
                return
            case .rightParen, .rightBracket:
                skipUnexpected()
                continue
            case .semicolon, .endOfDirective:
                position += 1
                continue
            case .directive where at(.poundElse) || at(.poundElseif) || at(.poundEndif):
                return
            case .at where peek(1).word == .end:
                return
            case .at where context != .file && isContainerStart(peek(1).word):
                return
            case .identifier where context == .cases && (at(.case) || at(.default) && peek(1).kind == .colon):
                return
            case .binaryOperator where beginsMethod:
                if context == .body || context == .cases {
                    if !bracesBalance { return }
                } else {
                    parseMethod()
                    continue
                }
            case .binaryOperator where context == .container && beginsMethodBehindAnother:
                parseMethod()
                continue
            default:
                break
            }
            let start = position
            parseItem(context)
            if position == start { skipUnexpected() }
        }
    }

    /// `__attribute__((objc_subclassing_restricted)) API_AVAILABLE(ios(13)) @interface`, `__deprecated_msg("…") @interface`.
    private func containerBehindAttributes(_ context: Context) -> Int? {
        guard at(.attributeMark) || context == .file && peek(1).kind == .leftParen else { return nil }
        var index = position
        while tokens[index].kind == .identifier {
            index += 1
            if tokens[index].kind == .leftParen, let closer = closer(of: index) { index = closer + 1 }
        }
        guard tokens[index].kind == .at else { return nil }
        let word = tokens[index + 1].word
        return isContainerStart(word) || word == .protocol ? index : nil
    }

    private func isContainerStart(_ word: Word) -> Bool { word == .interface || word == .implementation }

    /// A sign at the beginning of a line, with a type or a name behind.
    var beginsMethod: Bool { startsLine && isMethodSign }

    /// The same on the line on which another method has ended.
    private var beginsMethodBehindAnother: Bool {
        isMethodSign && (previous.kind == .rightBrace || previous.kind == .semicolon)
    }

    private var isMethodSign: Bool {
        guard spells(position, "-") || spells(position, "+") else { return false }
        if peek(1).kind == .leftParen { return true }
        guard peek(1).kind == .identifier else { return false }
        return peek(2).kind == .leftBrace || peek(2).kind == .colon || peek(2).kind == .semicolon || isMacroName(position + 2)
    }

    /// item → declaration | statement | directive
    mutating func parseItem(_ context: Context) {
        switch kind {
        case .directive:
            parseDirective(context)
        case .at:
            parseAtItem(context)
        case .leftBrace:
            parseBlock()
        case .identifier:
            let word = word
            if let container = containerBehindAttributes(context) {
                parseAttributes()
                position = container
                return parseAtItem(context)
            }
            if word != .none, parseKeywordItem(word) { return }
            if beginsDeclaration { return parseDeclaration() }
            if peek(1).kind == .colon, peek(2).kind != .colon, !isCPlusPlus || peek(2).flags.contains(.startsLine) || context != .container
            {
                let node = open(.labeledStatement)
                leaf(.name)
                position += 1
                close(node)
                return
            }
            if peek(1).kind == .identifier || peek(1).kind == .at, peek(1).flags.contains(.startsLine) || context == .container {
                // A macro on a line of its own.
                let node = open(.expressionStatement)
                let chain = open(.chain)
                leaf(.name)
                close(chain)
                close(node)
                return
            }
            parseExpressionStatement()
        case .leftBracket where isCPlusPlus && beginsAttribute:
            skipBrackets(as: .attribute)
        case .prefixOperator where isCPlusPlus && context == .file && spells(position, "~"):
            skipDeclaration()
        default:
            parseExpressionStatement()
        }
    }

    /// `[[fallthrough]]`, and not `[[Reader alloc] init]`.
    private var beginsAttribute: Bool {
        guard peek(1).kind == .leftBracket, let inner = closer(of: position + 1) else { return false }
        return closer(of: position) == inner + 1
    }

    /// expressionStatement → expression ";"
    mutating func parseExpressionStatement() {
        let node = open(.expressionStatement)
        let start = position
        parseExpressions()
        if nodeCount == node + 1 { return abandon(node) }
        close(node)
        endStatement(from: start)
    }

    /// Eats the `;`. After a macro, which may bring its own, it may be missing at the end of a line.
    mutating func endStatement(from start: Int) {
        if consume(.semicolon) { return }
        switch kind {
        case .rightBrace, .endOfFile, .endOfDirective, .directive:
            return
        default:
            let isMacro =
                tokens[start].kind == .identifier && tokens[start].word == .none
                && (position == start + 1 || previous.kind == .rightParen || previous.kind == .rightBrace)
            if isMacro, startsLine || position == start + 1 || at(.leftBracket) || at(.leftBrace) || at(.identifier) { return }
            report("expected ';'")
        }
    }

    /// block → "{" item* "}"
    mutating func parseBlock() {
        if skipsBodies, tape.workspace.isOutline, peek(1).kind == .rightBrace {
            leaf(.block, tokens: 2)
            nodes[nodeCount - 1].flags = .skipped
            return
        }
        let opener = position
        let node = open(.block)
        position += 1
        parseBlockContent(.body)
        closeBrace(of: opener, node)
        close(node)
    }

    mutating func parseBlockContent(_ context: Context) {
        let outer = (stopsAtIn, isBracketed)
        (stopsAtIn, isBracketed) = (false, false)
        depth += 1
        bodyDepth += 1
        if depth > Self.maximumDepth { skipNested() } else { parseItems(context) }
        depth -= 1
        bodyDepth -= 1
        (stopsAtIn, isBracketed) = outer
    }

    /// Eats the `}` of a block, and what has no business in it.
    mutating func closeBrace(of opener: Int, _ node: Int) {
        while !at(.rightBrace) {
            guard let closer = closer(of: opener), closer > position else { return expected("'}'", in: node) }
            if at(.directive) {
                // A branch of an `#if` that began outside.
                parsePoundLine(.poundDirective)
            } else {
                skipUnexpected()
            }
            parseItems(.body)
        }
        position += 1
    }

    /// A function's body, which may be left unread.
    mutating func parseBody() {
        guard at(.leftBrace) else { return }
        guard skipsBodies, let closer = closer(of: position), mayStayUnread(to: closer) else { return parseBlock() }
        leaf(.block, tokens: closer + 1 - position)
        nodes[nodeCount - 1].flags = .skipped
    }

    // MARK: Recovery

    mutating func skipUnexpected() {
        if !isCPlusPlus { report("unexpected '\(text(position))'") }
        skipUnexpectedTokens()
    }

    /// A bracket and what it holds, as one node.
    mutating func skipBrackets(as kind: Node.Kind = .tokens) {
        let end = closer(of: position) ?? position
        leaf(kind, tokens: end + 1 - position)
    }

    /// A declaration of C++ that nothing here needs: up to its `;` or its body.
    mutating func skipDeclaration() {
        isCPlusPlus = true
        let node = open(.tokens)
        while !at(.endOfFile), !at(.rightBrace), !at(.endOfDirective), !at(.at) {
            if at(.semicolon) {
                position += 1
                break
            }
            if isOpener(kind), let closer = closer(of: position) {
                let isBody = at(.leftBrace)
                position = closer + 1
                if isBody, !at(.semicolon), !at(.comma), !at(.leftBrace), !at(.leftParen) { break }
                continue
            }
            if at(.directive) { break }
            advance()
        }
        if nodes[node].firstToken == UInt32(position) { return abandon(node) }
        close(node)
    }
}
