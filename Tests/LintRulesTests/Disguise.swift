import Foundation
import Syntax
import Testing

/// An example in one of the disguises that must not change what is found, or must silence it.
struct Disguise: Sendable, CustomTestStringConvertible {
    typealias File = (path: String, text: String)

    let testDescription: String
    var isAsWritten = false
    let files: @Sendable ([File]) -> [File]
    var silences = false
    /// Whether a finding stands where it stood.
    var keepsPlaces = true

    private static let asWritten: Disguise = {
        var disguise = Disguise("as written", text: { $0 })
        disguise.isAsWritten = true
        return disguise
    }()
    private static let multiByte = Disguise("behind multi-byte text", files: { $0.map { ($0.path, unicode(in: $0.path) + "\n" + $0.text) } })
    private static let byteOrderMark = Disguise("with a byte order mark", text: { "\u{FEFF}" + $0 })
    private static let tabs = Disguise("with tabs", text: Rewriting.indentedByTabs)
    private static let comments = Disguise("with comments everywhere", files: { $0.map { ($0.path, Rewriting.commented($0.text, path: $0.path)) } })
    private static let lineFeeds = Disguise("with CRLF") { $0.split(separator: "\n", omittingEmptySubsequences: false).joined(separator: "\r\n") }
    private static let carriageReturns = Disguise("with CR") { $0.replacingOccurrences(of: "\n", with: "\r") }
    private static let locals = Disguise(
        "with other names for locals", files: { files in files.map { ($0.path, Rewriting.withLocalsRenamed($0.text, path: $0.path, among: files)) } })
    private static let extensions = Disguise("with extensions in files of their own", files: { $0.flatMap(extensionsApart) })
    private static let members = Disguise(
        "with members in reverse", keepsPlaces: false, files: { $0.map { ($0.path, Rewriting.withMembersReversed($0.text, path: $0.path)) } })
    private static let functions = Disguise(
        "with functions in extensions", keepsPlaces: false, files: { $0.map { ($0.path, Rewriting.withFunctionsApart($0.text, path: $0.path)) } })

    private static let wholeInComments = Disguise("commented out", silences: true, files: { $0.map { ($0.path, commentedOut($0)) } })

    /// Those that change nothing. Several at once, for each takes a while; whichever of them fails names them all.
    static let rewritings: [Disguise] = [
        together([locals, comments, multiByte, lineFeeds]),
        together([extensions, tabs, byteOrderMark, carriageReturns]),
        together([members, functions]),
    ]

    /// An example of a page wears all if there is the time, any other one of the rewritings, or none.
    static func worn(by example: Case) -> [Disguise] {
        if example.isDocumented, Sample.isThorough { return [asWritten, wholeInComments] + rewritings }
        let rewriting = rewritings[Int(Sample.number(of: example.text) / 8 % UInt64(rewritings.count))]
        if example.isDocumented { return [asWritten, wholeInComments, rewriting] }
        return Sample(oneIn: 4).takes(example.text) ? [asWritten, rewriting] : [asWritten]
    }

    /// Each over what the one before gives.
    private static func together(_ disguises: [Disguise]) -> Disguise {
        Disguise(disguises.map(\.testDescription).joined(separator: ", "), keepsPlaces: disguises.allSatisfy(\.keepsPlaces)) { files in
            disguises.reduce(files) { $1.files($0) }
        }
    }

    init(_ description: String, text: @escaping @Sendable (String) -> String) {
        self.init(description, files: { $0.map { ($0.path, text($0.text)) } })
    }

    init(_ description: String, silences: Bool = false, keepsPlaces: Bool = true, files: @escaping @Sendable ([File]) -> [File]) {
        testDescription = description
        self.silences = silences
        self.keepsPlaces = keepsPlaces
        self.files = files
    }

    /// A comment and a declaration with text that takes several bytes a character.
    private static func unicode(in path: String) -> String {
        switch Language(path: path) {
        case .objectiveC: "/* é😀 */ static NSString *ünïcödé = @\"😀\";"
        case .interfaceBuilder, .propertyList: "<!-- é😀 --> <?ünïcödé 😀?>"
        case .swift, .xcodeProject, nil: "/* é😀 */ let ünïcödé = \"😀\""
        }
    }

    /// In XML nothing is left then, and comments cannot lie in one another.
    private static func commentedOut(_ file: File) -> String {
        guard Language(path: file.path)?.isMarkup == true else { return "/*\n" + file.text + "\n*/" }
        return "<!--\n" + file.text.replacingOccurrences(of: "-->", with: "") + "\n-->"
    }

    /// The file without its extensions, and one more with them.
    private static func extensionsApart(_ file: File) -> [File] {
        guard Language(path: file.path)?.isMarkup != true else { return [file] }
        let tree = SyntaxTree(parsing: SourceFile(path: file.path, text: file.text))
        var rest = ""
        var extensions = ""
        var end: UInt32 = 0
        for node in tree.children(of: 0) where tree.nodes[node].kind == .extensionDecl {
            let range = tree.range(ofNode: node)
            rest += tree.file.text(SourceRange(start: end, end: range.start))
            extensions += tree.file.text(range) + "\n"
            end = range.end
        }
        guard !extensions.isEmpty else { return [file] }
        rest += tree.file.text(SourceRange(start: end, end: UInt32(tree.file.count)))
        return [(file.path, rest), ("Apart/" + file.path, extensions)]
    }
}
