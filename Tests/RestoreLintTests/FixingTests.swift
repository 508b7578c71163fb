import Foundation
import LintRules
import Syntax
import Testing

@testable import RestoreLint

private let faulty = """
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

private let fixed = """
    class Reader: UIViewController {
        var page = 0
        override func encodeRestorableState(with coder: NSCoder) {
            super.encodeRestorableState(with: coder)
            coder.encode(page, forKey: "page")
        }
        override func decodeRestorableState(with coder: NSCoder) {
            super.decodeRestorableState(with: coder)
            page = coder.decodeInteger(forKey: "page")
        }
    }

    """

private func lint(_ arguments: String..., in folder: TemporaryFolder, input: String = "") -> Run {
    restorelint(arguments, in: folder, input: input) { $0.rules = Rule.all }
}

@Test func fixingRepairsWhatIsSafeAndReportsTheRest() throws {
    let folder = try TemporaryFolder(["Reader.swift": faulty])
    let run = lint("--fix", in: folder)
    #expect(try folder.read("Reader.swift") == fixed)
    #expect(run.exitCode == 0)
    #expect(run.output == "")
    #expect(run.errors == "restorelint: fixed 2 problems\n")
}

@Test func fixingTwiceChangesNothingMore() throws {
    let folder = try TemporaryFolder(["Reader.swift": faulty])
    _ = lint("--fix", in: folder)
    let once = try folder.read("Reader.swift")
    let run = lint("--fix", in: folder)
    #expect(try folder.read("Reader.swift") == once)
    #expect(run.errors == "")
}

@Test func fixingUnderABaselineSaysWhatItLeft() throws {
    let folder = try TemporaryFolder(["Reader.swift": faulty])
    _ = lint("baseline", "write", in: folder)
    try folder.write(faulty.replacingOccurrences(of: "Reader", with: "Viewer"), to: "Viewer.swift")
    let known = ["--baseline", Baseline.fileName]
    let run = lint("--fix", known[0], known[1], in: folder)
    #expect(try folder.read("Reader.swift") == faulty)
    #expect(try folder.read("Viewer.swift") == fixed.replacingOccurrences(of: "Reader", with: "Viewer"))
    #expect(
        run.errors == "restorelint: fixed 2 problems, left 2 problems that are in the baseline (--no-baseline --fix mends them)\n")
    #expect(
        lint("--fix", known[0], known[1], in: folder).errors
            == "restorelint: left 2 problems that are in the baseline (--no-baseline --fix mends them)\n")
    #expect(lint("--no-baseline", "--fix", in: folder).errors == "restorelint: fixed 2 problems\n")
}

@Test func lineEndsStayAsTheyAre() throws {
    let folder = try TemporaryFolder(["Reader.swift": faulty.replacingOccurrences(of: "\n", with: "\r\n")])
    _ = lint("--fix", in: folder)
    #expect(try folder.read("Reader.swift") == fixed.replacingOccurrences(of: "\n", with: "\r\n"))
}

@Test func permissionsAndLinksStayAsTheyAre() throws {
    let folder = try TemporaryFolder(["Real.swift": faulty])
    try FileManager.default.setAttributes([.posixPermissions: 0o640], ofItemAtPath: folder.path + "/Real.swift")
    try FileManager.default.createSymbolicLink(atPath: folder.path + "/Link.swift", withDestinationPath: "Real.swift")
    _ = lint("--fix", "Link.swift", "--only-given", in: folder)
    #expect(try folder.read("Real.swift") == fixed)
    #expect(try FileManager.default.destinationOfSymbolicLink(atPath: folder.path + "/Link.swift") == "Real.swift")
    let permissions = try FileManager.default.attributesOfItem(atPath: folder.path + "/Real.swift")[.posixPermissions] as? Int
    #expect(permissions == 0o640)
    #expect(try FileManager.default.contentsOfDirectory(atPath: folder.path).sorted() == ["Link.swift", "Real.swift"])
}

@Test func aSuggestedFixWaitsToBeAskedFor() throws {
    let text = """
        class Reader: UIViewController {
            var isOpen = false
            override func encodeRestorableState(with coder: NSCoder) {
                super.encodeRestorableState(with: coder)
                coder.encode(isOpen, forKey: "open")
            }
            override func decodeRestorableState(with coder: NSCoder) {
                super.decodeRestorableState(with: coder)
                let open = coder.decodeObject(forKey: "open") as? Bool
                isOpen = open ?? false
            }
        }

        """
    let folder = try TemporaryFolder(["Reader.swift": text])
    _ = lint("--fix", in: folder)
    #expect(try folder.read("Reader.swift") == text)
    _ = lint("--unsafe-fixes", in: folder)
    #expect(try folder.read("Reader.swift").contains("let open = coder.decodeBool(forKey: \"open\")\n"))
}

@Test func aDiffChangesNothing() throws {
    let folder = try TemporaryFolder(["Reader.swift": faulty])
    let run = lint("--diff", in: folder)
    #expect(try folder.read("Reader.swift") == faulty)
    #expect(run.exitCode == 1)
    #expect(
        run.output == """
            --- a/Reader.swift
            +++ b/Reader.swift
            @@ -1,9 +1,11 @@
             class Reader: UIViewController {
                 var page = 0
                 override func encodeRestorableState(with coder: NSCoder) {
            +        super.encodeRestorableState(with: coder)
                     coder.encode(page, forKey: "page")
                 }
                 override func decodeRestorableState(with coder: NSCoder) {
            +        super.decodeRestorableState(with: coder)
                     page = coder.decodeInteger(forKey: "page")
                 }
             }

            """)
    #expect(lint("--diff", in: try TemporaryFolder(["Reader.swift": fixed])).exitCode == 0)
}

@Test func gitTakesTheDiff() throws {
    guard FileManager.default.isExecutableFile(atPath: "/usr/bin/git") else { return }
    // Without a line end at the end, and with two hunks far apart.
    let text = String((faulty + String(repeating: "// more\n", count: 20) + faulty.replacingOccurrences(of: "Reader", with: "Writer")).dropLast())
    let folder = try TemporaryFolder(["Reader.swift": text])
    try folder.write(lint("--diff", in: folder).output, to: "fixes.patch")
    let git = Process()
    git.executableURL = URL(fileURLWithPath: "/usr/bin/git")
    git.arguments = ["apply", "fixes.patch"]
    git.currentDirectoryURL = URL(fileURLWithPath: folder.path)
    try git.run()
    git.waitUntilExit()
    #expect(git.terminationStatus == 0)
    let applied = try folder.read("Reader.swift")
    try folder.write(text, to: "Reader.swift")
    _ = lint("--fix", in: folder)
    #expect(try folder.read("Reader.swift") == applied)
}

@Test func standardInputCannotBeFixedInPlace() throws {
    let folder = try TemporaryFolder()
    let run = lint("--fix", "--stdin-filename", "Reader.swift", in: folder, input: faulty)
    #expect(run.exitCode == 2)
    #expect(run.errors.contains("--diff prints what it would change"))
    #expect(lint("--diff", "--stdin-filename", "Reader.swift", in: folder, input: faulty).output.hasPrefix("--- a/Reader.swift"))
}

@Test func aFileThatIsNotUTF8IsLeftAlone() throws {
    let folder = try TemporaryFolder()
    let utf16 = Data([0xFF, 0xFE]) + faulty.data(using: .utf16LittleEndian)!
    try folder.write(utf16, to: "Reader.swift")
    let run = lint("--fix", in: folder)
    #expect(run.exitCode == 2)
    #expect(run.errors.contains("'Reader.swift' is not fixed"))
    #expect(try Data(contentsOf: URL(fileURLWithPath: folder.path + "/Reader.swift")) == utf16)
}

// MARK: - Files that change meanwhile

/// `missing-restoration-super`, with something that happens while it runs: after the files were read, before anything is written.
private func rule(while happens: @escaping @Sendable () -> Void) -> Rule {
    let rule = Rule.all.first { $0.id == "missing-restoration-super" }!
    return Rule(id: rule.id, summary: rule.summary, why: rule.why, help: rule.help, rationale: rule.rationale, severity: rule.severity, examples: []) { app in
        happens()
        return rule.check(app, Rule.Values()).findings
    }
}

@Test func aFileThatChangesWhileItIsLintedIsNamedAndLeft() throws {
    let typed = "/* A controller that keeps its page,\n   in an encodeRestorableState(with:) of its own. */\n" + faulty
    let folder = try TemporaryFolder(["Other.swift": faulty.replacingOccurrences(of: "Reader", with: "Other"), "Reader.swift": faulty])
    let run = restorelint("--fix", "--format", "json", in: folder) { environment in
        environment.rules = [rule { try? folder.write(typed, to: "Reader.swift") }]
    }
    #expect(try folder.read("Reader.swift") == typed)
    #expect(try folder.read("Other.swift").contains("super.encodeRestorableState(with: coder)"))
    #expect(run.exitCode == 2)
    #expect(run.errors == "restorelint: error: 'Reader.swift' is not fixed: it changed while it was linted\nrestorelint: fixed 2 problems\n")
    // The report is about what holds now: two faults in the text that was typed, none in the other file.
    #expect(run.output.contains("\"errors\": 2"))
    #expect(run.output.contains(#""path": "Reader.swift", "line": 5"#))
    #expect(!run.output.contains("Other.swift"))
}

@Test func aFileThatIsCutShortWhileItIsLintedTrapsNobody() throws {
    let folder = try TemporaryFolder(["Reader.swift": faulty])
    let run = restorelint("--fix", in: folder) { environment in
        environment.rules = [rule { try? folder.write("// gone\n", to: "Reader.swift") }]
    }
    #expect(try folder.read("Reader.swift") == "// gone\n")
    #expect(run.exitCode == 2)
    #expect(run.errors == "restorelint: error: 'Reader.swift' is not fixed: it changed while it was linted\n")
}

@Test(arguments: ["text", "xcode", "json", "sarif", "html"]) func aReportKnowsNoLineOfATextThatIsGone(_ format: String) throws {
    let folder = try TemporaryFolder(["Reader.swift": faulty])
    let run = restorelint("--format", format, in: folder) { environment in
        environment.rules = [rule { try? folder.write("let other = 1\n", to: "Reader.swift") }]
    }
    #expect(!run.output.contains("let other"))
    #expect(run.output.contains("super is not called by "))
    #expect((run.output + run.errors).contains("it changed while it was linted, so its lines are unknown; lint it again"))
    #expect(run.exitCode == 1)
}

@Test func theRestOfAFileIsNotReadFromAnother() throws {
    // The outline of `Names` leaves out its properties; they are asked for by the key, when the file is another one already.
    let names = "enum Names {\n    static let page = \"page\"\n}\n"
    let folder = try TemporaryFolder(["Names.swift": names, "Reader.swift": faulty.replacingOccurrences(of: "\"page\"", with: "Names.page")])
    let extraction = Extraction(of: ["Names.swift", "Reader.swift"], root: folder.path, threads: 1, progress: .none)
    try folder.write(names.replacingOccurrences(of: "\"page\"", with: "\"PAGE\""), to: "Names.swift")
    #expect(extraction.facts[0].types[0].properties.isEmpty)
    #expect(extraction.changed == ["Names.swift"])
}

@Test func aFileIsComparedWhenTheNewTextIsReady() throws {
    let folder = try TemporaryFolder(["a.txt": "old"])
    let path = folder.path + "/a.txt"
    #expect(throws: Platform.Failure.changed) { try Platform.replace(path, with: Array("new".utf8), expecting: Array("older".utf8)) }
    #expect(try folder.read("a.txt") == "old")
    try Platform.replace(path, with: Array("new".utf8), expecting: Array("old".utf8))
    #expect(try folder.read("a.txt") == "new")
    #expect(try FileManager.default.contentsOfDirectory(atPath: folder.path) == ["a.txt"])
}

@Test func aFolderThatCannotBeWrittenToLeavesTheReportTrue() throws {
    // A name without room for another one beside it would do as well, but not on every disk.
    let folder = try TemporaryFolder(["A/Reader.swift": faulty, "B/Writer.swift": faulty.replacingOccurrences(of: "Reader", with: "Writer")])
    let manager = FileManager.default
    try manager.setAttributes([.posixPermissions: 0o500], ofItemAtPath: folder.path + "/A")
    defer { try? manager.setAttributes([.posixPermissions: 0o700], ofItemAtPath: folder.path + "/A") }
    guard !manager.isWritableFile(atPath: folder.path + "/A") else { return }
    let run = lint("--fix", in: folder)
    #expect(run.exitCode == 2)
    #expect(run.errors == "restorelint: error: 'A/Reader.swift' is not fixed: permission denied\nrestorelint: fixed 2 problems\n")
    #expect(run.output.split(separator: "\n").count == 2)
    #expect(!run.output.contains("B/Writer.swift"))
}

@Test func whatAKilledRunLeftIsRemovedByTheNext() throws {
    let folder = try TemporaryFolder(["A/Reader.swift": faulty, "A/.restorelint-1-0": "half a te", "A/.restorelint-baseline.json": "{}", "A/.restorelint-1-": ""])
    // Somebody writes to this one still.
    try folder.write("", to: "A/.restorelint-2-0")
    let handle = try FileHandle(forWritingTo: URL(fileURLWithPath: folder.path + "/A/.restorelint-2-0"))
    #expect(flock(handle.fileDescriptor, LOCK_EX) == 0)
    func names() throws -> [String] { try FileManager.default.contentsOfDirectory(atPath: folder.path + "/A").sorted() }
    let before = try names()
    _ = lint(in: folder)
    #expect(try names() == before, "a run that only reads changes nothing")
    _ = lint("--fix", in: folder)
    #expect(try names() == [".restorelint-1-", ".restorelint-2-0", ".restorelint-baseline.json", "Reader.swift"])
    // Closed alone, it might live on in a program that another test has just started.
    #expect(flock(handle.fileDescriptor, LOCK_UN) == 0)
    _ = lint("--output", "A/report.json", in: folder)
    #expect(try names() == [".restorelint-1-", ".restorelint-baseline.json", "Reader.swift", "report.json"])
}
