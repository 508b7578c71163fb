/// Reads tokens into the tape, by recursive descent. Each function is headed by the grammar line it follows.
///
/// A struct over raw memory: it writes some three nodes per token, and checks on arrays would double its time.
struct SwiftParser: TapeParser {
    let bytes: UnsafePointer<UInt8>
    let tokens: UnsafePointer<Token>
    let matches: UnsafePointer<UInt32>
    let workspace: Workspace
    let tokenCount: Int
    /// Function bodies are left unread where they `mayStayUnread`.
    let skipsBodies: Bool
    /// Blocks, closures and parameters without tokens are `skipped`.
    let isOutline: Bool
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

    static func parse(_ file: SourceFile, _ workspace: Workspace, skipsBodies: Bool) {
        file.bytes.withUnsafeBufferPointer { bytes in
            var parser = SwiftParser(bytes: bytes.baseAddress!, workspace: workspace, skipsBodies: skipsBodies)
            parser.parseSourceFile()
            workspace.nodeCount = parser.nodeCount
        }
    }

    private init(bytes: UnsafePointer<UInt8>, workspace: Workspace, skipsBodies: Bool) {
        self.bytes = bytes
        self.workspace = workspace
        self.skipsBodies = skipsBodies
        isOutline = workspace.isOutline
        tokens = UnsafePointer(workspace.tokens)
        matches = UnsafePointer(workspace.matches)
        tokenCount = workspace.tokenCount
        bracesBalance = workspace.bracesBalance
        if workspace.nodeCapacity == 0 { workspace.growNodes() }
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
