import AppModel
import Foundation
import Syntax
import Testing

@testable import LintRules

private let ruleFolder = URL(fileURLWithPath: #filePath).deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()
    .appendingPathComponent("Sources/LintRules/Rules")

/// A rule with many forms has files beside it for some of its examples: `DuplicateSiblingIdentifier+Loops.swift`.
@Test func eachRuleHasItsFile() throws {
    let files = try FileManager.default.contentsOfDirectory(atPath: ruleFolder.path).filter { $0.hasSuffix(".swift") }
    let expected = Rule.all.map { rule in rule.id.split(separator: "-").map { $0.prefix(1).uppercased() + $0.dropFirst() }.joined() + ".swift" }
    #expect(files.filter { !$0.contains("+") }.sorted() == expected.sorted())
    for file in files where file.contains("+") {
        #expect(expected.contains(file.prefix { $0 != "+" } + ".swift"), "\(file)")
    }
}

@Test func eachRuleSaysWhatItRestsOn() {
    for rule in Rule.all where ![Rule.unusedSuppression.id, Rule.suppressionWithoutReason.id].contains(rule.id) {
        #expect(!rule.facts.isEmpty, "\(rule.id)")
        #expect(rule.limits != nil, "\(rule.id)")
        #expect(rule.examples.filter { !$0.isGood }.count >= 2, "\(rule.id)")
        #expect(rule.examples.filter(\.isGood).count >= 3, "\(rule.id)")
    }
}

@Test func proseEndsWithAFullStop() {
    for rule in Rule.all {
        for text in [rule.summary, rule.rationale, rule.limits].compactMap(\.self) {
            #expect(text.hasSuffix("."), "\(rule.id): \(text)")
            #expect(text.first?.isUppercase == true || text.first == "`", "\(rule.id): \(text)")
        }
    }
}

@Test func messagesReadWell() {
    for rule in Rule.all {
        for example in rule.examples {
            let facts = example.files.map { FileFacts(extracting: SourceFile(path: $0.path, text: $0.text)) }
            for diagnostic in Linter(Rule.all.map { Linter.Setting($0) }).lint(App(linking: facts)).diagnostics {
                let finding = diagnostic.finding
                for message in [finding.message] + finding.notes.map(\.message) {
                    #expect(message.first?.isUppercase == false || message.hasPrefix("UIKit "), "\(rule.id): \(message)")
                    #expect(!message.hasSuffix("."), "\(rule.id): \(message)")
                    #expect(!message.contains("\n"), "\(rule.id): \(message)")
                }
                if let fix = finding.fix {
                    #expect(fix.title.first?.isUppercase == true && !fix.title.hasSuffix("."), "\(rule.id): \(fix.title)")
                }
            }
        }
    }
}
