/// Where braces do not balance, indentation says which one is missing or too many, as it does to a reader.
extension SwiftParser {
    /// Whose a `}` is, seen from a block that ends here.
    enum BraceOwner { case block, outer, nobody }

    /// `isBody` says that the block is the body of the innermost function or type, not one inside it.
    func owner(ofBrace isBody: Bool) -> BraceOwner {
        guard !bracesBalance, bodyColumn >= 0, startsLine else { return .block }
        let column = column(of: position)
        if !isBody { return column <= bodyColumn ? .outer : .block }
        if column != bodyColumn { return column < bodyColumn ? .outer : .nobody }
        // What follows a body stands no further right than its brace.
        let next = tokens[position + 1]
        return next.flags.contains(.startsLine) && next.kind != .endOfFile && self.column(of: position + 1) > column ? .nobody : .block
    }

    /// One brace, left out of every pair.
    mutating func skipBrace() {
        report("unexpected '\(text(position))'")
        leaf(.unexpected)
        nodes[nodeCount - 1].flags.insert(.damaged)
    }

    /// Whether the body being read was never closed and this line begins the member after it.
    ///
    /// Asked only where braces do not balance: a declaration that may not stand in a body, or one that stands as far left as
    /// the line of the function it seems to be in.
    func looksLikeNextMember() -> Bool {
        guard declarationColumn >= 0, startsLine else { return false }
        var index = position
        while tokens[index].kind == .at, tokens[index + 1].kind == .identifier {
            index += 2
            if tokens[index].kind == .leftParen, let closer = closer(of: index) { index = closer + 1 }
        }
        switch tokens[index].word {
        case .override, .fileprivate, .private, .public, .internal, .convenience, .required, .static, .extension, .deinit:
            return isDeclaration(at: index)
        default:
            return column(of: position) <= declarationColumn && isDeclaration(at: index)
        }
    }

    /// How far a token is from the beginning of its line, in bytes. Bounded, for the sake of files that are one long line.
    func column(of index: Int) -> Int {
        let start = Int(tokens[index].start)
        var lineStart = start
        while lineStart > 0, start - lineStart < 256, bytes[lineStart - 1] != UInt8(ascii: "\n"), bytes[lineStart - 1] != UInt8(ascii: "\r")
        {
            lineStart -= 1
        }
        return start - lineStart
    }

    /// The column of the first token of the line that holds a token.
    func columnOfLine(holding index: Int) -> Int {
        var first = index
        while first > 0, index - first < 64, !tokens[first].flags.contains(.startsLine) { first -= 1 }
        return column(of: first)
    }
}
