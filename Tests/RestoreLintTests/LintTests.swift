import Foundation
import LintRules
import Syntax
import Testing

@testable import RestoreLint

private let badLine = "Bad.swift:1:1: warning: 'Bad.swift' is bad (bad-name)\n"

@Test func theExitCodeTellsWhatWasFound() throws {
    let clean = try TemporaryFolder(["Good.swift": "let a = 1"])
    #expect(restorelint(in: clean).exitCode == 0)
    let folder = try TemporaryFolder(["Bad.swift": "let a = 1"])
    #expect(restorelint(in: folder).exitCode == 1)
    #expect(restorelint("--fail-on", "error", in: folder).exitCode == 0)
    #expect(restorelint("--fail-on", "error", "--strict", in: folder).exitCode == 1)
    #expect(restorelint("--fail-on", "never", in: folder).exitCode == 0)
    #expect(restorelint("--only-rule", "every-file", in: folder).exitCode == 0)
    #expect(restorelint("--only-rule", "every-file", "--fail-on", "note", in: folder).exitCode == 1)
    #expect(restorelint("--disable", "bad-name", in: folder).exitCode == 0)
}

@Test func withoutATerminalLinesAreWrittenAsCompilersDo() throws {
    let folder = try TemporaryFolder(["Bad.swift": "let a = 1"])
    let run = restorelint(in: folder)
    #expect(run.output == badLine)
    #expect(run.errors == "")
}

@Test func xcodeGetsAbsolutePaths() throws {
    let folder = try TemporaryFolder(["Bad.swift": "let a = 1"])
    let run = restorelint(in: folder) { $0.variables["XCODE_VERSION_ACTUAL"] = "1600" }
    #expect(run.output == folder.path + "/" + badLine)
}

@Test func aNamedFileIsSeenWithinItsProject() throws {
    let folder = try TemporaryFolder([".git/HEAD": "", "App/Bad.swift": "let a", "App/BadToo.swift": "let b"])
    let run = restorelint("App/Bad.swift", "--verbose", in: folder)
    #expect(run.output.split(separator: "\n").count == 1)
    #expect(run.errors.contains("restorelint: files: 2 read, 1 reported on"))
    let alone = restorelint("App/Bad.swift", "--verbose", "--only-given", in: folder)
    #expect(alone.output == run.output)
    #expect(alone.errors.contains("restorelint: files: 1 read, 1 reported on"))
}

@Test func withoutAProjectOnlyTheNamedFilesAreRead() throws {
    let folder = try TemporaryFolder(["Bad.swift": "let a", "BadToo.swift": "let b"])
    #expect(restorelint("Bad.swift", "--verbose", in: folder).errors.contains("restorelint: files: 1 read, 1 reported on"))
}

@Test func aNamedFileThatIsExcludedIsSkippedInSilence() throws {
    let folder = try TemporaryFolder([
        ".git/HEAD": "", ".gitignore": "Out/\n", ".restorelint.yml": "excluded: ['**/Old']\n", "Out/Bad.swift": "let a", "Pods/Deep/Bad.swift": "let a",
        "App/Old/Bad.swift": "let a", "README.md": "",
    ])
    for file in ["Out/Bad.swift", "Pods/Deep/Bad.swift", "App/Old/Bad.swift", "README.md"] {
        for arguments in [[file], [file, "--only-given"]] {
            let run = restorelint(arguments, in: folder)
            #expect(run.exitCode == 0)
            #expect(run.output + run.errors == "")
        }
        #expect(restorelint(file, "--verbose", in: folder).errors.contains("restorelint: skipped: \(file)\n"))
    }
    #expect(restorelint("Out/Bad.swift", "--no-ignore", in: folder).exitCode == 1)
}

@Test func aMissingPathDoesNotStopTheOthers() throws {
    let folder = try TemporaryFolder([".git/HEAD": "", "Bad.swift": "let a", "BadToo.swift": "let b"])
    let run = restorelint("Bad.swift", "nowhere.swift", in: folder)
    #expect(run.exitCode == 2)
    #expect(run.output == badLine)
    #expect(run.errors == "restorelint: error: no such file or folder: 'nowhere.swift'\n")
    #expect(restorelint("nowhere.swift", in: folder).output == "", "a slip is no wish to lint everything")
}

