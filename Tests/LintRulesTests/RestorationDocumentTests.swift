import Foundation
import Testing

@testable import LintRules

private let root = URL(fileURLWithPath: #filePath).deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()

@Test func theRestorationDocumentIsCurrent() throws {
    let text = RestorationDocument.text()
    let file = root.appendingPathComponent(RestorationDocument.path)
    if ProcessInfo.processInfo.environment["UPDATE"] == "1" { try Data(text.utf8).write(to: file) }
    let isCurrent = (try? String(contentsOf: file, encoding: .utf8)) == text
    #expect(isCurrent, "\(RestorationDocument.path) tells something else than the facts; run UPDATE=1 swift test --filter theRestorationDocumentIsCurrent")
}

@Test func everyFactStandsUnderItsOwnNumber() {
    let text = RestorationDocument.text()
    #expect(Set(Fact.all.map(\.number)).count == Fact.all.count)
    for fact in Fact.all {
        #expect(text.components(separatedBy: "<a id=\"\(fact.anchor)\"></a>**\(fact.number)** ").count == 2, "\(fact.number)")
    }
}

@Test func aFactSaysWhereToLookItUp() {
    for fact in Fact.all {
        #expect(fact.text.hasSuffix("."), "\(fact.number)")
        if fact.certainty != .measured && fact.certainty != .inferred { #expect(!fact.sources.isEmpty, "\(fact.number)") }
        for source in fact.sources {
            #expect(source.address.hasPrefix("https://") && !source.address.contains(" "), "\(fact.number): \(source.address)")
        }
    }
}

/// Sources disagree, or there are several: one report does not make two.
@Test func aDisputeHasMoreThanOneSource() {
    for fact in Fact.all where fact.certainty == .disputed || fact.certainty == .widelyReported {
        #expect(fact.sources.count > 1, "\(fact.number)")
    }
}

@Test func everyLinkWithinTheRestorationDocumentLeadsSomewhere() {
    let text = RestorationDocument.text()
    for source in Fact.all.flatMap(\.sources) { #expect(text.contains("\n[\(source.title)]: \(source.address)\n")) }
    let targets = text.components(separatedBy: "](#").dropFirst().map { String($0.prefix { $0 != ")" }) }
    #expect(targets.count > 20)
    for target in targets { #expect(text.contains("<a id=\"\(target)\"></a>"), "\(target)") }
}

@Test func rulesRestOnFactsThatAreThere() {
    for rule in Rule.all {
        for number in rule.facts { #expect(Fact.numbered(number) != nil, "\(rule.id) cites \(number)") }
    }
}

/// Comments cite facts in parentheses: `(C7)`, `(A3, A4)`.
@Test func commentsCiteFactsThatAreThere() throws {
    let sources = root.appendingPathComponent("Sources")
    var cited = 0
    for path in try FileManager.default.subpathsOfDirectory(atPath: sources.path) where path.hasSuffix(".swift") {
        let text = try String(contentsOf: sources.appendingPathComponent(path), encoding: .utf8)
        for line in text.split(separator: "\n") {
            guard line.utf8.contains(UInt8(ascii: "(")), let comment = line.firstRange(of: "// ") else { continue }
            for part in line[comment.upperBound...].split(separator: "(").dropFirst() {
                for number in part.prefix(while: { $0 != ")" }).split(separator: ", ") where number.wholeMatch(of: /[A-J][0-9]{1,2}/) != nil {
                    #expect(Fact.numbered(String(number)) != nil, "\(path) cites \(number)")
                    cited += 1
                }
            }
        }
    }
    #expect(cited > 2)
}
