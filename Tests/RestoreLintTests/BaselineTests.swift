import Foundation
import LintRules
import Testing

@testable import RestoreLint

/// A controller that leaves out super in both of its hooks.
private let reader = """
    class Reader: UIViewController {
        var page = 0
        override func encodeRestorableState(with coder: NSCoder) {
            coder.encode(page, forKey: "page")
        }
        override func decodeRestorableState(with coder: NSCoder) {
            page = coder.decodeInteger(forKey: "page")
        }
    }

    """

private let viewer = reader.replacingOccurrences(of: "Reader", with: "Viewer")
private let file = Baseline.fileName

private func lint(_ arguments: String..., in folder: TemporaryFolder, at subfolder: String = "") -> Run {
    restorelint(arguments, in: folder, at: subfolder) { $0.rules = Rule.all }
}

private func summary(_ run: Run) throws -> [String: Int] {
    let document = try JSONSerialization.jsonObject(with: Data(run.output.utf8)) as? [String: Any]
    return try #require(document?["summary"] as? [String: Int])
}

@Test func whatTheBaselineListsIsNotReported() throws {
    let folder = try TemporaryFolder([".restorelint.yml": "baseline: \(file)\n", "Reader.swift": reader])
    let written = lint("baseline", "write", in: folder)
    #expect(written.exitCode == 0)
    #expect(written.errors == "restorelint: wrote 2 findings to '\(file)'\n")
    let run = lint("--format", "json", in: folder)
    #expect(run.exitCode == 0)
    #expect(try summary(run)["baselined"] == 2)
    #expect(try summary(run)["errors"] == 0)

    try folder.write(viewer, to: "Viewer.swift")
    let later = lint(in: folder)
    #expect(later.exitCode == 1)
    #expect(later.output.split(separator: "\n").allSatisfy { $0.hasPrefix("Viewer.swift:") })
    #expect(lint("--no-baseline", in: folder).output.split(separator: "\n").count == 4)
}

@Test func aBaselineCanBeReviewed() throws {
    let folder = try TemporaryFolder(["Reader.swift": reader])
    let run = lint("--write-baseline", "--baseline", "known.json", in: folder)
    #expect(
        run.errors == """
            restorelint: wrote 2 findings to 'known.json'
            For every run to use it, write 'baseline: known.json' into a new .restorelint.yml, or give '--baseline known.json'.

            """)
    #expect(
        try folder.read("known.json") == """
            {
              "version": 1,
              "tool": "restorelint",
              "findings": [
                {"fingerprint": "c7cf59c38355bc51", "count": 1, "rule": "missing-restoration-super", "path": "Reader.swift", "symbol": "Reader.decodeRestorableState(with:)", "message": "super is not called by 'decodeRestorableState(with:)' of 'Reader'"},
                {"fingerprint": "73e145d29e9066e1", "count": 1, "rule": "missing-restoration-super", "path": "Reader.swift", "symbol": "Reader.encodeRestorableState(with:)", "message": "super is not called by 'encodeRestorableState(with:)' of 'Reader'"}
              ]
            }

            """)
}

@Test func theLineThatInitLeftIsSwitchedOn() throws {
    let folder = try TemporaryFolder(["App/Reader.swift": reader])
    _ = lint("init", in: folder)
    #expect(lint(in: folder).exitCode == 1)
    #expect(lint("baseline", "write", in: folder).errors == "restorelint: wrote 2 findings to '\(file)'\nrestorelint: switched it on in '.restorelint.yml'\n")
    #expect(lint(in: folder).exitCode == 0)
    #expect(lint("baseline", "write", in: folder).errors == "restorelint: wrote 2 findings to '\(file)'\n")
}