@Test func standardInputStandsForAFileOfTheProject() throws {
    let folder = try TemporaryFolder([".git/HEAD": "", "App/Bad.swift": "on disk", "App/BadToo.swift": "let b"])
    let run = restorelint("-", "--stdin-filename", "App/Bad.swift", "--format", "text", "--verbose", in: folder, input: "typed text")
    #expect(run.output.contains("1 | typed text\n"))
    #expect(run.output.hasSuffix("1 warning in 1 file.\n"))
    #expect(run.errors.contains("files: 2 read"))
    let new = restorelint("--stdin-filename=App/BadNew.swift", in: folder, input: "typed")
    #expect(new.output == "App/BadNew.swift:1:1: warning: 'BadNew.swift' is bad (bad-name)\n")
    #expect(restorelint("--only-rule", "every-file", "-", in: folder, input: "x").output == "stdin.swift:1:1: note: seen (every-file)\n")
    #expect(restorelint("--stdin-filename", "Pods/Bad.swift", in: folder, input: "x").output == "", "excluded")
}

@Test func severalReportsComeFromOneRun() throws {
    let folder = try TemporaryFolder(["Bad.swift": "let a = 1"])
    let run = restorelint("--format", "xcode", "--format", "json", "-o", "r.json", "-o", "out.txt", in: folder)
    #expect(run.output == badLine)
    #expect(try folder.read("r.json").contains("\"rule\": \"bad-name\""))
    #expect(try folder.read("out.txt").hasSuffix("1 warning in 1 file.\n"))
    #expect(restorelint("-o", "build/reports/r.json", in: folder).exitCode == run.exitCode)
    #expect(try folder.read("build/reports/r.json") == folder.read("r.json"))
    let failing = restorelint("-o", "out.txt/r.json", in: folder)
    #expect(failing.exitCode == 2)
    #expect(failing.errors.contains("the report 'out.txt/r.json' could not be written: not a directory"))
}

@Test func statisticsCountByRule() throws {
    let folder = try TemporaryFolder(["Bad.swift": "let a", "Badder.swift": "let a", "Good.swift": ""])
    let run = restorelint("--statistics", "--severity", "every-file=note", in: folder)
    #expect(run.output == "3  every-file  [ ]  There is a file.\n2  bad-name    [ ]  A file is called bad.\n")
}

@Test func theResultDependsOnNeitherThreadsNorOrder() throws {
    let names = (0..<200).map { "F\($0 % 7)/\($0 % 3 == 0 ? "Bad" : "Good")\($0).swift" }
    let folder = try TemporaryFolder(Dictionary(uniqueKeysWithValues: names.map { ($0, "let a = 1") }))
    let folders = (0..<7).map { "F\($0)" }
    let expected = restorelint(["--format", "json", "--jobs", "1"] + folders, in: folder)
    #expect(expected.output.contains("\"warnings\": 67"))
    for arguments in [["--jobs", "8"] + folders, ["--jobs", "3"] + folders.reversed(), ["."], [".", "F3"], ["F3"] + folders] {
        let run = restorelint(["--format", "json"] + arguments, in: folder)
        #expect(run.output == expected.output)
        #expect(run.errors == expected.errors)
    }
}

@Test func aCommentSilencesAFinding() throws {
    let folder = try TemporaryFolder(["Bad.swift": "let a = 1 // restorelint:disable:this bad-name -- it was here first\n", "BadToo.swift": "let a"])
    let run = restorelint("--format", "text", in: folder)
    #expect(run.output.hasSuffix("1 warning in 2 files; 1 suppressed.\n"))
    let json = restorelint("--format", "json", in: folder).output
    #expect(json.contains(#""suppressed": 1"#) && !json.contains("it was here first"))
    let full = restorelint("--format", "json", "--report-suppressed", in: folder)
    #expect(full.output.contains(#""suppression": {"kind": "comment", "reason": "it was here first"}"#))
    #expect(full.output.contains(#""warnings": 1"#))
    try folder.write("let a = 1 // restorelint:disable:this bad-name\n", to: "BadToo.swift")
    #expect(restorelint("--format", "json", "--report-suppressed", in: folder).exitCode == 0)
}

// MARK: - Bad input

