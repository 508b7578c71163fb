import Foundation
import LintRules
import Testing

@testable import RestoreLint

private let package = URL(fileURLWithPath: #filePath).deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()

@Test func theExampleAppFails() {
    let outcome = run(["Examples/Trails"], in: Environment(workingDirectory: package.path, rules: Rule.all))
    #expect(outcome.exitCode == .findings)
}

@Test func theExampleAppShowsMostRulesAtWork() throws {
    let golden = try String(contentsOf: package.appendingPathComponent("Tests/Fixtures/Formats/xcode.txt"), encoding: .utf8)
    let silent = Rule.all.map(\.id).filter { !golden.contains("(\($0))") }
    // The app has no suppression to be wrong about.
    #expect(silent == ["unused-suppression"])
}