@Test func theFingerprintOfAFindingIsThatOfItsEntry() throws {
    let folder = try TemporaryFolder(["Reader.swift": reader])
    _ = lint("--write-baseline", in: folder)
    let baseline = try Baseline(readingFile: folder.path + "/" + file, name: file)
    let report = lint("--format", "json", in: folder).output
    for entry in baseline.entries { #expect(report.contains("\"fingerprint\": \"\(entry.fingerprint):1\"")) }
}

@Test func codeMayMoveAndBeFormattedAnew() throws {
    let folder = try TemporaryFolder(["Reader.swift": reader])
    _ = lint("--write-baseline", in: folder)
    let formatted = reader.replacingOccurrences(of: "    ", with: "\t").replacingOccurrences(of: "(with coder: NSCoder) {", with: "(\nwith coder: NSCoder\n)\n{")
    try folder.write("import UIKit\n\n\n" + formatted, to: "Reader.swift")
    let run = lint("--baseline", file, "--strict-baseline", in: folder)
    #expect(run.exitCode == 0)
    #expect(run.output + run.errors == "")
}

@Test func aDeclarationTakesItsFaultAlongToAnotherFile() throws {
    let folder = try TemporaryFolder(["Reader.swift": reader])
    _ = lint("--write-baseline", in: folder)
    try FileManager.default.moveItem(atPath: folder.path + "/Reader.swift", toPath: folder.path + "/Moved.swift")
    #expect(lint("--baseline", file, "--strict-baseline", in: folder).exitCode == 0)
    // The next prune writes down where it is now.
    #expect(lint("baseline", "prune", in: folder).errors == "restorelint: removed 0 of '\(file)', kept 2 findings\n")
    #expect(try folder.read(file).contains("\"path\": \"Moved.swift\""))
}

@Test func aRenamedFileIsKnownWhereGitTells() throws {
    let folder = try TemporaryFolder(["BadOne.swift": "let a = 1\nlet b = 2\nlet c = 3\n"])
    let rule = Rule(id: "bad-name", summary: "", why: "", help: "", rationale: "", severity: .warning, examples: []) { app in
        app.program.files.map { Finding(at: .init(path: $0.path, range: .init(start: 0, end: 1)), "bad") }
    }
    func run(_ arguments: String...) -> Run { restorelint(arguments, in: folder) { $0.rules = [rule] } }
    try git("init", in: folder)
    _ = run("baseline", "write")
    try git("add", ".", in: folder)
    try git("commit", "-m", "Begin", in: folder)
    try git("mv", "BadOne.swift", "BadTwo.swift", in: folder)
    #expect(run("--baseline", file, "--strict-baseline").exitCode == 0)
    #expect(restorelint(["--baseline", file], in: folder) { $0.rules = [rule]; $0.git = "no-such-git" }.exitCode == 1)
}

@Test func ofMoreFindingsOfAKindOnlyTheSurplusIsNew() throws {
    let twice = """
        class Reader: UIViewController {
            func clear(_ coder: NSCoder) {
                coder.encode(1, forKey: "UIApplicationStateRestorationBundleVersionKey")
                coder.encode(2, forKey: "UIApplicationStateRestorationBundleVersionKey")
            }
        }
        """
    let rule = Rule(id: "one", summary: "", why: "", help: "", rationale: "", severity: .warning, examples: []) { app in
        app.program.functions.flatMap { function in (0..<function.body.count).map { Finding(at: .init(path: function.path, range: .init(start: UInt32($0), end: UInt32($0) + 1)), "same", symbol: function.symbol) } }
    }
    let folder = try TemporaryFolder(["Reader.swift": twice])
    func run(_ arguments: String...) -> Run { restorelint(arguments, in: folder) { $0.rules = [rule] } }
    _ = run("baseline", "write")
    #expect(try folder.read(file).contains("\"count\": 2"))
    try folder.write(twice.replacingOccurrences(of: "        coder.encode(2", with: "        coder.encode(3, forKey: \"x\")\n        coder.encode(2"), to: "Reader.swift")
    #expect(run("--baseline", file).output.split(separator: "\n").count == 1)
}

@Test func anEntryThatMatchesNothingIsToldAndPruned() throws {
    let folder = try TemporaryFolder([".restorelint.yml": "baseline: \(file)\n", "Reader.swift": reader, "Viewer.swift": viewer])
    _ = lint("baseline", "write", in: folder)
    try folder.write("", to: "Viewer.swift")
    let run = lint(in: folder)
    #expect(run.exitCode == 0)
    #expect(run.errors == "restorelint: warning: the baseline '\(file)' has 2 entries that nothing matches any more; 'restorelint baseline prune' removes them\n")
    let strict = lint("--strict-baseline", in: folder)
    #expect(strict.exitCode == 1)
    #expect(strict.errors.contains("error: no longer found: Viewer.swift, Viewer.encodeRestorableState(with:): super is not called by 'encodeRestorableState(with:)' of 'Viewer' (missing-restoration-super)\n"))
    #expect(lint("baseline", "prune", in: folder).errors == "restorelint: removed 2 of '\(file)', kept 2 findings\n")
    #expect(lint("--strict-baseline", in: folder).errors == "")
}

@Test func aRunThatDoesNotLookFindsNoEntryOutOfDate() throws {
    let folder = try TemporaryFolder([".restorelint.yml": "baseline: \(file)\n", "App/Reader.swift": reader, "Other/Viewer.swift": viewer])
    _ = lint("baseline", "write", in: folder)
    for arguments in [["App"], ["App/Reader.swift"], ["--only-rule", "insecure-decode"], ["--disable", "missing-restoration-super"]] {
        let run = restorelint(arguments + ["--strict-baseline"], in: folder) { $0.rules = Rule.all }
        #expect(run.exitCode == 0, "\(arguments)")
        #expect(run.errors == "")
    }
    // Nor does writing one for a part forget the rest.
    #expect(lint("baseline", "write", "App", in: folder).errors == "restorelint: wrote 4 findings to '\(file)'\n")
}

@Test func baselinesAreCompared() throws {
    let folder = try TemporaryFolder(["Reader.swift": reader])
    _ = lint("baseline", "write", "--baseline", "old.json", in: folder)
    try folder.write("", to: "Reader.swift")
    try folder.write(viewer, to: "Viewer.swift")
    _ = lint("baseline", "write", "--baseline", "new.json", in: folder)
    let run = lint("baseline", "compare", "old.json", "new.json", in: folder)
    #expect(run.exitCode == 1)
    #expect(
        run.output == """
            - Reader.swift, Reader.decodeRestorableState(with:): super is not called by 'decodeRestorableState(with:)' of 'Reader' (missing-restoration-super)
            - Reader.swift, Reader.encodeRestorableState(with:): super is not called by 'encodeRestorableState(with:)' of 'Reader' (missing-restoration-super)
            + Viewer.swift, Viewer.decodeRestorableState(with:): super is not called by 'decodeRestorableState(with:)' of 'Viewer' (missing-restoration-super)
            + Viewer.swift, Viewer.encodeRestorableState(with:): super is not called by 'encodeRestorableState(with:)' of 'Viewer' (missing-restoration-super)

            """)
    #expect(run.errors == "restorelint: 2 gone, 2 new\n")
    #expect(lint("baseline", "compare", "old.json", "old.json", in: folder).exitCode == 0)
}

