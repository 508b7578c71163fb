/// A file as tokens and a flat pre-order tape of nodes.
///
/// Parsing never fails: text that fits no rule of the grammar gives a smaller tree and an entry in `errors`.
public struct SyntaxTree: Sendable {
    public private(set) var file: SourceFile
    /// The last one is the `endOfFile`.
    public private(set) var tokens: [Token] = []
    /// Pre-order; `nodes[0]` is the `sourceFile`.
    public private(set) var nodes: [Node] = []
    /// Comments in source order, delimiters included; conflict markers and the `#!` line count as such.
    public private(set) var comments: [SourceRange] = []
    /// In source order.
    public private(set) var errors: [SyntaxError] = []
    /// Whether the file names any of the vocabulary's words outside comments and literals.
    public private(set) var mentionsInterest = false
    /// Whether bodies and parameters have neither tokens nor comments.
    public private(set) var isOutline = false

    /// How much of a file is read.
    public struct Detail: Sendable {
        var vocabulary: Vocabulary
        var reads: Extent

        enum Extent { case tokens, outline, declarations, everything }

        /// Tokens and comments; the tape stays empty.
        public static let tokens = Detail(vocabulary: .keywords, reads: .tokens)

        /// Everything; words are the keywords.
        public static let full = Detail(vocabulary: .keywords, reads: .everything)

        /// Everything; words are the keywords and those of `vocabulary`.
        public static func full(naming vocabulary: Vocabulary) -> Detail {
            Detail(vocabulary: vocabulary, reads: .everything)
        }

        /// Bodies of functions and accessors without any of the vocabulary's words stay unread, except for short ones in a file
        /// that has such words elsewhere. All are read where braces do not balance. Their nodes are flagged `.skipped`.
        public static func declarations(unlessMentioning vocabulary: Vocabulary) -> Detail {
            Detail(vocabulary: vocabulary, reads: .declarations)
        }

        /// As `declarations`, and much faster with a file whose text mentions none of the words: what stands in the braces of
        /// functions, accessors, closures and statements, and most parameters, get no tokens and no comments. Their nodes are flagged
        /// `.skipped`. A file with something odd in it, such as a brace too many, is read as if it did mention one.
        public static func outline(unlessMentioning vocabulary: Vocabulary) -> Detail {
            Detail(vocabulary: vocabulary, reads: .outline)
        }
    }

    /// Where the parser writes before a result of the right size is copied out. Kept from file to file by `parse`.
    private var workspace: Workspace?

    public init(parsing file: SourceFile, detail: Detail = .full) {
        self.file = file
        read(detail, with: Workspace())
    }

    /// An empty tree, for `parse` to fill.
    public init() {
        file = SourceFile(path: "", bytes: [])
    }

    /// Reads another file, and reuses the memory of the one before.
    public mutating func parse(_ file: SourceFile, detail: Detail = .full) {
        self.file = file
        if workspace == nil || !isKnownUniquelyReferenced(&workspace) { workspace = Workspace() }
        read(detail, with: workspace!)
    }

    private mutating func read(_ detail: Detail, with workspace: Workspace) {
        workspace.read(file, detail)
        mentionsInterest = workspace.mentionsInterest
        isOutline = workspace.isOutline
        tokens.removeAll(keepingCapacity: true)
        tokens.append(contentsOf: UnsafeBufferPointer(start: workspace.tokens, count: workspace.tokenCount))
        nodes.removeAll(keepingCapacity: true)
        nodes.append(contentsOf: UnsafeBufferPointer(start: workspace.nodes, count: workspace.nodeCount))
        swap(&comments, &workspace.comments)
        errors = workspace.errors
    }
}

extension Workspace: @unchecked Sendable {
    // Used only while a tree that holds the one reference to it is being parsed.
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

    /// The message at the marker that version control leaves before the first side of a merge conflict.
    public static let conflict = "unresolved merge conflict"
}
