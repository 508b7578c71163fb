import Foundation
import LintRules
import Testing

@testable import RestoreLint

private let package = URL(fileURLWithPath: #filePath).deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()

@Test func theExampleAppFails() {
    let outcome = run(["Examples/Trails"], in: Environment(workingDirectory: package.path, rules: Rule.all))
    #expect(outcome.exitCode == .findings)
}

@Test func theExampleAppShowsManyRulesAtWork() throws {
    let golden = try String(contentsOf: package.appendingPathComponent("Tests/Fixtures/Formats/xcode.txt"), encoding: .utf8)
    let shown = Rule.all.map(\.id).filter { golden.contains("(\($0))") }
    #expect(shown.count >= 15)
}

/// The README leaves out most findings; what it shows is what one gets.
@Test func theReadmeShowsWhatTheExampleAppGives() throws {
    let readme = try String(contentsOf: package.appendingPathComponent("README.md"), encoding: .utf8)
    let report = run(
        ["Examples/Trails", "--format", "text", "--color", "never"], in: Environment(workingDirectory: package.path, rules: Rule.all)
    ).output.text
    let shown = readme.components(separatedBy: "```")[1].components(separatedBy: "\n\n").dropFirst().filter { $0 != "…" }
    #expect(shown.count > 2)
    for finding in shown { #expect(report.contains(finding.trimmingCharacters(in: .newlines))) }
}
