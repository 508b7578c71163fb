import Foundation
import Testing

@testable import LintRules

private let ruleFolder = URL(fileURLWithPath: #filePath).deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()
    .appendingPathComponent("Sources/LintRules/Rules")

@Test func eachRuleHasItsFile() throws {
    let files = try FileManager.default.contentsOfDirectory(atPath: ruleFolder.path).filter { $0.hasSuffix(".swift") }
    let expected = Rule.all.map { rule in rule.id.split(separator: "-").map { $0.prefix(1).uppercased() + $0.dropFirst() }.joined() + ".swift" }
    #expect(files.sorted() == expected.sorted())
}

/// The formatter sees to all other files; of these it would move every example. A text may be as long as it is.
@Test func theLinesOfRulesAreFolded() throws {
    for rule in try FileManager.default.contentsOfDirectory(atPath: ruleFolder.path) where rule.hasSuffix(".swift") {
        let lines = try String(contentsOf: ruleFolder.appendingPathComponent(rule), encoding: .utf8).components(separatedBy: "\n")
        let start = try #require(lines.firstIndex(of: "        examples: ["))
        let end = try #require(lines[start...].firstIndex(of: "        ]"))
        for (index, line) in lines.enumerated() where line.count > 140 && !(start...end).contains(index) {
            #expect(line.drop { $0 == " " }.hasPrefix("\""), "\(rule):\(index + 1)")
        }
    }
}

/// A misspelt folder would take its cases out of the tests without a word.
@Test func eachCaseIsOneOfARule() throws {
    let files = try FileManager.default.subpathsOfDirectory(atPath: CaseFolder.root.path).filter { $0.contains(".") }
    #expect(files.sorted() == Case.all.map(\.testDescription).filter { $0.contains(".") }.sorted())
    for file in files {
        #expect(file.wholeMatch(of: /[a-z-]+\/(not-)?reported\/[a-z0-9-]+\.(swift|m)/) != nil, "\(file)")
    }
}

@Test func eachRuleSaysWhatItRestsOn() {
    for rule in Rule.all where ![Rule.unusedSuppression.id, Rule.suppressionWithoutReason.id].contains(rule.id) {
        #expect(!rule.facts.isEmpty, "\(rule.id)")
        #expect(rule.limits != nil, "\(rule.id)")
        let examples = Case.all.filter { $0.rule.id == rule.id }.map(\.example)
        #expect(examples.filter { !$0.isGood }.count >= 2, "\(rule.id)")
        #expect(examples.filter(\.isGood).count >= 3, "\(rule.id)")
    }
}

@Test func proseEndsWithAFullStop() {
    for rule in Rule.all {
        for text in [rule.summary, rule.why, rule.help, rule.rationale, rule.limits, rule.fix, rule.switchOff].compactMap(\.self) {
            #expect(text.hasSuffix("."), "\(rule.id): \(text)")
            #expect(text.first?.isUppercase == true || text.first == "`", "\(rule.id): \(text)")
        }
    }
}

/// What a finding says beside its message has to be read in a glance.
@Test func aRuleSaysInASentenceWhatIsLostAndWhatToDo() {
    for rule in Rule.all {
        for text in [rule.why, rule.help] {
            #expect(text.count <= 140, "\(rule.id): \(text)")
            #expect(!text.dropLast().contains(". "), "\(rule.id): \(text)")
        }
        #expect(rule.switchOff != nil, "\(rule.id)")
    }
}

@Test func aRuleTellsOfItsFixes() {
    for rule in Rule.all {
        var safeties: Set<Fix.Safety> = []
        for one in Case.all where one.rule.id == rule.id && !one.example.isGood {
            safeties.formUnion(rule.check(one.app).findings.compactMap { $0.fix?.safety })
        }
        #expect(rule.fix?.contains("`--fix`") == (safeties.contains(.safe) ? true : rule.fix.map { _ in false }), "\(rule.id)")
        #expect(rule.fix?.contains("`--unsafe-fixes`") == (safeties.contains(.suggested) ? true : rule.fix.map { _ in false }), "\(rule.id)")
    }
}

@Test func messagesReadWell() {
    for one in Case.all {
        for diagnostic in one.diagnosticsOfAllRules {
            let finding = diagnostic.finding
            // Lists of findings are read by how they begin.
            #expect(!finding.message.hasPrefix("'"), "\(one.testDescription): \(finding.message)")
            #expect(diagnostic.help.hasSuffix(".") && diagnostic.help.first?.isUppercase == true, "\(one.testDescription): \(diagnostic.help)")
            for message in [finding.message] + finding.notes.map(\.message) {
                #expect(message.first?.isUppercase == false || message.hasPrefix("UIKit "), "\(one.testDescription): \(message)")
                #expect(!message.hasSuffix("."), "\(one.testDescription): \(message)")
                #expect(!message.contains("\n"), "\(one.testDescription): \(message)")
            }
            if let fix = finding.fix {
                #expect(fix.title.first?.isUppercase == true && !fix.title.hasSuffix("."), "\(one.testDescription): \(fix.title)")
            }
        }
    }
}

/// Two rules may speak of one line, but of one expression the graver one is enough.
@Test func anExpressionIsReportedOnce() {
    for one in Case.all {
        let findings = one.diagnostics
        for (first, second) in zip(findings, findings.dropFirst()) {
            let (former, latter) = (first.finding.location, second.finding.location)
            let areApart = former.path != latter.path || former.range.end <= latter.range.start
            #expect(areApart, "\(one.testDescription): \(first.rule) and \(second.rule): \(second.finding.message)")
        }
    }
}

@Test func whatIsLostIsSaidWithEachFinding() {
    for one in Case.all {
        for diagnostic in one.diagnosticsOfAllRules {
            for text in [diagnostic.why, diagnostic.help] {
                #expect(text.hasSuffix(".") && text.count > 20 && text.count <= 160, "\(one.testDescription): \(text)")
            }
        }
    }
}

extension Case {
    private static let unusualLinter = Linter(Rule.all.filter { !$0.isEnabledByDefault }.map { Linter.Setting($0) })

    /// What is found in it, by the rules that nobody has switched on, too.
    fileprivate var diagnosticsOfAllRules: [Diagnostic] { diagnostics + Case.unusualLinter.lint(app).diagnostics }
}
