/// Reads tokens into the tape, by recursive descent. Each function is headed by the grammar line it follows.
///
/// A struct over raw memory: it writes some three nodes per token, and checks on arrays would double its time.
struct SwiftParser {
    let bytes: UnsafePointer<UInt8>
    let tokens: UnsafePointer<Token>
    let matches: UnsafePointer<UInt32>
    let workspace: SwiftWorkspace
    let tokenCount: Int
    /// Function bodies are left unread.
    let skipsBodies: Bool
    /// A brace is missing or too many somewhere, so pairs of braces say little.
    let bracesBalance: Bool

    var position = 0
    var nodes: UnsafeMutablePointer<Node>
    var nodeCount = 0
    var nodeCapacity: Int

    /// In the header of `if`, `for`, `switch` and the like a `{` begins the body.
    var isHeader = false
    /// In a pattern a `=` ends the expression.
    var stopsAtEqual = false
    /// The condition of a `#if` ends with its line.
    var stopsAtNewline = false
    /// How deep types, expressions and blocks are nested at the moment.
    var depth = 0
    /// Where braces do not balance, indentation tells what belongs together: how far right the line of the innermost
    /// declaration begins, and that of the innermost function or type whose body is being read. -1 where there is none.
    var declarationColumn = -1
    var bodyColumn = -1
    var lastErrorPosition = -1

    static let maximumDepth = 256

    static func parse(_ file: SourceFile, _ workspace: SwiftWorkspace, skipsBodies: Bool) {
        file.bytes.withUnsafeBufferPointer { bytes in
            var parser = SwiftParser(bytes: bytes.baseAddress!, workspace: workspace, skipsBodies: skipsBodies)
            parser.parseSourceFile()
            workspace.nodeCount = parser.nodeCount
        }
    }

    private init(bytes: UnsafePointer<UInt8>, workspace: SwiftWorkspace, skipsBodies: Bool) {
        self.bytes = bytes
        self.workspace = workspace
        self.skipsBodies = skipsBodies
        tokens = UnsafePointer(workspace.tokens)
        matches = UnsafePointer(workspace.matches)
        tokenCount = workspace.tokenCount
        bracesBalance = workspace.bracesBalance
        if workspace.nodeCapacity == 0 { workspace.growNodes() }
        nodes = workspace.nodes
        nodeCapacity = workspace.nodeCapacity
    }

    // MARK: Looking

    @inline(__always) var token: Token { tokens[position] }
    @inline(__always) var kind: Token.Kind { tokens[position].kind }
    @inline(__always) var word: Word { tokens[position].word }
    @inline(__always) var startsLine: Bool { tokens[position].flags.contains(.startsLine) }

    @inline(__always) func at(_ kind: Token.Kind) -> Bool { tokens[position].kind == kind }
    @inline(__always) func at(_ word: Word) -> Bool { tokens[position].word == word }

    /// The kind of the token some places on; at the end there is `endOfFile` for a few places more.
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
        if nodeCount == nodeCapacity { grow() }
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
        if nodeCount == nodeCapacity { grow() }
        let first = UInt32(truncatingIfNeeded: position)
        position += count
        nodes[nodeCount] = Node(
            kind: kind, firstToken: first, endToken: UInt32(truncatingIfNeeded: position), end: UInt32(truncatingIfNeeded: nodeCount + 1))
        nodeCount += 1
    }

    /// Takes back a node that turned out to hold nothing.
    mutating func abandon(_ index: Int) { nodeCount = index }

    @inline(never) private mutating func grow() {
        workspace.growNodes()
        nodes = workspace.nodes
        nodeCapacity = workspace.nodeCapacity
    }

    // MARK: Files

    /// sourceFile → statement*
    private mutating func parseSourceFile() {
        let file = open(.sourceFile)
        while !at(.endOfFile) {
            parseStatements()
            if at(.endOfFile) { break }
            skipUnexpected()
        }
        close(file)
    }
}
