import AppModel
import Foundation
import Syntax
import Testing

@testable import LintRules

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
        let facts = files.map { FileFacts(extracting: $0, vocabulary: vocabulary) }
        self.init(linking: facts, options: options, workers: RememberingWorker())
    }
}

struct ExampleTests {
    /// Of an example in its disguises: Swift Testing keeps books on each case, and takes longer for each the more of them there are.
    @Test(arguments: Case.all)
    func exampleIsFound(_ example: Case) {
        for disguise in Disguise.worn(by: example) { expectToFind(example, disguise) }
    }

    private func expectToFind(_ example: Case, _ disguise: Disguise) {
        let files = disguise.files(example.example.files)
        let found = disguise.isAsWritten ? lines(of: example.diagnostics, in: example.sources) : findings(files, example)
        let expected = disguise.silences ? [] : expectations(files)
        let location = location(of: example.example)
        guard disguise.keepsPlaces else {
            // Of two that are at odds the later one is found, and now that may be the other one.
            return #expect(
                found.flatMap(\.ids).sorted() == expected.flatMap(\.ids).sorted(), "\(disguise.testDescription)", sourceLocation: location)
        }
        #expect(found == expected, "\(disguise.testDescription)", sourceLocation: location)
    }

    @Test(arguments: Case.documented)
    func exampleIsSilencedByAComment(_ example: Case) {
        guard ![Rule.unusedSuppression.id, Rule.suppressionWithoutReason.id].contains(example.rule.id) else { return }
        let files = example.example.files.map { path, text in
            let comment = Language(path: path)?.isMarkup == true ? "<!-- restorelint:disable all -->" : "// restorelint:disable all"
            return (path, comment + "\n" + text)
        }
        #expect(findings(files, example) == [], sourceLocation: location(of: example.example))
    }

    /// Classes of one name that have nothing to do with one another, calls that fit by accident: nobody writes such a program, but a folder
    /// of samples is one.
    @Test func allDocumentedExamplesTogetherAreAProgramLikeAnyOther() {
        let facts = Case.documented.enumerated().flatMap { index, example in
            example.example.files.map { FileFacts(extracting: SourceFile(path: "\(example.rule.id)/\(index)-\($0.path)", text: $0.text)) }
        }
        let app = App(linking: facts)
        let found = Linter().lint(app).diagnostics
        #expect(app.followsEveryValue)
        #expect(Set(found.map(\.rule)).count > Rule.all.count / 2)
        #expect(Linter().lint(App(linking: facts.reversed())).diagnostics == found)
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

    /// One that changed next to nothing would hold nothing.
    @Test(arguments: Disguise.rewritings)
    func aDisguiseChangesManyExamples(_ disguise: Disguise) {
        // To disguise all of them once more would take as long as to parse them several times.
        let changed = Case.all.lazy.filter { example in
            let files = example.example.files
            return !disguise.files(files).elementsEqual(files) { $0 == $1 }
        }
        #expect(changed.prefix(21).count > 20)
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
        return lines(of: example.linter.lint(App(linking: sources, options: example.example.options)).diagnostics, in: sources)
    }

    private func lines(of diagnostics: [Diagnostic], in sources: [SourceFile]) -> [Line] {
        let tables = Dictionary(uniqueKeysWithValues: sources.map { ($0.path, LineTable($0)) })
        var lines: [String: [Int: [String]]] = [:]
        for diagnostic in diagnostics {
            let location = diagnostic.finding.location
            let line = tables[location.path]!.position(of: location.range.start).line
            lines[location.path, default: [:]][line, default: []].append(diagnostic.rule)
        }
        return sorted(lines)
    }

    private func expectations(_ files: [(path: String, text: String)]) -> [Line] {
        var lines: [String: [Int: [String]]] = [:]
        for (path, text) in files {
            let endings = text.split(omittingEmptySubsequences: false) { $0 == "\n" || $0 == "\r\n" || $0 == "\r" }
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
