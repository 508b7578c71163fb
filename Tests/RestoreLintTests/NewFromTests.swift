import Foundation
import LintRules
import Testing

@testable import RestoreLint

private let reader = """
    class Reader: UIViewController {
        var page = 0
        override func encodeRestorableState(with coder: NSCoder) {
            super.encodeRestorableState(with: coder)
            coder.encode(page, forKey: "page")
        }
        override func decodeRestorableState(with coder: NSCoder) {
            page = coder.decodeInteger(forKey: "page")
        }
    }

    """

private func lint(_ arguments: String..., in folder: TemporaryFolder, at subfolder: String = "", git: String = "git") -> Run {
    restorelint(arguments, in: folder, at: subfolder) {
        $0.rules = Rule.all
        $0.git = git
    }
}

/// A repository whose first commit has one finding, in `App/Reader.swift`.
private func repository() throws -> TemporaryFolder {
    let folder = try TemporaryFolder(["App/Reader.swift": reader])
    try git("init", in: folder)
    try git("add", ".", in: folder)
    try git("commit", "-m", "Begin", in: folder)
    return folder
}

@Test func onlyWhatAChangeBroughtIsReported() throws {
    let folder = try repository()
    #expect(lint(in: folder).exitCode == 1)
    let unchanged = lint("--new-from", "HEAD", in: folder)
    #expect(unchanged.exitCode == 0)
    #expect(unchanged.output + unchanged.errors == "")

    try folder.write(reader.replacingOccurrences(of: "Reader", with: "Viewer"), to: "App/Viewer.swift")
    let run = lint("--new-from", "HEAD", in: folder)
    #expect(run.output.hasPrefix("App/Viewer.swift:7:"))
    #expect(run.output.split(separator: "\n").count == 1)
    // A file that is staged is as new as one that git does not know.
    try git("add", ".", in: folder)
    #expect(lint("--new-from", "HEAD", in: folder).output == run.output)
    #expect(lint("--new-from", "HEAD", "--format", "json", in: folder).output.contains("\"baselined\": 1"))
}

@Test func aDeletedLineMayMakeAnotherOneWrong() throws {
    let folder = try repository()
    try folder.write(reader.replacingOccurrences(of: "        coder.encode(page, forKey: \"page\")\n", with: ""), to: "App/Reader.swift")
    let run = lint("--new-from", "HEAD", in: folder)
    #expect(run.output.contains("App/Reader.swift:7:44: error: key 'page' is decoded by 'Reader' but never encoded"))
    #expect(run.output.split(separator: "\n").count == 1)
}

@Test func aDeletedLineMayMakeAFactoryWrong() throws {
    let folder = try repository()
    let page = "        coder.encode(page, forKey: \"page\")\n"
    let delegate = """
        class Delegate: UIResponder, UIApplicationDelegate {
            func application(_ application: UIApplication, viewControllerWithRestorationIdentifierPath path: [String], coder: NSCoder) -> UIViewController? {
                let viewer = Viewer()
                viewer.page = coder.decodeInteger(forKey: "page")
                return viewer
            }
        }
        """
    let viewer = "class Viewer: UIViewController {\n    var page = 0\n    override func encodeRestorableState(with coder: NSCoder) {\n"
        + "        super.encodeRestorableState(with: coder)\n" + page + "    }\n}\n"
    try folder.write(delegate, to: "App/Delegate.swift")
    try folder.write(viewer, to: "App/Viewer.swift")
    try FileManager.default.removeItem(atPath: folder.path + "/App/Reader.swift")
    try git("add", "-A", in: folder)
    try git("commit", "-m", "Make viewers", in: folder)
    #expect(!lint(in: folder).output.contains("never encoded"))
    for changed in [viewer.replacingOccurrences(of: page, with: ""), "class Viewer: UIViewController {\n    var page = 0\n}\n"] {
        try folder.write(changed, to: "App/Viewer.swift")
        let run = lint("--new-from", "HEAD", in: folder)
        #expect(run.output.hasPrefix("App/Delegate.swift:4:51: error: key 'page' is decoded by 'Delegate' but never encoded"))
        #expect(run.output.split(separator: "\n").count { $0.contains("never encoded") } == 1)
    }
}