@Test func utf16IsDecoded() throws {
    let folder = try TemporaryFolder()
    let text = "\n\t😀 = 1\n"
    try folder.write(Data([0xFF, 0xFE]) + text.data(using: .utf16LittleEndian)!, to: "Bad.swift")
    try folder.write(Data([0xFE, 0xFF]) + text.data(using: .utf16BigEndian)!, to: "BadToo.swift")
    let run = restorelint("--format", "text", in: folder)
    #expect(run.output.contains("2 warnings in 2 files."))
    #expect(!run.output.contains("\u{FFFD}"))
    let decoded = try SourceFile.read("Bad.swift", root: Platform.Folder(folder.path))
    #expect(decoded.text(.init(start: 0, end: UInt32(decoded.count))) == text)
    #expect(try SourceFile.read("BadToo.swift", root: Platform.Folder(folder.path)).bytes == decoded.bytes)
}

@Test func aByteOrderMarkBelongsToNoColumn() throws {
    let folder = try TemporaryFolder(["Bad.swift": "\u{FEFF}let a = 1"])
    #expect(restorelint("--format", "text", in: folder).output.contains("1 | let a = 1\n"))
    #expect(restorelint(in: folder).output == badLine)
}

@Test func textInAnotherEncodingPassesThrough() throws {
    let folder = try TemporaryFolder()
    try folder.write(Data("// caf".utf8) + Data([0xE9]) + Data(" \u{1B}[31m\n".utf8), to: "Bad.swift")
    let run = restorelint("--format", "text", in: folder)
    #expect(run.output.contains("1 | // caf? \u{FFFD}[31m\n"))
    #expect(run.exitCode == 1)
}

@Test func textOutsideTheGrammarIsMentionedAndTheRestIsLinted() throws {
    let folder = try TemporaryFolder(["Bad.swift": "let a = 1\nlet b = (1,\n", "Good.swift": "let a = 1\n<<<<<<< HEAD\nlet b = 2\n=======\n"])
    let run = restorelint("--only-rule", "bad-name", in: folder)
    #expect(run.exitCode == 1)
    #expect(run.output == badLine)
    let lines = run.errors.split(separator: "\n")
    #expect(lines.count == 2)
    #expect(lines[0].hasPrefix("restorelint: warning: Bad.swift:"))
    #expect(lines[1].hasPrefix("restorelint: warning: Good.swift:2: "))
    #expect(restorelint("--quiet", in: folder).errors == "")
}

@Test func deepNestingAndEndlessLinesAreBounded() throws {
    let folder = try TemporaryFolder([
        "Bad.swift": String(repeating: "(", count: 10_000) + String(repeating: "[{", count: 10_000),
        "BadToo.swift": "let a = [" + String(repeating: "1, ", count: 300_000) + "]",
        "BadThree.swift": String(repeating: "class A { func f() { if a {", count: 10_000),
    ])
    let run = restorelint("--format", "text", in: folder)
    #expect(run.exitCode == 1)
    #expect(run.output.hasSuffix("3 warnings in 3 files.\n"))
    #expect(run.output.split(separator: "\n").allSatisfy { $0.count <= 130 })
}

@Test func aHugeFileIsSkippedWithAWord() throws {
    let folder = try TemporaryFolder(["a.swift": ""])
    try folder.writeHuge("Bad.swift")
    let run = restorelint(in: folder)
    #expect(run.exitCode == 0)
    #expect(run.errors == "restorelint: warning: Bad.swift: larger than 8 MiB, not read\n")
    let json = restorelint("--format", "json", in: folder)
    #expect(json.errors == "")
    #expect(json.output.contains(#"{"level": "warning", "message": "larger than 8 MiB, not read", "path": "Bad.swift", "line": null}"#))
}

