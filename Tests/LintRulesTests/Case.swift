import AppModel
import Foundation
import LintRules
import Syntax
import Testing

/// Every example that documents a rule, and every file below `Cases`.
struct Case: Sendable, CustomTestStringConvertible {
    let rule: Rule
    let example: Example
    let testDescription: String
    /// Whether it stands on the page of its rule.
    var isDocumented = false
    /// Its files as they are written.
    let sources: [SourceFile]
    /// Of the rules that are on and its own.
    let linter: Linter
    private let linked: Once<App>
    private let linted: Once<Linter.Result>

    init(rule: Rule, example: Example, testDescription: String) {
        let sources = example.files.map { SourceFile(path: $0.path, text: $0.text) }
        let linked = Once { App(linking: sources, options: example.options) }
        self.rule = rule
        self.example = example
        self.testDescription = testDescription
        self.sources = sources
        self.linked = linked
        // A rule that is off by default speaks in its own examples.
        let linter = rule.isEnabledByDefault ? Case.usualLinter : Linter(Rule.all.filter { $0.isEnabledByDefault || $0.id == rule.id }.map { Linter.Setting($0) })
        self.linter = linter
        linted = Once { linter.lint(linked.value) }
    }

    private static let usualLinter = Linter()

    /// The app as it is written, linked once for all tests that only ask it.
    var app: App { linked.value }

    /// What its linter has to say of it as it is written.
    var result: Linter.Result { linted.value }
    var diagnostics: [Diagnostic] { result.diagnostics }

    /// Of all its files.
    var text: String { example.files.map(\.text).joined(separator: "\n") }

    static let all = Rule.all.flatMap { rule in
        documented(of: rule) + CaseFolder.cases(of: rule)
    }

    /// Those on the pages of the rules.
    static let documented = Rule.all.flatMap(documented)

    /// Those that a sample takes.
    static func some(_ sample: Sample) -> [Case] { all.filter { sample.takes($0.text) } }

    /// For what analyses each of them many times over.
    static let few = some(Sample(oneIn: 15, thorough: 5))

    private static func documented(of rule: Rule) -> [Case] {
        rule.examples.map { example in
            var documented = Case(rule: rule, example: example, testDescription: "\(rule.id) (line \(example.line))")
            documented.isDocumented = true
            return documented
        }
    }
}

/// `Cases/<rule>/reported` and `Cases/<rule>/not-reported`: an example to a file, which is named after what it shows.
///
/// Lines `//- Path.swift` part a file into several as in the examples; without them its name is `Example` and what it ends with. A first line
/// `// custom-protocols: { protocol: …, save: …, restore: … }` is no part of the code, but of the configuration.
enum CaseFolder {
    static let root = URL(fileURLWithPath: #filePath).deletingLastPathComponent().appendingPathComponent("Cases")
    static let kinds = [(folder: "reported", isGood: false), (folder: "not-reported", isGood: true)]

    static func cases(of rule: Rule) -> [Case] {
        kinds.flatMap { folder, isGood in
            names(in: "\(rule.id)/\(folder)").map { name in
                let path = root.appendingPathComponent("\(rule.id)/\(folder)/\(name)")
                let text = (try? String(contentsOf: path, encoding: .utf8)) ?? ""
                let example = example(of: text, isGood: isGood, at: path)
                return Case(rule: rule, example: example, testDescription: "\(rule.id)/\(folder)/\(name)")
            }
        }
    }

    /// Nothing where there is no such folder.
    static func names(in folder: String) -> [String] {
        ((try? FileManager.default.contentsOfDirectory(atPath: root.appendingPathComponent(folder).path)) ?? []).sorted()
    }

    private static func example(of text: String, isGood: Bool, at path: URL) -> Example {
        var lines = text.split(separator: "\n", omittingEmptySubsequences: false)
        if lines.last == "" { lines.removeLast() }
        var options = ModelOptions()
        if let given = lines.first?.wholeMatch(of: /\/\/ custom-protocols: \{ protocol: (.+), save: (.+), restore: (.+) \}/) {
            options.customProtocols = [CustomProtocol(name: String(given.1), save: String(given.2), restore: String(given.3))]
            lines.removeFirst()
        }
        if !lines.contains(where: { $0.hasPrefix("//- ") }) { lines.insert("//- Example.\(path.pathExtension)", at: 0) }
        let code = lines.joined(separator: "\n")
        return isGood ? .good(code, with: options, file: path.path, line: 1) : .bad(code, with: options, file: path.path, line: 1)
    }
}
