import Foundation
import LintRules
import Testing

@testable import RestoreLint

private let package = URL(fileURLWithPath: #filePath).deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()

/// What the command finds in `Examples/Trails`, beside what it found when somebody last looked. `UPDATE=1 swift test` writes it anew.
@Test func theExampleAppHasTheFaultsItIsKnownFor() throws {
    let outcome = run(["Examples/Trails", "--format", "xcode"], in: Environment(workingDirectory: package.path, rules: Rule.all))
    let golden = package.appendingPathComponent("Tests/Fixtures/Trails.txt")
    if ProcessInfo.processInfo.environment["UPDATE"] == "1" {
        try Data(outcome.output.text.utf8).write(to: golden)
    }
    #expect(outcome.output.text == (try String(contentsOf: golden, encoding: .utf8)))
    #expect(outcome.exitCode == .findings)
}

@Test func theExampleAppShowsMostRulesAtWork() throws {
    let golden = try String(contentsOf: package.appendingPathComponent("Tests/Fixtures/Trails.txt"), encoding: .utf8)
    let silent = Rule.all.map(\.id).filter { !golden.contains("(\($0))") }
    // The app has no suppression to be wrong about.
    #expect(silent == ["unused-suppression"])
}