@Test func markupThatIsNotWellFormedIsNamed() throws {
    let folder = try TemporaryFolder([
        "App.swift": "",
        "Info.plist": "<plist>\n<dict>\n</plist>\n",
        "Main.storyboard": "<document>\n<scenes\n</document>\n",
        "Old.plist": "{ a = \"<\"; }",
        "Whole.xib": "<document/>",
    ])
    let run = restorelint(in: folder)
    #expect(run.exitCode == 0)
    #expect(run.errors == """
        restorelint: warning: Info.plist:3: expected '</dict>'
        restorelint: warning: Main.storyboard:2: expected '>' before '<' (and 1 more)

        """)
}

@Test func manyNotificationsBecomeTheirNumber() throws {
    let folder = try TemporaryFolder()
    for index in 0..<6 { try folder.writeHuge("F\(index).swift") }
    #expect(restorelint(in: folder).errors == "restorelint: warning: 6 files could not be read in full; --verbose names them\n")
    #expect(restorelint("-v", in: folder).errors.contains("restorelint: warning: F5.swift: larger"))
}

@Test(.enabled(if: getuid() != 0, "root may read everything")) func anUnreadableFileIsReported() throws {
    let folder = try TemporaryFolder(["Bad.swift": "let a", "Locked.swift": ""])
    try FileManager.default.setAttributes([.posixPermissions: 0], ofItemAtPath: folder.path + "/Locked.swift")
    let run = restorelint(in: folder)
    #expect(run.exitCode == 2)
    #expect(run.output == badLine)
    #expect(run.errors == "restorelint: error: Locked.swift: permission denied\n")
}

@Test func aNamedPipeIsNoFile() throws {
    let folder = try TemporaryFolder(["Bad.swift": "let a"])
    mkfifo(folder.path + "/pipe.swift", 0o600)
    let run = restorelint("pipe.swift", "Bad.swift", in: folder)
    #expect(run.exitCode == 2)
    #expect(run.output == badLine)
    #expect(run.errors == "restorelint: error: 'pipe.swift' is neither a file nor a folder\n")
}

@Test func namesWithSpacesAndQuotesSurvive() throws {
    let folder = try TemporaryFolder(["Mein \"Ordner\"/Bad é.swift": "let a"])
    #expect(restorelint(in: folder).output == "Mein \"Ordner\"/Bad é.swift:1:1: warning: 'Bad é.swift' is bad (bad-name)\n")
    #expect(restorelint("--format", "json", in: folder).output.contains(#""path": "Mein \"Ordner\"/Bad é.swift""#))
}

@Test func aFindingBelongsToTheFileOfItsOtherHalfToo() throws {
    let folder = try TemporaryFolder([
        ".git/HEAD": "",
        "Reader.swift": """
            class Reader: UIViewController {
                var isOpen = false
                override func decodeRestorableState(with coder: NSCoder) {
                    super.decodeRestorableState(with: coder)
                    isOpen = coder.decodeObject(forKey: "open") as? Bool ?? false
                }
            }
            """,
        "Saving.swift": """
            extension Reader {
                override func encodeRestorableState(with coder: NSCoder) {
                    super.encodeRestorableState(with: coder)
                    coder.encode(isOpen, forKey: "open")
                }
            }
            """,
        "Other.swift": "let a = 1",
    ])
    func run(_ file: String) -> Run { restorelint([file, "--only-rule", "coder-type-mismatch"], in: folder) { $0.rules = Rule.all } }
    #expect(run("Reader.swift").output.hasPrefix("Reader.swift:5:"))
    #expect(run("Saving.swift").output == run("Reader.swift").output)
    #expect(run("Other.swift").output == "")
}

@Test func verboseTellsWhatEachRuleLeftAlone() throws {
    let folder = try TemporaryFolder([
        "Reader.swift": """
        class Reader: VendorController {
            override func decodeRestorableState(with coder: NSCoder) {
                super.decodeRestorableState(with: coder)
                title = coder.decodeObject(of: NSString.self, forKey: "title") as String?
            }
        }
        """
    ])
    func errors(_ arguments: String...) -> String {
        let rules = Rule.all.filter { $0.id == "decoded-key-never-encoded" }
        return run(arguments, in: Environment(workingDirectory: folder.path, rules: rules)).errors.text
    }
    #expect(
        errors("--verbose").contains(
            """
            restorelint: decoded-key-never-encoded left alone 1 place: 1 × class whose superclass is not in the sources
              Reader.swift:1: class whose superclass is not in the sources, 'Reader'

            """))
    #expect(!errors().contains("left alone"))
}

/// As many classes as asked for, none of which the text tells to be a controller.
private func readersOfUnknownOrigin(_ count: Int) -> String {
    (1...count).map { number in
        """
        class Reader\(number): VendorController {
            override func decodeRestorableState(with coder: NSCoder) {
                super.decodeRestorableState(with: coder)
                title = coder.decodeObject(of: NSString.self, forKey: "title") as String?
            }
        }

        """
    }.joined()
}

@Test func verboseNamesTheFirstPlacesAndCountsTheRest() throws {
    let folder = try TemporaryFolder(["Readers.swift": readersOfUnknownOrigin(30)])
    let rules = Rule.all.filter { $0.id == "decoded-key-never-encoded" }
    let lines = run(["--verbose"], in: Environment(workingDirectory: folder.path, rules: rules)).errors.text.split(separator: "\n")
    #expect(lines.contains { $0.hasSuffix("left alone 30 places: 30 × class whose superclass is not in the sources") })
    #expect(lines.count { $0.hasPrefix("  Readers.swift:") } == 20)
    #expect(lines.contains("  Readers.swift:115: class whose superclass is not in the sources, 'Reader20'"))
    #expect(lines.last == "  … and 10 more, which --format json has")
}

@Test func jsonHasEverySilenceWithItsLine() throws {
    let folder = try TemporaryFolder(["Sources/Readers.swift": readersOfUnknownOrigin(30), "Huge.swift": "", "Other.swift": "let a = 1"])
    let rules = Rule.all.filter { $0.id == "decoded-key-never-encoded" }
    func silences(_ arguments: String...) throws -> [[String: Any]] {
        let output = run(["--format", "json"] + arguments, in: Environment(workingDirectory: folder.path, rules: rules)).output.text
        let document = try #require(try JSONSerialization.jsonObject(with: Data(output.utf8)) as? [String: Any])
        #expect(document["version"] as? Int == 1)
        return try #require(document["silences"] as? [[String: Any]])
    }
    let all = try silences()
    #expect(all.count == 30)
    #expect(all[1]["rule"] as? String == "decoded-key-never-encoded")
    #expect(all[1]["reason"] as? String == "class whose superclass is not in the sources")
    #expect(all[1]["path"] as? String == "Sources/Readers.swift")
    #expect(all[1]["line"] as? Int == 7)
    #expect(all[1]["symbol"] as? String == "Reader2")
    #expect(try silences("Other.swift").isEmpty, "what is said of other files is not asked for")
}

@Test func theSummaryCountsWhatJSONLists() throws {
    let folder = try TemporaryFolder(["Readers.swift": readersOfUnknownOrigin(3)])
    let rules = Rule.all.filter { $0.id == "decoded-key-never-encoded" }
    let text = run(["--format", "text"], in: Environment(workingDirectory: folder.path, rules: rules)).output.text
    #expect(text == "No problems in 1 file; 3 places could not be told (--verbose).\n")
}

@Test func aMethodWithMoreKeysThanAreToldApartIsNamed() throws {
    let cases = (0..<5000).map { "case key\($0)" }.joined(separator: "\n")
    let folder = try TemporaryFolder([
        "Keys.swift": "enum Key: String, CaseIterable {\n\(cases)\n}\n",
        "Reader.swift": """
        class Reader: UIViewController {
            override func encodeRestorableState(with coder: NSCoder) {
                super.encodeRestorableState(with: coder)
                for key in Key.allCases { coder.encode(1, forKey: key.rawValue) }
            }
        }
        """,
    ])
    let warning = "warning: Reader.swift:4: there are more keys in one method than restorelint tells apart"
    #expect(restorelint(in: folder).errors.contains(warning))
}

@Test func aProjectIsReadOnceAndWhenSomebodyAsks() throws {
    let path = "App.xcodeproj/project.pbxproj"
    let folder = try TemporaryFolder([path: "{ buildSettings = {"])
    let extraction = Extraction(of: [path], root: folder.path, threads: 1, progress: .none)
    #expect(extraction.notifications.isEmpty)
    try folder.write("{ buildSettings = { IPHONEOS_DEPLOYMENT_TARGET = 12.0; }; }", to: path)
    for _ in 0..<2 {
        #expect(extraction.facts[0].project?.configurations.map(\.deploymentTarget?.value) == ["12.0"])
        try folder.write("{}", to: path)
    }
}

@Test func aProjectThatCannotBeReadTellsNothing() throws {
    let folder = try TemporaryFolder(["Broken.xcodeproj/project.pbxproj": "{ buildSettings = { IPHONEOS_DEPLOYMENT_TARGET = 12.0;"])
    try folder.writeHuge("Huge.xcodeproj/project.pbxproj")
    let paths = ["Broken", "Gone", "Huge"].map { "\($0).xcodeproj/project.pbxproj" }
    let extraction = Extraction(of: paths, root: folder.path, threads: 1, progress: .none)
    #expect(extraction.facts.map(\.path) == paths)
    #expect(extraction.facts.allSatisfy { $0.project == nil })
    #expect(extraction.notifications.isEmpty)
}
