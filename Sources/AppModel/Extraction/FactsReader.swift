import Syntax

extension FileFacts {
    /// Keeps the file, if it is read as an outline or when somebody asks.
    public init(extracting file: SourceFile, vocabulary: Vocabulary = .restoration) {
        var reader = FactsReader(
            vocabulary: vocabulary, project: { _ in FactsReader.project(of: file) }, whole: { _ in FactsReader.whole(file, vocabulary) },
            text: { _ in file }, types: { _ in FactsReader.types(of: file) })
        self = reader.facts(of: file)
    }

    /// Reads a tree, whose bodies may have been skipped.
    public init(reading tree: SyntaxTree) {
        self = tree.withView {
            FileFacts(reading: $0, of: tree.file, tree.remarks, tree.remarks.mentionsInterest ? .everything : .declarations)
        }
    }

    fileprivate init(reading view: SyntaxTree.View, of file: SourceFile, _ remarks: SyntaxTree.Remarks, _ depth: ExtractionDepth) {
        if file.language == .objectiveC {
            var extractor = ObjectiveCExtractor(view, path: file.path, depth: depth)
            self = extractor.extract()
        } else {
            var extractor = SwiftExtractor(view, path: file.path, depth: depth)
            self = extractor.extract()
        }
        mentionsRestoration = remarks.mentionsInterest
        errors = remarks.errors
        conflicts = FileFacts.conflicts(in: file, remarks)
        // The words that begin a suppression keep a file from being an outline.
        if !remarks.isOutline { suppressions = Suppression.all(in: file, comments: remarks.comments) }
    }
}

extension FileFacts {
    /// Reads a storyboard, a xib or a property list.
    fileprivate init(reading tree: MarkupTree) {
        self.init(path: tree.file.path)
        let isInterface = tree.file.language == .interfaceBuilder
        errors = tree.errors
        suppressions = Suppression.all(in: tree.file, comments: tree.comments)
        if !errors.isEmpty {
            isUnread = true
        } else if isInterface {
            interface = InterfaceExtractor.facts(of: tree) ?? InterfaceArchiveExtractor.facts(of: tree)
            isUnread = interface == nil
        } else if tree.file.path.hasSuffix(".entitlements") {
            entitlements = InfoPlistExtractor.entitlements(of: tree)
        } else {
            infoPlist = InfoPlistExtractor.facts(of: tree)
        }
    }
}

/// Takes the facts of one file after another in the same memory.
public struct FactsReader {
    private var reader = SyntaxReader()
    private var markup = MarkupTree()
    private let vocabulary: Vocabulary
    private let projectAtPath: @Sendable (String) -> ProjectFacts?
    private let typesOfFile: @Sendable (String) -> [TypeFact]
    private let wholeFile: @Sendable (String) -> FileFacts?
    private let textOfFile: @Sendable (String) -> SourceFile?

    /// - Parameters:
    ///   - vocabulary: the names of which a file has to mention one for its functions to be kept.
    ///   - project: what `project(of:)` gives for the file at a path.
    ///   - whole: what `whole(_:_:)` gives for the file at a path and the same vocabulary.
    ///   - text: the file at a path once more; not to be remembered.
    ///   - types: what `types(of:)` gives for the file at a path. Like the others it is called from any thread whenever somebody asks for
    ///     what was left out, so all should remember their answers.
    public init(
        vocabulary: Vocabulary = .restoration, project: @escaping @Sendable (String) -> ProjectFacts? = { _ in nil },
        whole: @escaping @Sendable (String) -> FileFacts? = { _ in nil },
        text: @escaping @Sendable (String) -> SourceFile? = { _ in nil }, types: @escaping @Sendable (String) -> [TypeFact]
    ) {
        self.vocabulary = vocabulary
        projectAtPath = project
        typesOfFile = types
        wholeFile = whole
        textOfFile = text
    }

    /// Of a project that is opened when somebody asks what it sets.
    public func facts(ofProject path: String) -> FileFacts {
        FileFacts(ofProject: path, read: projectAtPath)
    }

    public mutating func facts(of file: SourceFile) -> FileFacts {
        if file.language == .xcodeProject { return facts(ofProject: file.path) }
        if file.language?.isMarkup == true {
            // No project keeps its `Info.plist` in one of the two other forms of property lists.
            guard file.language == .interfaceBuilder || file.beginsAsMarkup else { return FileFacts(path: file.path) }
            markup.parse(file)
            return FileFacts(reading: markup)
        }
        // The app does not know its tests: what they declare means nothing to it.
        if file.imports(anyOf: FileFacts.testModules), !vocabulary.mayBeMentioned(in: file) { return FileFacts(passedOverTest: file.path) }
        return reader.read(file, detail: .outline(unlessMentioning: vocabulary)) { [typesOfFile, wholeFile, textOfFile] view, remarks in
            let members = DeferredMembers(path: file.path, read: typesOfFile, readFunctions: wholeFile)
            let depth = remarks.mentionsInterest ? ExtractionDepth.everything : .outline(members)
            var facts = FileFacts(reading: view, of: file, remarks, depth)
            if !remarks.mentionsInterest, !facts.isTest {
                facts.deferBodies(mayInstantiate: remarks.mayMentionNoted) { path, words in
                    if let words, textOfFile(path).map(words.mayBeMentioned) != true { return nil }
                    return wholeFile(path)
                }
            }
            return facts
        }
    }

    /// A file that mentions nothing with its functions, whose bodies are kept as text.
    public static func whole(_ file: SourceFile, _ vocabulary: Vocabulary = .restoration) -> FileFacts {
        var reader = SyntaxReader()
        return reader.read(file, detail: .declarations(unlessMentioning: vocabulary)) { view, remarks in
            FileFacts(reading: view, of: file, remarks, .bodies)
        }
    }

    /// The types of a file with their properties and cases, without functions.
    public static func types(of file: SourceFile) -> [TypeFact] {
        var reader = SyntaxReader()
        return reader.read(file, detail: .declarations(unlessMentioning: .keywords)) { view, remarks in
            FileFacts(reading: view, of: file, remarks, .declarations).types
        }
    }

    /// What a `project.pbxproj` sets; `nil` if it is not well formed, or XML, as some tools write it.
    public static func project(of file: SourceFile) -> ProjectFacts? {
        let extractor = ProjectExtractor(file)
        return extractor.errors.isEmpty && !file.beginsAsMarkup ? extractor.facts : nil
    }
}

/// How much of a file becomes facts.
enum ExtractionDepth {
    /// The members of types are left out, and can be had from what comes with it.
    case outline(DeferredMembers)
    /// No functions.
    case declarations
    /// Everything of a file that mentions nothing of restoration.
    case bodies
    case everything

    var keepsBodies: Bool {
        switch self {
        case .bodies, .everything: true
        case .outline, .declarations: false
        }
    }

    var mentionsRestoration: Bool {
        if case .everything = self { true } else { false }
    }

    var isOutline: Bool { deferredMembers != nil }

    var deferredMembers: DeferredMembers? {
        if case .outline(let members) = self { members } else { nil }
    }
}