@Test func movedCodeAndRenamedFilesAreNotNew() throws {
    let folder = try repository()
    try git("mv", "App", "Sources", in: folder)
    try git("mv", "Sources/Reader.swift", "Sources/Book.swift", in: folder)
    try folder.write("import UIKit\n\n" + reader, to: "Sources/Book.swift")
    #expect(lint("--new-from", "HEAD", in: folder).output == "")
    // Another name for the class leaves the line of the fault as it was.
    try folder.write(reader.replacingOccurrences(of: "Reader", with: "Book"), to: "Sources/Book.swift")
    #expect(lint("--new-from", "HEAD", in: folder).output == "")
}

@Test func whatOthersDidOnTheirBranchIsNoChangeOfOurs() throws {
    let folder = try repository()
    try git("checkout", "-b", "ours", in: folder)
    try folder.write("let a = 1\n", to: "App/New.swift")
    try git("add", ".", in: folder)
    try git("commit", "-m", "Ours", in: folder)
    try git("checkout", "main", in: folder)
    // There the fault is mended; here it is as old as ever.
    try folder.write(reader.replacingOccurrences(of: "        page = ", with: "        super.decodeRestorableState(with: coder)\n        page = "), to: "App/Reader.swift")
    try git("commit", "-am", "Theirs", in: folder)
    try git("checkout", "ours", in: folder)
    #expect(lint("--new-from", "main", in: folder).exitCode == 0)
}

@Test func aDeletedFileIsPartOfWhatWas() throws {
    let folder = try repository()
    try folder.write("extension Reader { func save(_ coder: NSCoder) { coder.encode(page, forKey: \"page\") } }", to: "App/Save.swift")
    try folder.write(reader.replacingOccurrences(of: "coder.encode(page, forKey: \"page\")", with: "save(coder)"), to: "App/Reader.swift")
    try git("add", ".", in: folder)
    try git("commit", "-m", "Move", in: folder)
    #expect(!lint(in: folder).output.contains("never encoded"))
    try FileManager.default.removeItem(atPath: folder.path + "/App/Save.swift")
    try folder.write(reader.replacingOccurrences(of: "coder.encode(page, forKey: \"page\")", with: ""), to: "App/Reader.swift")
    #expect(lint("--new-from", "HEAD", in: folder).output.contains("key 'page' is decoded by 'Reader' but never encoded"))
}

@Test func whatAProjectSetIsPartOfWhatWas() throws {
    func project(_ target: String) -> String {
        "{ objects = { A1 = { isa = XCBuildConfiguration; buildSettings = { IPHONEOS_DEPLOYMENT_TARGET = \(target); }; }; }; }"
    }
    let folder = try repository()
    try folder.write(
        """
        class Delegate: UIResponder, UIApplicationDelegate {
            func application(_ application: UIApplication, shouldSaveApplicationState coder: NSCoder) -> Bool { true }
            func application(_ application: UIApplication, shouldRestoreApplicationState coder: NSCoder) -> Bool { true }
        }
        """, to: "App/Delegate.swift")
    try folder.write(project("12.0"), to: "App.xcodeproj/project.pbxproj")
    try git("add", ".", in: folder)
    try git("commit", "-m", "Restore", in: folder)
    #expect(!lint(in: folder).output.contains("deprecated"))
    try folder.write(project("15.0"), to: "App.xcodeproj/project.pbxproj")
    #expect(lint("--new-from", "HEAD", in: folder).output.contains("with methods that are deprecated since iOS 13.2"))
}

@Test func aRevisionThatIsNotThereEndsTheRun() throws {
    let folder = try repository()
    let run = lint("--new-from", "mian", in: folder)
    #expect(run.exitCode == 2)
    #expect(run.errors == "restorelint: error: git knows no revision 'mian'\nName a commit, a tag or a branch, such as HEAD or origin/main.\n")
    #expect(lint("--new-from", "--upload-pack=x", in: folder).exitCode == 2)
}

@Test func withoutGitEverythingIsReportedWithAWarning() throws {
    let folder = try repository()
    let run = lint("--new-from", "HEAD", in: folder, git: "no-such-git")
    #expect(run.exitCode == 1)
    #expect(run.errors == "restorelint: warning: everything is reported, because what is new since 'HEAD' is unknown: git cannot be run: no such file or directory\n")
    let plain = try TemporaryFolder(["Reader.swift": reader])
    let outside = lint("--new-from", "HEAD", in: plain)
    #expect(outside.exitCode == 1)
    #expect(outside.errors.contains("unknown: this is no git repository\n"))
    try git("init", in: plain)
    #expect(lint("--new-from", "HEAD", in: plain).errors.contains("unknown: there is no commit yet\n"))
}

