import AppModel
import Syntax
import Testing

@testable import LintRules

struct FixTests {
    @Test(arguments: Case.all.filter { !$0.example.isGood })
    func aFixedExampleParsesAndIsClean(_ example: Case) {
        let sources = example.example.files.map { SourceFile(path: $0.path, text: $0.text) }
        let fixed = sources.map { applying(fixes(in: sources, of: example.rule), to: $0) }
        for file in fixed { #expect(SyntaxTree(parsing: file).errors == [], "\(text(file))") }
        #expect(fixes(in: fixed, of: example.rule) == [], "\(fixed.map(text).joined())")
    }

    @Test func theFixesReadWell() {
        for rule in Rule.all {
            for file in rule.examples.filter({ !$0.isGood }).map({ $0.files.map { SourceFile(path: $0.path, text: $0.text) } }) {
                for fix in fixes(in: file, of: rule) {
                    #expect(fix.title.first?.isUppercase == true && !fix.title.hasSuffix("."), "\(rule.id): \(fix.title)")
                }
            }
        }
    }

    private func fixes(in files: [SourceFile], of rule: Rule) -> [Fix] {
        rule.check(App(linking: files.map { FileFacts(extracting: $0) })).compactMap(\.fix)
    }

    /// Last edits first, so that the offsets of the others stay right.
    private func applying(_ fixes: [Fix], to file: SourceFile) -> SourceFile {
        var bytes = Array(file.bytes.prefix(file.count))
        for edit in fixes.flatMap(\.edits).filter({ $0.location.path == file.path }).sorted(by: { $0.location > $1.location }) {
            bytes.replaceSubrange(Int(edit.location.range.start)..<Int(edit.location.range.end), with: Array(edit.text.utf8))
        }
        return SourceFile(path: file.path, bytes: bytes)
    }

    private func text(_ file: SourceFile) -> String {
        String(decoding: file.bytes.prefix(file.count), as: UTF8.self)
    }
}
