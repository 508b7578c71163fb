import Foundation
import LintRules
import Testing

@testable import RestoreLint

// What comes with the sources was written by somebody, and need not mean well.

// MARK: - Orders in logs

@Test(arguments: [
    ("::error::x", "./::error::x/Bad.swift"), (" ::error::x", "./ ::error::x/Bad.swift"), ("##[error]x", "##\u{FFFD}error]x/Bad.swift"),
    ("a##vso[task.setvariable]", "a##vso\u{FFFD}task.setvariable]/Bad.swift"), ("+++ x", "./+++ x/Bad.swift"), ("# [1]", "# [1]/Bad.swift"),
])
func aNameGivesNoOrdersToAService(_ folderName: String, _ shown: String) throws {
    let folder = try TemporaryFolder(["\(folderName)/Bad.swift": "let a = 1"])
    #expect(restorelint("--format", "xcode", in: folder).output == "\(shown):1:1: warning: 'Bad.swift' is bad (bad-name)\n")
}

@Test func neitherAMessageNorASourceLineGivesOrders() throws {
    let folder = try TemporaryFolder(["Bad##[group].swift": "let a = \"##[group]\""])
    for format in ["text", "xcode", "github", "markdown"] {
        let run = restorelint("--format", format, in: folder)
        #expect(run.exitCode == 1)
        #expect(!run.output.contains("##[group]"), "\(format)")
    }
}

@Test func aConfigurationInAFolderOfAnyNameGivesNoOrders() throws {
    let folder = try TemporaryFolder(["::error::x/.restorelint.yml": "mood: auto\n", "::error::x/a.swift": ""])
    #expect(restorelint("::error::x", in: folder).errors.hasPrefix("./::error::x/.restorelint.yml:1:1: error: unknown key 'mood'"))
}

@Test func annotationsAreEscapedAsOtherLinesAre() throws {
    let folder = try TemporaryFolder(["Bad\u{1B}]0;x\u{7}\u{202E}.swift": "let a = 1"])
    let output = restorelint("--format", "github", in: folder).output
    #expect(output.unicodeScalars.allSatisfy { !$0.isHarmful || $0 == "\n" })
    #expect(output.contains("'Bad\u{FFFD}]0;x\u{FFFD}\u{FFFD}.swift' is bad"))
}

@Test func anArgumentIsPrintedWithoutItsControlCharacters() throws {
    let folder = try TemporaryFolder()
    #expect(restorelint("--\u{1B}[2J", in: folder).errors.hasPrefix("restorelint: error: unknown flag '--\u{FFFD}[2J'"))
}

// MARK: - Patches