@Test func aShallowCloneSaysHowToGetMore() throws {
    let origin = try repository()
    try git("tag", "first", in: origin)
    try origin.write("let a = 1\n", to: "App/New.swift")
    try git("add", ".", in: origin)
    try git("commit", "-m", "More", in: origin)
    let folder = try TemporaryFolder()
    try git("clone", "--depth", "1", "--no-tags", "file://" + origin.path, "clone", in: folder)
    let run = lint("--new-from", "first", in: folder, at: "clone")
    #expect(run.exitCode == 2)
    #expect(run.errors.contains("This clone is shallow. Fetch more of the history first: 'git fetch --unshallow'"))
}

@Test func pathsWithBlanksAndLettersFromAbroadAreCompared() throws {
    let folder = try TemporaryFolder(["Über uns/Leser\t1.swift": reader])
    try git("init", in: folder)
    try git("add", ".", in: folder)
    try git("commit", "-m", "Begin", in: folder)
    try folder.write("// first\n" + reader, to: "Über uns/Leser\t1.swift")
    #expect(lint("--new-from", "HEAD", in: folder).output == "")
}

@Test func aProgramIsGivenItsInputAndAskedForEverything() throws {
    // More than a pipe holds, in both directions.
    let input = (0..<1_000_000).map { UInt8(truncatingIfNeeded: $0) }
    let result = try Platform.run("cat", [], input: input)
    #expect(result.output == input)
    #expect(try Platform.run("sh", ["-c", "echo out; echo err >&2; exit 3"]).status == 3)
    #expect(try Platform.run("sh", ["-c", "kill -9 $$"]).status == 137)
    #expect(throws: Platform.Failure.missing) { try Platform.run("no-such-program", []) }
    // It may end before it has read a word.
    #expect(try Platform.run("true", [], input: input).status == 0)
}

// MARK: - What a repository is not asked to do

/// Names a command wherever a repository's configuration can; each leaves a file behind when it runs.
private func trap(_ folder: TemporaryFolder) throws {
    let script = folder.path + "/.git/trap"
    try folder.write("#!/bin/sh\necho \"$0 $*\" >> '\(folder.path)/.git/sprung'\ncat\n", to: ".git/trap")
    try FileManager.default.setAttributes([.posixPermissions: 0o755], ofItemAtPath: script)
    try folder.write("#!/bin/sh\nexec \(script)\n", to: ".git/traps/post-index-change")
    try FileManager.default.setAttributes([.posixPermissions: 0o755], ofItemAtPath: folder.path + "/.git/traps/post-index-change")
    try folder.write("* filter=trap diff=trap\n", to: ".git/info/attributes")
    let settings = [
        "core.fsmonitor": script, "core.hooksPath": folder.path + "/.git/traps", "core.pager": script, "filter.trap.clean": script, "filter.trap.smudge": script,
        "diff.trap.command": script, "diff.trap.textconv": script, "diff.external": script, "log.showSignature": "true", "gpg.program": script,
        "remote.origin.url": "ext::\(script)", "remote.origin.promisor": "true", "protocol.ext.allow": "always", "extensions.partialClone": "origin",
        "core.sshCommand": script,
    ]
    for (key, value) in settings { try git("config", key, value, in: folder) }
}

private func hasSprung(_ folder: TemporaryFolder) -> Bool { FileManager.default.fileExists(atPath: folder.path + "/.git/sprung") }

@Test func noCommandOfTheRepositoryRuns() throws {
    let folder = try repository()
    _ = lint("baseline", "write", in: folder)
    try git("add", ".", in: folder)
    try git("commit", "-m", "Know", in: folder)
    try git("mv", "App/Reader.swift", "App/Book.swift", in: folder)
    try folder.write("// edited\n" + reader, to: "App/Book.swift")
    try folder.write("let a = 1\n", to: "App/New.swift")
    try trap(folder)
    #expect(lint("--new-from", "HEAD", in: folder).output == "")
    #expect(lint("--new-from", "HEAD~", in: folder).output == "")
    #expect(lint("--baseline", Baseline.fileName, "--strict-baseline", in: folder).exitCode == 0)
    #expect(!hasSprung(folder))
    _ = try? git("status", in: folder)
    #expect(hasSprung(folder), "git itself would have been caught")
}

