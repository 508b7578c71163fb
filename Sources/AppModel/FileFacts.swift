import Syntax

/// What the rules need to know about one file, whatever language it is written in.
///
/// A pure function of path and bytes: no order, no absolute path, nothing of other files.
public struct FileFacts: Sendable {
    public let path: String
    public var suppressions: [Suppression] = []
    /// Where the text left the grammar.
    public var errors: [SyntaxError] = []

    public init(extracting file: SourceFile) {
        path = file.path
        errors = SyntaxTree(parsing: file).errors
    }
}
