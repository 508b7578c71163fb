import AppModel
import Syntax
import Testing

@testable import LintRules

struct FixTests {
    @Test(arguments: Case.all.filter { !$0.example.isGood })
    func aFixedExampleParsesAndIsClean(_ example: Case) {
        let fixes = fixes(in: example.app, of: example)
        // What is not changed is as clean as it was.
        guard !fixes.isEmpty else { return }
        let fixed = example.sources.map { applying(fixes, to: $0) }
        for file in fixed { #expect(FileFacts.syntaxErrors(in: file) == [], "\(text(file))") }
        #expect(self.fixes(in: App(linking: fixed, options: example.example.options), of: example) == [], "\(fixed.map(text).joined())")
    }

    @Test func theFixesReadWell() {
        for example in Case.all where !example.example.isGood {
            for fix in fixes(in: example.app, of: example) {
                #expect(fix.title.first?.isUppercase == true && !fix.title.hasSuffix("."), "\(example.rule.id): \(fix.title)")
            }
        }
    }

    private func fixes(in app: App, of example: Case) -> [Fix] { example.rule.check(app).findings.compactMap(\.fix) }

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
