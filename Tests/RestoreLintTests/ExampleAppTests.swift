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
