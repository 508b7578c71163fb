/// What happens where the text leaves the grammar: keep the structure, lose a leaf.
extension SwiftParser {
    /// Notes an error at the next token, one per place.
    mutating func report(_ message: String) {
        guard position != lastErrorPosition else { return }
        lastErrorPosition = position
        let token = tokens[position]
        workspace.report(message, from: Int(token.start), to: Int(token.end))
    }

    func text(_ index: Int) -> String {
        let token = tokens[index]
        let bytes = UnsafeBufferPointer(start: self.bytes + Int(token.start), count: min(40, Int(token.end - token.start)))
        return String(decoding: bytes, as: UTF8.self)
    }

    /// Reports once what was expected, and marks `node` as damaged.
    mutating func expected(_ what: String, in node: Int) {
        nodes[node].flags.insert(.damaged)
        report("expected \(what)")
    }

    /// Eats the closing bracket of `opener`, and whatever stands before it unread.
    mutating func expectCloser(_ kind: Token.Kind, of opener: Int, in node: Int, _ spelling: String) {
        if at(kind) {
            position += 1
            return
        }
        expected("'\(spelling)'", in: node)
        guard let closer = closer(of: opener), closer >= position else { return }
        if closer > position { leaf(.unexpected, tokens: closer - position) }
        position += 1
    }

    /// One node for the tokens that begin nothing: up to the next line or `;`, over whole brackets, but not out of the enclosing one.
    mutating func skipUnexpected(_ message: String? = nil) {
        if position != lastErrorPosition { report(message ?? "unexpected '\(text(position))'") }
        let node = open(.unexpected)
        nodes[node].flags.insert(.damaged)
        repeat {
            let closer = isOpener(kind) ? closer(of: position) : nil
            if let closer { position = closer }
            advance()
        } while !at(.endOfFile) && !startsLine && !at(.semicolon) && !at(.rightBrace)
        close(node)
    }

    /// Everything up to the bracket that closes the enclosing one, unread.
    mutating func skipNested() {
        report("nested too deeply")
        let node = open(.unexpected)
        nodes[node].flags.insert(.damaged)
        while !at(.endOfFile), !isCloser(kind) {
            if isOpener(kind), let closer = closer(of: position) { position = closer }
            advance()
        }
        close(node)
    }

    /// Whether the body being read was never closed and this line begins the member after it.
    ///
    /// Asked only where braces do not balance: a declaration that may not stand in a body, or one that stands as far left as
    /// the line of the function it seems to be in.
    func looksLikeNextMember() -> Bool {
        guard memberColumn >= 0, startsLine else { return false }
        var index = position
        while tokens[index].kind == .at, tokens[index + 1].kind == .identifier {
            index += 2
            if tokens[index].kind == .leftParen, let closer = closer(of: index) { index = closer + 1 }
        }
        switch tokens[index].word {
        case .override, .fileprivate, .private, .public, .internal, .convenience, .required, .static, .extension, .deinit:
            return isDeclaration(at: index)
        default:
            return column(of: position) <= memberColumn && isDeclaration(at: index)
        }
    }

    /// How far a token is from the beginning of its line, in bytes.
    func column(of index: Int) -> Int {
        let start = Int(tokens[index].start)
        var lineStart = start
        while lineStart > 0, bytes[lineStart - 1] != UInt8(ascii: "\n"), bytes[lineStart - 1] != UInt8(ascii: "\r") { lineStart -= 1 }
        return start - lineStart
    }
}
