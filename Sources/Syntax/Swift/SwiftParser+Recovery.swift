/// What happens where the text leaves the grammar: keep the structure, lose a leaf.
extension SwiftParser {
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
            // Where braces do not balance, a pair of them may hold half the file.
            if isOpener(kind), bracesBalance || !at(.leftBrace), let closer = closer(of: position) { position = closer }
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
}
