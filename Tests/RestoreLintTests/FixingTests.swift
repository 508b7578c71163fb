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