@Test func aTextThatACloneLacksIsNotFetched() throws {
    let folder = try repository()
    let object = try Platform.run("git", ["-C", folder.path, "rev-parse", "HEAD:App/Reader.swift"]).output
    let name = String(decoding: object, as: UTF8.self).trimmingCharacters(in: .newlines)
    try folder.write("// edited\n" + reader, to: "App/Reader.swift")
    try FileManager.default.removeItem(atPath: folder.path + "/.git/objects/\(name.prefix(2))/\(name.dropFirst(2))")
    try trap(folder)
    let run = lint("--new-from", "HEAD", in: folder)
    #expect(run.output.split(separator: "\n").count == 1)
    #expect(run.errors == "restorelint: warning: this clone lacks the old text of a file, and what is found in it counts as new; fetch without '--filter'\n")
    #expect(!hasSprung(folder))
}

@Test func lineEndsThatGitChangesMakeNothingNew() throws {
    let folder = try repository()
    try folder.write("*.swift text eol=crlf\n", to: ".gitattributes")
    try folder.write(reader.replacingOccurrences(of: "\n", with: "\r\n"), to: "App/Reader.swift")
    #expect(lint("--new-from", "HEAD", in: folder).output == "")
}

@Test func whatNoCommitTellsOfIsNotNew() throws {
    let folder = try repository()
    try folder.write("Ignored/\n", to: ".gitignore")
    for (path, name) in [("Ignored/A.swift", "A"), ("Inner/B.swift", "B")] {
        try folder.write(reader.replacingOccurrences(of: "Reader", with: name), to: path)
    }
    try git("init", "Inner", in: folder)
    #expect(lint("--new-from", "HEAD", "--no-ignore", in: folder).output == "")
    #expect(lint("--no-ignore", in: folder).output.split(separator: "\n").count == 3)
}

@Test func whatASparseCheckoutLeavesOutIsNotDeleted() throws {
    let folder = try repository()
    try folder.write("extension Reader { func save(_ coder: NSCoder) { coder.encode(page, forKey: \"page\") } }", to: "Other/Save.swift")
    try folder.write(reader.replacingOccurrences(of: "coder.encode(page, forKey: \"page\")", with: "save(coder)"), to: "App/Reader.swift")
    try git("add", ".", in: folder)
    try git("commit", "-m", "Move", in: folder)
    try git("sparse-checkout", "set", "App", in: folder)
    #expect(!FileManager.default.fileExists(atPath: folder.path + "/Other"))
    #expect(lint("--new-from", "HEAD", in: folder).output == "")
}

@Test func textFromStandardInputIsNotTheOneOnTheDisk() throws {
    let folder = try repository()
    let typed = reader.replacingOccurrences(of: "        super.encodeRestorableState(with: coder)\n", with: "")
    let run = restorelint("--new-from", "HEAD", "--stdin-filename", "App/Reader.swift", in: folder, input: typed) { $0.rules = Rule.all }
    #expect(run.output.split(separator: "\n").count == 1)
    #expect(run.output.hasPrefix("App/Reader.swift:3:"))
}

@Test func aRenameIsToldByWhatIsStillTheSame() {
    func file(_ path: String, _ lines: [String]) -> Renames.File {
        Renames.File(path: path, hash: nil, text: Array(lines.joined(separator: "\n").utf8))
    }
    let lines = (0..<10).map { "    let value\($0) = \($0)" }
    let texts = ["New/A.swift": lines.dropLast(4) + ["let another = 1"], "New/B.swift": ["let unlike = 1"], "C.swift": lines.dropLast(2)]
    let renames = Renames.find(from: [file("Old/A.swift", lines), file("Old/B.swift", ["let alike = 1"])], to: texts.keys.sorted()) { file($0, Array(texts[$0]!)) }
    #expect(renames == ["C.swift": "Old/A.swift"], "the one that is more alike, and each only once")
}
