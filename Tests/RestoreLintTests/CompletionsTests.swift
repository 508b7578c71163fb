import Foundation
import Testing

@testable import RestoreLint

private let package = URL(fileURLWithPath: #filePath).deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()

/// `UPDATE=1 swift test` writes the page anew.
@Test func theManualIsCurrent() throws {
    let file = package.appendingPathComponent("docs/man/restorelint.1")
    if ProcessInfo.processInfo.environment["UPDATE"] == "1" {
        try FileManager.default.createDirectory(at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
        try Data(ManualPage.text.utf8).write(to: file)
    }
    #expect(ManualPage.text == (try String(contentsOf: file, encoding: .utf8)))
}

@Test(arguments: Completions.shells)
func everyCommandAndFlagCanBeCompleted(_ shell: String) throws {
    let folder = try TemporaryFolder()
    let script = restorelint("completions", shell, in: folder).output
    for command in Command.all {
        #expect(script.contains(command.name))
        for flag in command.flags { #expect(script.contains(shell == "fish" ? "-l \(flag.name.dropFirst(2))" : flag.name)) }
    }
    for reporter in Reporter.all { #expect(script.contains(reporter.name)) }
}

@Test func anUnknownShellIsAnsweredWithAGuess() throws {
    let run = restorelint("completions", "zhs", in: try TemporaryFolder())
    #expect(run.exitCode == 2)
    #expect(run.errors.hasPrefix("restorelint: error: completions takes bash, zsh or fish, not 'zhs'; did you mean 'zsh'?\n"))
}

@Test(arguments: [
    ("restorelint ", "suppress"), ("restorelint ba", "baseline"), ("restorelint --form", "--format"), ("restorelint --format s", "sarif"),
    ("restorelint --format=s", "sarif"), ("restorelint lint --fail-on ne", "never"), ("restorelint baseline pr", "prune"),
    ("restorelint explain missing-rest", "missing-restoration-super"), ("restorelint rules --format j", "json"), ("restorelint help sup", "suppress"),
])
func bashProposesWhatFits(_ line: String, _ expected: String) throws {
    let folder = try TemporaryFolder(["script": restorelint("completions", "bash", in: try TemporaryFolder()).output])
    // What readline does: cut the line at blanks and at the equals sign, then ask the function.
    var words = line.replacingOccurrences(of: "=", with: " = ").split(separator: " ", omittingEmptySubsequences: true).map { "'\($0)'" }
    if line.hasSuffix(" ") { words.append("''") }
    let program = """
        source '\(folder.path)/script'
        COMP_WORDS=(\(words.joined(separator: " "))); COMP_CWORD=\(words.count - 1)
        _restorelint
        printf '%s\\n' "${COMPREPLY[@]}"
        """
    let result = try Platform.run("bash", ["--norc", "-c", program])
    #expect(String(decoding: result.output, as: UTF8.self).split(separator: "\n").contains(Substring(expected)))
    #expect(result.errors.isEmpty)
}
