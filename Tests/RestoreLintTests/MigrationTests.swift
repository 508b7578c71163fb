import Foundation
import LintRules
import Testing

@testable import RestoreLint

private let package = URL(fileURLWithPath: #filePath).deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()

/// The way over of the same app in each form, beside what it was when somebody last looked. `UPDATE=1 swift test` writes them anew.
@Test(arguments: MigrationFormat.all.map(\.name))
func theWayOverIsWrittenInEveryFormat(_ format: String) throws {
    let outcome = run(
        ["migrate", "Tests/Fixtures/Migration/Notes", "--no-config", "--format", format], in: Environment(workingDirectory: package.path, rules: Rule.all))
    #expect(outcome.exitCode == .clean)
    #expect(outcome.errors.text == "")
    let golden = package.appendingPathComponent("Tests/Fixtures/Migration/\(format).txt")
    if ProcessInfo.processInfo.environment["UPDATE"] == "1" { try outcome.output.text.write(to: golden, atomically: true, encoding: .utf8) }
    #expect(outcome.output.text == (try String(contentsOf: golden, encoding: .utf8)))
}

@Test func theWayOverAsJSONIsJSON() throws {
    let folder = try TemporaryFolder(["Reader.swift": "class Reader: UIViewController { func a() { restorationIdentifier = \"a\\\"b\" } }"])
    let run = restorelint("migrate", "--format", "json", in: folder)
    let document = try JSONSerialization.jsonObject(with: Data(run.output.utf8)) as? [String: Any]
    let apps = try #require(document?["apps"] as? [[String: Any]])
    let screens = try #require(apps.first?["screens"] as? [[String: Any]])
    #expect(screens.first?["identifiers"] as? [String] == ["a\"b"])
}

@Test func anAppThatRestoresNothingHasNothingToMove() throws {
    let folder = try TemporaryFolder(["Good.swift": "class Good: UIViewController {}"])
    let run = restorelint("migrate", in: folder)
    #expect(run.exitCode == 0)
    #expect(run.output == "Nothing to move: no view controller keeps anything.\n")
}

@Test func theWayOverOfAWindowIsAppKitsAffair() throws {
    let folder = try TemporaryFolder([
        "Window.swift": """
            class Controller: NSWindowController {
                override func encodeRestorableState(with coder: NSCoder) {
                    super.encodeRestorableState(with: coder)
                    coder.encode(1, forKey: "row")
                }
            }
            """
    ])
    #expect(restorelint("migrate", in: folder).output == "Nothing to move: no view controller keeps anything.\n")
}

@Test func theWayOverIsWrittenInNoOtherFormat() throws {
    let folder = try TemporaryFolder()
    let run = restorelint("migrate", "--format", "sarif", in: folder)
    #expect(run.exitCode == 2)
    #expect(run.errors.hasPrefix("restorelint: error: unknown format 'sarif'"))
}

@Test func theWayOverOfNothingIsAnError() throws {
    let folder = try TemporaryFolder()
    let run = restorelint("migrate", "Missing", in: folder)
    #expect(run.exitCode == 2)
    #expect(run.errors.contains("Missing"))
}

@Test func theWayOverWritesNothing() throws {
    let source = "class Reader: UIViewController { func a() { restorationIdentifier = \"a\" } }"
    let folder = try TemporaryFolder(["Reader.swift": source])
    _ = restorelint("migrate", in: folder)
    #expect(try folder.read("Reader.swift") == source)
    #expect(try FileManager.default.contentsOfDirectory(atPath: folder.path) == ["Reader.swift"])
}