@Test(arguments: [
    ("", "the baseline 'b.json' is damaged in line 1: expected a value"),
    ("{\n  \"version\": 1,\n  \"findings\": [}", "the baseline 'b.json' is damaged in line 3: expected a value"),
    ("[]", "'b.json' is no baseline of restorelint"),
    (#"{"version": 2, "tool": "restorelint", "findings": []}"#, "the baseline 'b.json' was written by a newer restorelint: it is of version 2, and this one reads 1\nUpdate restorelint, or remove the file and write it anew with 'restorelint baseline write'."),
    (#"{"version": 1, "tool": "restorelint", "findings": [{"rule": "a"}]}"#, "an entry of the baseline 'b.json' lacks its rule, path, message or count"),
])
func aBaselineThatCannotBeReadEndsTheRun(_ text: String, _ message: String) throws {
    let folder = try TemporaryFolder(["b.json": text, "Reader.swift": reader])
    let run = lint("--baseline", "b.json", in: folder)
    #expect(run.exitCode == 2)
    #expect(run.output == "")
    #expect(run.errors.hasPrefix("restorelint: error: \(message)\n"))
}

@Test func aMissingBaselineIsAnErrorUnlessItIsWritten() throws {
    let folder = try TemporaryFolder([".restorelint.yml": "baseline: \(file)\n", "Reader.swift": reader])
    let run = lint(in: folder)
    #expect(run.exitCode == 2)
    #expect(run.errors == "restorelint: error: the baseline '\(file)' cannot be read: no such file or directory\n'restorelint baseline write' makes one.\n")
    #expect(lint("--write-baseline", in: folder).exitCode == 0)
    #expect(lint(in: folder).exitCode == 0)
}

@Test func whatIsBaselinedCanBeReported() throws {
    let folder = try TemporaryFolder(["Reader.swift": reader])
    _ = lint("baseline", "write", in: folder)
    let sarif = lint("--baseline", file, "--format", "sarif", "--report-suppressed", in: folder).output
    #expect(sarif.contains(#""suppressions": [{"kind": "external", "status": "accepted"}], "baselineState": "unchanged""#))
    #expect(!lint("--baseline", file, "--format", "sarif", in: folder).output.contains("baselineState"))
}

@Test(arguments: [
    #"{"a": [1, -2, true, false, null], "b": {}}"#, #""\u00e9\ud83d\ude00\n\\\"\/""#, "[]", " 7 ",
])
func whatWeWriteAsJSONCanBeReadAgain(_ text: String) throws {
    var first = ByteBuffer()
    try JSON(reading: Array(text.utf8)).write(to: &first)
    var second = ByteBuffer()
    try JSON(reading: first.bytes).write(to: &second)
    #expect(first.text == second.text)
    let (ours, theirs) = (Data(first.bytes), Data(text.utf8))
    let options = JSONSerialization.ReadingOptions.fragmentsAllowed
    #expect(try JSONSerialization.jsonObject(with: ours, options: options) as? NSObject == JSONSerialization.jsonObject(with: theirs, options: options) as? NSObject)
}

@Test(arguments: ["", "[1,]", "[1 2]", "{\"a\" 1}", "{a: 1}", "\"abc", "1.5", "tru", "[1] x", "\"\\ud83d\"", "\"\\x\"", String(repeating: "[", count: 100)])
func damagedJSONIsRefused(_ text: String) {
    #expect(throws: JSON.Failure.self) { try JSON(reading: Array(text.utf8)) }
}
