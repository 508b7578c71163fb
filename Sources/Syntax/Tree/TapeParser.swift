/// What the parsers of both languages share: reading tokens one after another and writing nodes.
///
/// The parsers are structs of their own, so that the compiler makes each a copy of what stands here, and inlines it.
protocol TapeParser {
    var bytes: UnsafePointer<UInt8> { get }
    var tokens: UnsafePointer<Token> { get }
    var matches: UnsafePointer<UInt32> { get }
    var workspace: Workspace { get }
    var position: Int { get set }
    var nodes: UnsafeMutablePointer<Node> { get set }
    var nodeCount: Int { get set }
    var nodeCapacity: Int { get set }
    var lastErrorPosition: Int { get set }
}

extension TapeParser {
    // MARK: Looking

    @inline(__always) var token: Token { tokens[position] }
    @inline(__always) var kind: Token.Kind { tokens[position].kind }
    @inline(__always) var word: Word { tokens[position].word }
    @inline(__always) var startsLine: Bool { tokens[position].flags.contains(.startsLine) }

    @inline(__always) func at(_ kind: Token.Kind) -> Bool { tokens[position].kind == kind }
    @inline(__always) func at(_ word: Word) -> Bool { tokens[position].word == word }

    /// The token some places on; at the end there is `endOfFile` for a few places more.
    @inline(__always) func peek(_ distance: Int) -> Token { tokens[position + distance] }

    /// Whether nothing stands between a token and the one before it.
    @inline(__always) func isAdjacent(_ index: Int) -> Bool { !tokens[index].flags.contains(.spaceBefore) }

    /// The token that closes the bracket at `index`; nil if none does.
    @inline(__always) func closer(of index: Int) -> Int? {
        let closer = Int(matches[index])
        return closer == 0 ? nil : closer
    }

    func isOpener(_ kind: Token.Kind) -> Bool {
        kind == .leftParen || kind == .leftBracket || kind == .leftBrace || kind == .interpolationStart
    }

    func isCloser(_ kind: Token.Kind) -> Bool {
        kind == .rightParen || kind == .rightBracket || kind == .rightBrace || kind == .interpolationEnd
    }

    /// Whether the token's text is just this byte.
    @inline(__always) func spells(_ index: Int, _ byte: StaticString) -> Bool {
        let token = tokens[index]
        let length = byte.utf8CodeUnitCount
        guard Int(token.end - token.start) == length else { return false }
        for offset in 0..<length where bytes[Int(token.start) + offset] != byte.utf8Start[offset] { return false }
        return true
    }

    /// Whether the body that begins here holds none of the vocabulary's words. A short one is read sooner than kept.
    func mayStayUnread(to closer: Int) -> Bool {
        guard workspace.mentionsInterest else { return true }
        guard closer - position > 24 else { return false }
        for index in position..<closer where tokens[index].word.isInteresting { return false }
        return true
    }

    // MARK: Moving

    @inline(__always) mutating func advance() {
        if tokens[position].kind != .endOfFile { position += 1 }
    }

    @inline(__always) mutating func consume(_ kind: Token.Kind) -> Bool {
        guard at(kind) else { return false }
        advance()
        return true
    }

    @inline(__always) mutating func consume(_ word: Word) -> Bool {
        guard at(word) else { return false }
        advance()
        return true
    }

    // MARK: Writing

    @inline(__always) mutating func open(_ kind: Node.Kind) -> Int {
        if nodeCount == nodeCapacity { growNodes() }
        let index = nodeCount
        nodes[index] = Node(kind: kind, firstToken: UInt32(truncatingIfNeeded: position), endToken: 0, end: 0)
        nodeCount = index + 1
        return index
    }

    @inline(__always) mutating func close(_ index: Int) {
        nodes[index].endToken = UInt32(truncatingIfNeeded: position)
        nodes[index].end = UInt32(truncatingIfNeeded: nodeCount)
    }

    /// A node without children over the next `count` tokens.
    @inline(__always) mutating func leaf(_ kind: Node.Kind, tokens count: Int = 1) {
        if nodeCount == nodeCapacity { growNodes() }
        let first = UInt32(truncatingIfNeeded: position)
        position += count
        nodes[nodeCount] = Node(
            kind: kind, firstToken: first, endToken: UInt32(truncatingIfNeeded: position), end: UInt32(truncatingIfNeeded: nodeCount + 1))
        nodeCount += 1
    }

    /// Takes back a node that turned out to hold nothing.
    mutating func abandon(_ index: Int) { nodeCount = index }

    @inline(never) mutating func growNodes() {
        workspace.growNodes()
        nodes = workspace.nodes
        nodeCapacity = workspace.nodeCapacity
    }

    // MARK: Reporting

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
}
