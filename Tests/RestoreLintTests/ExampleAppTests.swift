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
    #expect(Rule.all.count { golden.contains("(\($0.id))") } >= 15)
}
