/// What happens where the text leaves the grammar: keep the structure, lose a leaf.
extension TapeParser {
    /// Notes an error at the next token, one per place.
    mutating func report(_ message: String) {
        guard position != tape.lastErrorPosition else { return }
        tape.lastErrorPosition = position
        let token = tokens[position]
        tape.workspace.report(message, from: Int(token.start), to: Int(token.end))
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
    mutating func skipUnexpectedTokens() {
        let node = open(.unexpected)
        nodes[node].flags.insert(.damaged)
        repeat {
            // Where braces do not balance, a pair of them may hold half the file.
            if isOpener(kind), bracesBalance || !at(.leftBrace), let closer = closer(of: position) { position = closer }
            advance()
        } while !at(.endOfFile) && !startsLine && !at(.semicolon) && !at(.rightBrace) && !at(.endOfDirective)
        close(node)
    }

    /// Everything up to the bracket that closes the enclosing one, unread.
    mutating func skipNested() {
        report("nested too deeply")
        let node = open(.unexpected)
        nodes[node].flags.insert(.damaged)
        while !at(.endOfFile), !isCloser(kind), !at(.endOfDirective) {
            if isOpener(kind), let closer = closer(of: position) { position = closer }
            advance()
        }
        close(node)
    }

    /// How a message shows a token.
    func text(_ index: Int) -> String {
        let token = tokens[index]
        let bytes = UnsafeBufferPointer(start: self.bytes + Int(token.start), count: min(40, Int(token.end - token.start)))
        return String(keeping: bytes)
    }
}
