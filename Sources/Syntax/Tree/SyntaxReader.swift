/// Reads one file after another in the same memory and lends out what it read, without the copies that a `SyntaxTree` keeps.
public struct SyntaxReader: Sendable {
    private var workspace = Workspace()

    public init() {}

    /// - Parameter body: gets the tree's memory, which is valid only until it returns.
    public mutating func read<Result>(
        _ file: SourceFile, detail: SyntaxTree.Detail = .full, _ body: (SyntaxTree.View, SyntaxTree.Remarks) -> Result
    ) -> Result {
        if !isKnownUniquelyReferenced(&workspace) { workspace = Workspace() }
        workspace.read(file, detail)
        let remarks = SyntaxTree.Remarks(
            comments: workspace.comments, errors: workspace.errors, mentionsInterest: workspace.mentionsInterest,
            mayMentionNoted: workspace.mayMentionNoted, isOutline: workspace.isOutline)
        return file.bytes.withUnsafeBufferPointer { bytes in
            let view = SyntaxTree.View(
                nodes: UnsafeBufferPointer(start: workspace.nodes, count: workspace.nodeCount),
                tokens: Tokens(workspace.tokens, count: workspace.tokenCount),
                bytes: SyntaxTree.View.Bytes(bytes, origin: Int(file.origin)))
            return body(view, remarks)
        }
    }
}

extension SyntaxTree {
    /// What was read beside tokens and nodes.
    public struct Remarks: Sendable {
        /// In source order.
        public let comments: [SourceRange]
        /// In source order.
        public let errors: [SyntaxError]
        /// Whether the file names any of the vocabulary's words outside comments and literals.
        public let mentionsInterest: Bool
        /// Whether a file that was to be an outline, and mentions nothing, may name any of those words that the vocabulary only notes.
        public let mayMentionNoted: Bool
        /// Whether bodies and parameters have neither tokens nor comments.
        public let isOutline: Bool
    }

    public var remarks: Remarks {
        Remarks(comments: comments, errors: errors, mentionsInterest: mentionsInterest, mayMentionNoted: false, isOutline: isOutline)
    }
}
