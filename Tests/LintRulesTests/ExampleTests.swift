import AppModel
import Foundation
import Syntax
import Testing

@testable import LintRules

/// An example in one of the disguises that must not change what is found, or must silence it.
struct Disguise: Sendable, CustomTestStringConvertible {
    typealias File = (path: String, text: String)

    let testDescription: String
    let files: @Sendable ([File]) -> [File]
    var silences = false

    static let all = [
        Disguise("as written") { $0 },
        Disguise("with CRLF") { $0.split(separator: "\n", omittingEmptySubsequences: false).joined(separator: "\r\n") },
        Disguise("behind multi-byte text", files: { $0.map { ($0.path, unicode(in: $0.path) + "\n" + $0.text) } }),
        Disguise("with extensions in files of their own", files: { $0.flatMap(extensionsApart) }),
        Disguise("commented out", silences: true, files: { $0.map { ($0.path, commentedOut($0)) } }),
    ]

    private init(_ description: String, text: @escaping @Sendable (String) -> String) {
        self.init(description, files: { $0.map { ($0.path, text($0.text)) } })
    }

    private init(_ description: String, silences: Bool = false, files: @escaping @Sendable ([File]) -> [File]) {
        testDescription = description
        self.silences = silences
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

extension FileFacts {
    /// Those of the whole text.
    static func syntaxErrors(in file: SourceFile) -> [SyntaxError] {
        switch file.language {
        case .interfaceBuilder, .propertyList: MarkupTree(parsing: file).errors
        case .xcodeProject: PropertyListTree(parsing: file).errors
        case .swift, .objectiveC, nil: SyntaxTree(parsing: file).errors
        }
    }
}

extension App {
    /// The facts as a run takes them.
    convenience init(linking files: [SourceFile], options: ModelOptions) {
        let vocabulary = Vocabulary.restoration(with: options)
        self.init(linking: files.map { FileFacts(extracting: $0, vocabulary: vocabulary) }, options: options)
    }
}

struct ExampleTests {
    @Test(arguments: Case.all, Disguise.all)
    func exampleIsFound(_ example: Case, _ disguise: Disguise) {
        let files = disguise.files(example.example.files)
        let found = findings(files, example)
        let expected = disguise.silences ? [] : expectations(files)
        #expect(found == expected, sourceLocation: location(of: example.example))
    }

    @Test(arguments: Case.all)
    func exampleIsSilencedByAComment(_ example: Case) {
        guard ![Rule.unusedSuppression.id, Rule.suppressionWithoutReason.id].contains(example.rule.id) else { return }
        let files = example.example.files.map { path, text in
            let comment = Language(path: path)?.isMarkup == true ? "<!-- restorelint:disable all -->" : "// restorelint:disable all"
            return (path, comment + "\n" + text)
        }
        #expect(findings(files, example) == [], sourceLocation: location(of: example.example))
    }

    @Test func aBadExampleExpectsItsRuleAndAGoodOneNothing() {
        for example in Case.all {
            let ids = expectations(example.example.files).flatMap(\.ids)
            if example.example.isGood {
                #expect(ids == [], sourceLocation: location(of: example.example))
            } else {
                #expect(ids.contains(example.rule.id), sourceLocation: location(of: example.example))
            }
        }
    }

    @Test func examplesParseWithoutError() {
        for example in Case.all {
            for file in example.example.files {
                let errors = FileFacts.syntaxErrors(in: SourceFile(path: file.path, text: file.text))
                #expect(errors == [], sourceLocation: location(of: example.example))
            }
        }
    }

    // MARK: Helpers

    /// The rules that are expected or found on one line, sorted.
    struct Line: Equatable {
        let path: String
        let line: Int
        let ids: [String]
    }

    private func findings(_ files: [(String, String)], _ example: Case) -> [Line] {
        let sources = files.map { SourceFile(path: $0.0, text: $0.1) }
        let app = App(linking: sources, options: example.example.options)
        // A rule that is off by default speaks in its own examples.
        let rules = Rule.all.filter { $0.isEnabledByDefault || $0.id == example.rule.id }
        var lines: [String: [Int: [String]]] = [:]
        for diagnostic in Linter(rules.map { Linter.Setting($0) }).lint(app).diagnostics {
            let location = diagnostic.finding.location
            let line = LineTable(sources.first { $0.path == location.path }!).position(of: location.range.start).line
            lines[location.path, default: [:]][line, default: []].append(diagnostic.rule)
        }
        return sorted(lines)
    }

    private func expectations(_ files: [(path: String, text: String)]) -> [Line] {
        var lines: [String: [Int: [String]]] = [:]
        for (path, text) in files {
            let endings = text.split(omittingEmptySubsequences: false) { $0 == "\n" || $0 == "\r\n" }
            for (index, line) in endings.enumerated() {
                guard let marker = line.range(of: "expect: ") else { continue }
                lines[path, default: [:]][index + 1] = line[marker.upperBound...].split(separator: " ").map(String.init).filter { $0 != "-->" }
            }
        }
        return sorted(lines)
    }

    private func sorted(_ lines: [String: [Int: [String]]]) -> [Line] {
        lines.flatMap { path, lines in lines.map { Line(path: path, line: $0, ids: $1.sorted()) } }
            .sorted { ($0.path, $0.line) < ($1.path, $1.line) }
    }

    private func location(of example: Example) -> SourceLocation {
        let file = example.sourceFile
        let name = file.split(separator: "/").last.map(String.init) ?? file
        return SourceLocation(fileID: "LintRules/\(name)", filePath: file, line: Int(example.line), column: 1)
    }
}
