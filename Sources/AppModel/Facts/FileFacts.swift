import Syntax

/// What the rules need to know about one file, whatever language it is written in.
///
/// A pure function of path and bytes: no order, no absolute path, nothing of other files. Functions are kept only in files that
/// mention one of `Vocabulary.restoration`. Of the others there is an outline: types, globals and typealiases, and the way to read the
/// types' members once more; of tests among them there is nothing.
public struct FileFacts: Sendable {
    public let path: String
    /// In source order, nested types after the type around them.
    public var types: [TypeFact] = []
    /// Free functions.
    public var functions: [FunctionFact] = []
    public var globals: [PropertyFact] = []
    public var typealiases: [TypealiasFact] = []
    /// By name, what each `#define` with parameters makes a text of; `nil` for one that makes anything else.
    var spellingMacros: [String: [SpellingMacro?]] = [:]
    /// Statements at the top level, of `main.swift` and playgrounds.
    public var statements: [Statement] = []
    /// The names that the file spells, which are at least those of its statements.
    var words = Words.any
    /// The file is part of the app, but could not be read, or is not well formed: what it says is unknown.
    public var isUnread = false
    /// Names something of `Vocabulary.restoration` outside of comments and literals.
    public var mentionsRestoration = false
    /// Imports `XCTest` or `Testing`, or something else as `@testable`; once linked, also what stands beside such in a target of tests.
    public var isTest = false
    /// Of a storyboard or xib.
    public var interface: InterfaceFacts?
    /// Of an `Info.plist`, whatever its file is called.
    public var infoPlist: InfoPlistFacts?
    /// Of a list of entitlements.
    var entitlements: EntitlementFacts?
    /// The way to those of a `project.pbxproj`.
    private var deferredProject: DeferredProject?
    private var readWhole: (@Sendable (String, Vocabulary?) -> FileFacts?)?
    private var isLeftDeferred = false
    /// An outline whose file may make controllers that a storyboard draws.
    private(set) var mayInstantiate = false
    public var suppressions: [Suppression] = []
    /// Where the text left the grammar.
    public var errors: [SyntaxError] = []
    /// What version control left for somebody to decide, both sides of each.
    var conflicts: [SourceRange] = []

    init(path: String) {
        self.path = path
    }

    /// The modules that only tests import.
    static let testModules: [StaticString] = ["XCTest", "Testing"]

    /// Of a test that mentions nothing of restoration it is enough to know that it is there.
    init(passedOverTest path: String) {
        self.init(path: path)
        isTest = true
    }

    /// Stands for a file that could not be read, so that rules know what they cannot see.
    public init(unread path: String) {
        self.init(path: path)
        isUnread = true
    }

    init(ofProject path: String, read: @escaping @Sendable (String) -> ProjectFacts?) {
        self.init(path: path)
        deferredProject = DeferredProject(path: path, read: read)
    }

    /// - Parameter read: gives the facts of the file at a path, functions included, if it names one of some words.
    mutating func deferBodies(mayInstantiate: Bool, _ read: @escaping @Sendable (String, Vocabulary?) -> FileFacts?) {
        readWhole = read
        self.mayInstantiate = mayInstantiate
    }

    /// Of an outline: the same file with its functions, read anew; with words only a file that names one of them.
    func whole(ifNaming words: Vocabulary? = nil) -> FileFacts? { readWhole?(path, words) }

    /// It stays an outline, of which only single questions read the file again.
    mutating func leaveBodiesDeferred() { isLeftDeferred = true }

    /// Whether it may still be read whole before the program is linked.
    var hasDeferredBodies: Bool { readWhole != nil && !isLeftDeferred }

    /// Of a `project.pbxproj` that is well formed; opens it, if nobody has asked before.
    public var project: ProjectFacts? { deferredProject?.facts }
}
