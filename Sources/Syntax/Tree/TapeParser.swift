/// What the parsers of both languages share: reading tokens one after another and writing nodes.
///
/// The parsers are structs of their own, so that the compiler makes each a copy of what stands here, and inlines it.
protocol TapeParser {
    var tape: Tape { get set }

    init(_ tape: Tape, of file: SourceFile)

    mutating func parseSourceFile()
}

/// Where a parser is: the tokens it reads, and the nodes it writes.
///
/// Raw memory: there are some three nodes per token, and checks on arrays would double the time.
struct Tape {
    let bytes: UnsafePointer<UInt8>
    let tokens: Tokens
    let matches: UnsafePointer<UInt32>
    /// It outlives the parser, to which it is lent. Retained, it would be so with each copy of the tape.
    unowned(unsafe) let workspace: Workspace
    /// Function bodies are left unread where they `mayStayUnread`.
    let skipsBodies: Bool
    /// A brace is missing or too many somewhere, so pairs of braces say little.
    let bracesBalance: Bool

    /// The next token.
    var position = 0
    var nodes: UnsafeMutablePointer<Node>
    var nodeCount = 0
    var nodeCapacity: Int
    /// How deep types, expressions and blocks are nested at the moment.
    var depth = 0
    var lastErrorPosition = -1

    init(_ bytes: UnsafePointer<UInt8>, _ workspace: Workspace, skipsBodies: Bool) {
        self.bytes = bytes
        self.workspace = workspace
        self.skipsBodies = skipsBodies
        tokens = Tokens(workspace.tokens, count: workspace.tokenCount)
        matches = UnsafePointer(workspace.matches)
        bracesBalance = workspace.bracesBalance
        if workspace.nodeCapacity == 0 { workspace.growNodes() }
        nodes = workspace.nodes
        nodeCapacity = workspace.nodeCapacity
    }
}

extension TapeParser {
    static func parse(_ file: SourceFile, into workspace: Workspace, skipsBodies: Bool) {
        file.bytes.withUnsafeBufferPointer { bytes in
            var parser = Self(Tape(bytes.baseAddress!, workspace, skipsBodies: skipsBodies), of: file)
            parser.parseSourceFile()
            workspace.nodeCount = parser.nodeCount
        }
    }

    static var maximumDepth: Int { 256 }

    @inline(__always) var bytes: UnsafePointer<UInt8> { tape.bytes }
    @inline(__always) var tokens: Tokens { tape.tokens }
    @inline(__always) var nodes: UnsafeMutablePointer<Node> { tape.nodes }
    @inline(__always) var skipsBodies: Bool { tape.skipsBodies }
    @inline(__always) var bracesBalance: Bool { tape.bracesBalance }
    @inline(__always) var position: Int {
        get { tape.position }
        set { tape.position = newValue }
    }
    @inline(__always) var nodeCount: Int {
        get { tape.nodeCount }
        set { tape.nodeCount = newValue }
    }
    @inline(__always) var depth: Int {
        get { tape.depth }
        set { tape.depth = newValue }
    }

    // MARK: Looking

    @inline(__always) var token: Token { tokens[position] }
    @inline(__always) var kind: Token.Kind { tokens[position].kind }
    @inline(__always) var word: Word { tokens[position].word }
    @inline(__always) var startsLine: Bool { tokens[position].flags.contains(.startsLine) }

    @inline(__always) func at(_ kind: Token.Kind) -> Bool { tokens[position].kind == kind }
    @inline(__always) func at(_ word: Word) -> Bool { tokens[position].word == word }

    /// The token some places on; behind the end there is `endOfFile` for a few places more.
    @inline(__always) func peek(_ distance: Int) -> Token { tokens[position + distance] }

    /// The token before the next one; before the first there is an `endOfFile`, too.
    @inline(__always) var previous: Token { tokens[position - 1] }

    /// Whether nothing stands between a token and the one before it.
    @inline(__always) func isAdjacent(_ index: Int) -> Bool { !tokens[index].flags.contains(.spaceBefore) }

    /// The token that closes the bracket at `index`; nil if none does, or if there is no bracket.
    @inline(__always) func closer(of index: Int) -> Int? {
        guard isOpener(tokens[index].kind) else { return nil }
        let closer = Int(tape.matches[index])
        return closer > index && closer < tokens.count ? closer : nil
    }

    @inline(__always) func isOpener(_ kind: Token.Kind) -> Bool {
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
        guard tape.workspace.mentionsInterest else { return true }
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
        if nodeCount == tape.nodeCapacity { growNodes() }
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
        assert(count >= 0, "a node would end before it begins")
        if nodeCount == tape.nodeCapacity { growNodes() }
        let first = UInt32(truncatingIfNeeded: position)
        position += count
        nodes[nodeCount] = Node(
            kind: kind, firstToken: first, endToken: UInt32(truncatingIfNeeded: position), end: UInt32(truncatingIfNeeded: nodeCount + 1))
        nodeCount += 1
    }

    /// Takes back a node that turned out to hold nothing.
    mutating func abandon(_ index: Int) { nodeCount = index }

    @inline(never) mutating func growNodes() {
        tape.workspace.growNodes()
        tape.nodes = tape.workspace.nodes
        tape.nodeCapacity = tape.workspace.nodeCapacity
    }
}