@Test func namesInAPatchEndWhereTheyEnd() throws {
    let text = """
        class Reader: UIViewController {
            override func encodeRestorableState(with coder: NSCoder) {
            }
        }

        """
    // The last one would be a patch of its own.
    let names = ["Two words.swift", "Tab\there.swift", "\"Quoted\" \\.swift", "Line\nend.swift", "Größe.swift", "x\n+++ b/y.swift"]
    let folder = try TemporaryFolder(Dictionary(uniqueKeysWithValues: names.map { ($0, text) }))
    let run = restorelint("--diff", in: folder) { $0.rules = Rule.all }
    for name in names { try folder.write(text, to: name) }
    try folder.write(run.output, to: "fixes.patch")
    try git("init", in: folder)
    try git("apply", "fixes.patch", in: folder)
    for name in names { #expect(try folder.read(name).contains("super.encodeRestorableState(with: coder)"), "\(name)") }
}

// MARK: - Variables

@Test(arguments: [
    "mode: ${TOKEN}", "fail-on: ${TOKEN}", "require-reason: ${TOKEN}", "included: ['../${TOKEN}']", "included: ['${TOKEN}']", "custom-protocols: ${TOKEN}",
    "rules: { bad-name: '${TOKEN}' }", "rules: '${TOKEN}'", "baseline: ${TOKEN}", "baseline: ../${TOKEN}",
])
func whatAVariableHoldsIsNotPrinted(_ setting: String) throws {
    let folder = try TemporaryFolder([".restorelint.yml": setting + "\n", "Good.swift": "let a = 1"])
    for arguments in [[], ["--verbose"], ["config", "check"]] {
        let run = restorelint(arguments, in: folder) { $0.variables["TOKEN"] = "hunter2" }
        #expect(!(run.output + run.errors).contains("hunter2"))
        if arguments.isEmpty { #expect(run.errors.contains("${TOKEN}")) }
    }
}

// MARK: - Baselines elsewhere

@Test(arguments: ["../known.json", "/tmp/known.json", "Link/known.json", "known-link.json"])
func aConfigurationNamesNoBaselineOutsideOfTheRepository(_ path: String) throws {
    let outside = try TemporaryFolder(["known.json": #"{"version": 1, "tool": "restorelint", "findings": []}"#])
    let folder = try TemporaryFolder([".git/HEAD": "", ".restorelint.yml": "baseline: \(path)\n", "Bad.swift": "let a = 1"])
    try FileManager.default.createSymbolicLink(atPath: folder.path + "/Link", withDestinationPath: outside.path)
    try FileManager.default.createSymbolicLink(atPath: folder.path + "/known-link.json", withDestinationPath: outside.path + "/known.json")
    for arguments in [[], ["--write-baseline"], ["baseline", "write"], ["baseline", "prune"]] {
        let run = restorelint(arguments, in: folder)
        #expect(run.exitCode == 2)
        #expect(run.errors.contains("is outside of the repository\nIf that is meant, say so with --baseline FILE.\n"))
    }
    #expect(try outside.read("known.json").contains("\"findings\": []"))
    // Who asks for it gets it.
    let run = restorelint("--write-baseline", "--baseline", outside.path + "/known.json", in: folder)
    #expect(run.exitCode == 0)
    #expect(try outside.read("known.json").contains("'Bad.swift' is bad"))
}

@Test func aBaselineMayStandBesideTheConfiguredFolder() throws {
    let folder = try TemporaryFolder([".git/HEAD": "", "ios/.restorelint.yml": "baseline: ../ci/known.json\n", "ios/Bad.swift": "let a = 1", "ci/": ""])
    #expect(restorelint("--write-baseline", in: folder, at: "ios").exitCode == 0)
    #expect(restorelint(in: folder, at: "ios").exitCode == 0)
    #expect(try folder.read("ci/known.json").contains("'Bad.swift' is bad"))
}

// MARK: - Long words

@Test(.unlessItHangs) func noGuessIsMadeAboutWordsWithoutEnd() throws {
    let word = String(repeating: "ab", count: 100_000)
    #expect(Suggestion.clause(for: word, among: [word + "c", "ab"]) == "")
    let folder = try TemporaryFolder([".restorelint.yml": word + ": 1\n", "a.swift": "// restorelint:disable \(word)\n"])
    #expect(restorelint(in: folder).exitCode == 2)
    let keys = (0..<2).map { "coder.encode(1, forKey: \"\(word)\($0)\")\n" }.joined()
    try folder.write("class A: UIViewController {\noverride func encodeRestorableState(with coder: NSCoder) {\nsuper.encodeRestorableState(with: coder)\n\(keys)}\n}", to: "b.swift")
    #expect(restorelint("--no-config", in: folder) { $0.rules = Rule.all }.exitCode == 1)
}

@Test(.unlessItHangs) func thousandsOfGuessesAreSoonMade() {
    let words = (0..<10_000).map { "key\($0)" }
    // It begins with the first ones, and does not get to the last.
    #expect(Suggestion.nearest(to: "key7x", among: words) == "key7")
    #expect(Suggestion.nearest(to: "key9999x", among: words) != "key9999")
    let guesses = words.prefix(100).map { Suggestion.nearest(to: $0 + "x", among: words) }
    #expect(guesses == Array(words.prefix(100)))
}

// MARK: - Links to nothing

@Test func aLinkToNothingIsNamedWithWhatToDo() throws {
    let folder = try TemporaryFolder([".git/HEAD": "", "a.swift": ""])
    func link(_ name: String) throws {
        try FileManager.default.createSymbolicLink(atPath: folder.path + "/" + name, withDestinationPath: "Gone/away")
    }
    try link("Reader.swift")
    let advice = "is a link to 'Gone/away', which is not there; put that back, or remove the link\n"
    let run = restorelint("Reader.swift", in: folder)
    #expect(run.exitCode == 2)
    #expect(run.errors.hasPrefix("restorelint: error: 'Reader.swift' " + advice))
    #expect(restorelint(in: folder).exitCode == 0, "nobody named it")
    try link("known.json")
    for arguments in [["--baseline", "known.json"], ["baseline", "compare", "known.json", "known.json"]] {
        #expect(restorelint(arguments, in: folder).errors.hasPrefix("restorelint: error: the baseline 'known.json' " + advice))
    }
    try link(Baseline.fileName)
    #expect(restorelint("baseline", "write", in: folder).errors.hasPrefix("restorelint: error: the baseline '\(Baseline.fileName)' " + advice))
    try link(".restorelint.yml")
    #expect(restorelint(in: folder).errors.hasPrefix("restorelint: error: '.restorelint.yml' " + advice))
}

// MARK: - Reports

@Test func aReportIsReplacedInOneStep() throws {
    let folder = try TemporaryFolder(["Bad.swift": "let a = 1", "report.json": "what was there"])
    try FileManager.default.createSymbolicLink(atPath: folder.path + "/link.json", withDestinationPath: "report.json")
    try FileManager.default.setAttributes([.posixPermissions: 0o640], ofItemAtPath: folder.path + "/report.json")
    // Somebody reads the old one while the new one is written.
    let reader = try #require(FileHandle(forReadingAtPath: folder.path + "/report.json"))
    #expect(restorelint("--output", "link.json", in: folder).exitCode == 1)
    #expect(try reader.readToEnd() == Data("what was there".utf8))
    #expect(try folder.read("report.json").contains("'Bad.swift' is bad"))
    #expect(try FileManager.default.destinationOfSymbolicLink(atPath: folder.path + "/link.json") == "report.json")
    #expect(try FileManager.default.attributesOfItem(atPath: folder.path + "/report.json")[.posixPermissions] as? Int == 0o640)
    #expect(restorelint("--output", "/dev/null", in: folder).exitCode == 1)
    #expect(try FileManager.default.attributesOfItem(atPath: "/dev/null")[.type] as? FileAttributeType == .typeCharacterSpecial)
}

@Test func aReportGoesThroughAPipe() throws {
    let folder = try TemporaryFolder(["Bad.swift": "let a = 1"])
    mkfifo(folder.path + "/pipe", 0o600)
    // Opened for both, it waits for nobody.
    let reader = try #require(FileHandle(forUpdatingAtPath: folder.path + "/pipe"))
    #expect(restorelint("--format", "xcode", "--output", "pipe", in: folder).exitCode == 1)
    #expect(String(decoding: reader.availableData, as: UTF8.self) == "Bad.swift:1:1: warning: 'Bad.swift' is bad (bad-name)\n")
}

// MARK: - What others run

private let package = URL(fileURLWithPath: #filePath).deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()

@Test func hooksThatAreGivenFilesEndTheirOptions() throws {
    let text = try String(contentsOf: package.appendingPathComponent(".pre-commit-hooks.yaml"), encoding: .utf8)
    for hook in text.components(separatedBy: "- id: ").dropFirst() where !hook.contains("pass_filenames: false") {
        #expect(hook.contains("args: &end-of-options [\"--\"]") || hook.contains("args: *end-of-options"), "\(hook.prefix { $0 != "\n" })")
    }
}

@Test func actionsOfOthersArePinnedToACommit() throws {
    let examples = package.appendingPathComponent("docs/examples")
    let workflows = package.appendingPathComponent(".github/workflows")
    let files = try [examples, workflows].flatMap { folder in
        try FileManager.default.contentsOfDirectory(atPath: folder.path).map(folder.appendingPathComponent)
    } + [package.appendingPathComponent("action.yml")]
    for file in files {
        for line in try String(contentsOf: file, encoding: .utf8).split(separator: "\n") where line.contains("uses: ") && !line.contains(homepage.dropFirst("https://github.com/".count) + "@") {
            #expect(line.contains(/@[0-9a-f]{40} # v\d/), "\(file.lastPathComponent): \(line)")
        }
    }
}
