import Syntax

/// What the rules need to know about one file, whatever language it is written in.
///
/// A pure function of path and bytes: no order, no absolute path, nothing of other files. Functions are kept only in files that
/// mention one of `Vocabulary.restoration`; elsewhere types and properties are all there is.
public struct FileFacts: Sendable {
    public let path: String
    /// In source order, nested types after the type around them.
    public var types: [TypeFact] = []
    /// Free functions.
    public var functions: [FunctionFact] = []
    /// Globals.
    public var globals: [PropertyFact] = []
    public var typealiases: [TypealiasFact] = []
    /// Statements at the top level, of `main.swift` and playgrounds.
    public var statements: [Statement] = []
    /// The file is part of the app, but nothing here reads its language: what it says is unknown.
    public var isUnread = false
    /// Imports `XCTest` or `Testing`.
    public var isTest = false
    public var suppressions: [Suppression] = []
    /// Where the text left the grammar.
    public var errors: [SyntaxError] = []

    init(path: String) {
        self.path = path
    }

    /// Stands for a file in a language that is not read yet, so that rules know what they cannot see.
    public init(unread path: String) {
        self.init(path: path)
        isUnread = true
    }

    public init(extracting file: SourceFile, vocabulary: Vocabulary = .restoration) {
        var reader = FactsReader(vocabulary: vocabulary)
        self = reader.facts(of: file)
    }

    /// Reads a tree, whose bodies may have been skipped.
    public init(reading tree: SyntaxTree) {
        let isObjectiveC = tree.file.language == .objectiveC
        self = tree.withView { view in
            if isObjectiveC {
                var extractor = ObjectiveCExtractor(view, path: tree.file.path, keepsBodies: tree.mentionsInterest)
                return extractor.extract()
            }
            var extractor = SwiftExtractor(view, path: tree.file.path, keepsBodies: tree.mentionsInterest)
            return extractor.extract()
        }
        errors = tree.errors
        suppressions = Suppression.all(in: tree.file, comments: tree.comments)
    }
}

/// Takes the facts of one file after another in the same memory.
public struct FactsReader {
    private var tree = SyntaxTree()
    private let vocabulary: Vocabulary

    /// - Parameter vocabulary: the names of which a file has to mention one for its functions to be kept.
    public init(vocabulary: Vocabulary = .restoration) {
        self.vocabulary = vocabulary
    }

    public mutating func facts(of file: SourceFile) -> FileFacts {
        tree.parse(file, detail: .declarations(unlessMentioning: vocabulary))
        return FileFacts(reading: tree)
    }
}
