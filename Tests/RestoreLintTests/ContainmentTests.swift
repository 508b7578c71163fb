import AppModel
import Foundation
import LintRules
import Syntax
import Testing

@testable import RestoreLint

private let faulty = """
    class Reader: UIViewController {
        override func encodeRestorableState(with coder: NSCoder) {
        }
    }

    """

/// Controllers of their own, each in a file with one fault, in a project.
private func project(_ count: Int) throws -> TemporaryFolder {
    let files = (1...count).map { ("App/R\($0).swift", faulty.replacingOccurrences(of: "Reader", with: "R\($0)")) }
    return try TemporaryFolder(Dictionary(uniqueKeysWithValues: files + [(".git/HEAD", "")]))
}

private func message(_ path: String) -> String {
    "restorelint: error: \(path): internal fault while reading this file, which is left out; please report it, with the version \(version)\n"
}

// Only a debug build can be made to trap.
#if DEBUG
private func restorelint(_ arguments: String..., traps: String, in folder: TemporaryFolder, input: String = "") throws -> Run {
    try runBuiltCommand(arguments, in: folder, variables: ["RESTORELINT_PLANTED_TRAPS": traps], input: input)
}

private func lines(_ run: Run) -> Int { run.output.split(separator: "\n").count }

@Test(arguments: ["index", "null", "stack", "abort"]) func aFaultInAFileCostsThatFileOnly(_ fault: String) throws {
    let folder = try project(4)
    let run = try restorelint(traps: "file:App/R2.swift=\(fault)", in: folder)
    #expect(run.exitCode == 2)
    #expect(run.errors == message("App/R2.swift"))
    #expect(lines(run) == 3)
    #expect(!run.output.contains("R2"))
}

@Test(arguments: [("loop", "0.2 4096"), ("hoard", "1 256")]) func timeAndMemoryOfAFileAreBounded(_ fault: String, _ budget: String) throws {
    let folder = try project(40)
    let amount = budget == "0.2 4096" ? "more than 0 s or 4096 MiB" : "more than 1 s or 256 MiB"
    for jobs in ["1", "4"] {
        let variables = ["RESTORELINT_PLANTED_TRAPS": "file:App/R2.swift=\(fault)", "RESTORELINT_PLANTED_BUDGET": budget]
        let run = try runBuiltCommand(["--jobs", jobs], in: folder, variables: variables)
        #expect(run.exitCode == 2)
        #expect(run.errors == "restorelint: error: App/R2.swift: this file takes \(amount) to read, and is left out; please report it, with the version \(version)\n")
        #expect(lines(run) == 39)
    }
    let variables = ["RESTORELINT_PLANTED_TRAPS": "rule:missing-restoration-super=\(fault)", "RESTORELINT_PLANTED_BUDGET": budget]
    let run = try runBuiltCommand([], in: folder, variables: variables)
    #expect(run.exitCode == 2)
    #expect(run.errors.hasPrefix("restorelint: error: the rule 'missing-restoration-super' takes \(amount), and is left out; please report it"))
}

@Test func aReportHasAPlaceForFaults() throws {
    let folder = try project(2)
    let run = try restorelint("--format", "json", traps: "file:App/R2.swift=index", in: folder)
    let text = "internal fault while reading this file, which is left out; please report it, with the version \(version)"
    #expect(run.output.contains(#"{"level": "error", "message": "\#(text)", "path": "App/R2.swift", "line": null}"#))
    let sarif = try restorelint("--format", "sarif", traps: "file:App/R2.swift=index", in: folder).output
    #expect(sarif.contains(#""executionSuccessful": false"#) && sarif.contains(#""id": "internal-fault""#))
}

@Test func aFaultOnManyThreadsIsFoundOnEach() throws {
    let folder = try project(400)
    let culprits = [7, 99, 200, 201, 390].map { "App/R\($0).swift" }
    let run = try restorelint("--jobs", "8", traps: culprits.map { "file:\($0)=null" }.joined(separator: ";"), in: folder)
    #expect(run.exitCode == 2)
    #expect(run.errors == culprits.sorted().map(message).joined())
    #expect(lines(run) == 395)
}

@Test func aFaultInARuleCostsThatRuleOnly() throws {
    let folder = try project(2)
    try folder.write("class S: UIViewController {\n    override func encodeRestorableState(with coder: NSCoder) {\n        super.encodeRestorableState(with: coder)\n        coder.encode(1, forKey: \"page\")\n    }\n}\n", to: "App/S.swift")
    let run = try restorelint(traps: "rule:missing-restoration-super=index", in: folder)
    #expect(run.exitCode == 2)
    #expect(run.errors == "restorelint: error: internal fault in the rule 'missing-restoration-super', which is left out; please report it, with the version \(version)\n")
    #expect(run.output == "App/S.swift:4:33: note: key 'page' is encoded by 'S' but never decoded. Decode the key, in `decodeRestorableState(with:)` or in the factory, or save nothing under it (encoded-key-never-decoded)\n")
}

/// A screen whose class is told by the values, and one with a fault that its own text tells.
private func projectOfTwoScreens() throws -> TemporaryFolder {
    let folder = try project(1)
    try folder.write(
        """
        @main
        class AppDelegate: UIResponder, UIApplicationDelegate {
            var window: UIWindow?
            func application(_ application: UIApplication, shouldSaveSecureApplicationState coder: NSCoder) -> Bool { true }
            func application(_ application: UIApplication, shouldRestoreSecureApplicationState coder: NSCoder) -> Bool { true }
            func application(_ application: UIApplication, willFinishLaunchingWithOptions options: [UIApplication.LaunchOptionsKey: Any]?) -> Bool {
                let screen = Screen()
                screen.restorationIdentifier = "screen"
                let navigation = UINavigationController(rootViewController: screen)
                window = UIWindow()
                window?.rootViewController = navigation
                return true
            }
        }

        class Screen: UIViewController {}

        """, to: "App/AppDelegate.swift")
    return folder
}

@Test(arguments: ["index", "null", "stack", "abort"]) func aFaultWhileValuesAreFollowedCostsWhatOnlyTheyTell(_ fault: String) throws {
    let folder = try projectOfTwoScreens()
    let whole = try restorelint(traps: "", in: folder)
    #expect(whole.output.contains("(broken-restoration-chain)"))
    #expect(whole.output.contains("(missing-restoration-super)"))
    let run = try restorelint(traps: "step:values=\(fault)", in: folder)
    #expect(run.exitCode == 2)
    #expect(run.errors == "restorelint: error: internal fault while following values, so faults that only the ways of values show are not reported; please report it, with the version \(version)\n")
    #expect(run.output.contains("(missing-restoration-super)"))
    #expect(!run.output.contains("(broken-restoration-chain)"))
}

@Test func aFaultWhileFilesArePutTogetherLeavesAReportThatSaysSo() throws {
    let folder = try project(2)
    let run = try restorelint("--format", "sarif", traps: "step:linking=null", in: folder)
    #expect(run.exitCode == 2)
    #expect(run.output.contains("internal fault while putting files together, so nothing is reported; please report it"))
    #expect(run.output.contains(#""executionSuccessful": false"#))
}

/// The thread that falls is at no place of its own: it works for one that is.
@Test func aFaultOnAThreadThatHelpsBelongsToTheStep() throws {
    let folder = try TemporaryFolder([".git/HEAD": ""])
    for number in 1...20 {
        let reader = """
            class R\(number): UIViewController {
                override func encodeRestorableState(with coder: NSCoder) {
                    Store\(number)().write(coder)
                }
            }
            """
        // Read only when somebody is seen to need it.
        let store = """
            class Store\(number) {
                func write(_ archive: NSCoder) {
                    archive.encode(1, forKey: "page")
                }
            }
            """
        try folder.write(reader, to: "App/R\(number).swift")
        try folder.write(store, to: "App/Store\(number).swift")
    }
    #expect(lines(try restorelint("--jobs", "4", traps: "", in: folder)) > 20)
    let run = try restorelint("--jobs", "4", traps: "helper=null", in: folder)
    #expect(run.exitCode == 2)
    #expect(run.output == "")
    #expect(run.errors == "restorelint: error: internal fault while putting files together, so nothing is reported; please report it, with the version \(version)\n")
}

@Test func timeOfAStepIsNotBounded() throws {
    let folder = try project(40)
    let variables = ["RESTORELINT_PLANTED_TRAPS": "step:linking=pause", "RESTORELINT_PLANTED_BUDGET": "0.2 4096"]
    let run = try runBuiltCommand([], in: folder, variables: variables)
    #expect(run.exitCode == 1)
    #expect(run.errors == "")
    #expect(lines(run) == 40)
}

@Test func afterEightTimesItIsEnough() throws {
    let folder = try project(12)
    func traps(_ count: Int) -> String { (1...count).map { "file:App/R\($0).swift=index" }.joined(separator: ";") }
    let enough = try restorelint("--jobs", "1", traps: traps(8), in: folder)
    #expect(enough.exitCode == 2)
    #expect(lines(enough) == 4)
    let tooMany = try restorelint("--jobs", "1", traps: traps(9), in: folder)
    #expect(tooMany.exitCode == 2)
    #expect(tooMany.output == "")
    #expect(tooMany.errors.hasPrefix("restorelint: error: internal fault while reading 'App/R"))
    #expect(tooMany.errors.hasSuffix("'; please report it, with the version \(version)\n"))
}

@Test func aFaultNowhereEndsTheRunWithAWord() throws {
    let folder = try project(1)
    let run = try restorelint(traps: "nowhere=null", in: folder)
    #expect(run.exitCode == 2)
    #expect(run.output == "")
    #expect(run.errors == "restorelint: error: internal fault; please report it, with the version \(version)\n")
}

@Test func whoeverWantsToSeeAFaultSeesIt() throws {
    let folder = try project(1)
    for arguments in [["--no-containment"], ["suppress", "--reason", "x", "--no-containment"]] {
        let run = try runBuiltCommand(arguments, in: folder, variables: ["RESTORELINT_PLANTED_TRAPS": "file:App/R1.swift=abort"])
        #expect(run.exitCode == 128 + SIGABRT)
        #expect(run.output + run.errors == "")
    }
}

@Test func textFromStandardInputIsReadAgain() throws {
    let folder = try project(2)
    func run(_ traps: String) throws -> Run {
        try restorelint("--stdin-filename", "App/Typed.swift", traps: traps, in: folder, input: faulty)
    }
    let other = try run("file:App/R1.swift=index")
    #expect(other.exitCode == 2)
    #expect(other.output.hasPrefix("App/Typed.swift:2:"))
    let typed = try run("file:App/Typed.swift=index")
    #expect(typed.output == "")
    #expect(typed.errors == message("App/Typed.swift"))
}

@Test func nothingStartsAnewWhileAFileIsWritten() throws {
    let folder = try project(1)
    let run = try restorelint("--fix", traps: "writing=index", in: folder)
    #expect(run.exitCode == 2)
    #expect(run.errors == "restorelint: error: internal fault; please report it, with the version \(version)\n")
    #expect(try folder.read("App/R1.swift") == faulty.replacingOccurrences(of: "Reader", with: "R1"))
}

@Test func whatCanBeFixedIsFixed() throws {
    let folder = try project(3)
    let run = try restorelint("--fix", traps: "file:App/R2.swift=index", in: folder)
    #expect(run.exitCode == 2)
    #expect(run.errors == message("App/R2.swift") + "restorelint: fixed 2 problems\n")
    #expect(try folder.read("App/R1.swift").contains("super"))
    #expect(!(try folder.read("App/R2.swift").contains("super")))
}
#endif

// MARK: - What a run goes without

private func restorelint(_ arguments: String..., leavingOut leftOut: LeftOut, in folder: TemporaryFolder) -> Run {
    restorelint(arguments, in: folder) {
        $0.rules = Rule.all
        $0.leftOut = leftOut
    }
}

@Test func whatIsLeftOutMakesNothingElseWrong() throws {
    let package = URL(fileURLWithPath: #filePath).deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()
    let folder = try TemporaryFolder([".git/HEAD": ""])
    try FileManager.default.copyItem(at: package.appendingPathComponent("Examples/Trails"), to: URL(fileURLWithPath: folder.path + "/Trails"))
    func findings(_ leftOut: LeftOut) -> Set<Substring> {
        Set(restorelint("--format", "xcode", leavingOut: leftOut, in: folder).output.split(separator: "\n"))
    }
    let all = findings(LeftOut())
    let files = try FileManager.default.subpathsOfDirectory(atPath: folder.path + "/Trails").filter { $0.hasSuffix(".swift") }.map { "Trails/" + $0 }
    #expect(files.count > 10 && all.count > 10)
    for file in files {
        let rest = findings(LeftOut(files: [file]))
        #expect(rest.isSubset(of: all), "without \(file): \(rest.subtracting(all).sorted().joined(separator: "\n"))")
    }
}

@Test func aRuleThatIsLeftOutIsNotMissed() throws {
    let folder = try project(1)
    try folder.write("// restorelint:disable missing-restoration-super -- known\n" + faulty, to: "App/Quiet.swift")
    #expect(restorelint("baseline", "write", leavingOut: LeftOut(), in: folder).exitCode == 0)
    let leftOut = LeftOut(rules: ["missing-restoration-super"])
    let run = restorelint("--baseline", Baseline.fileName, "--strict-baseline", leavingOut: leftOut, in: folder)
    #expect(run.output == "", "the comment is not unused")
    #expect(!run.errors.contains("baseline"), "the entry is not out of date")
    #expect(run.exitCode == 2)
    let written = restorelint("baseline", "write", leavingOut: leftOut, in: folder)
    #expect(written.exitCode == 2)
    #expect(written.errors.contains("the baseline is not written, because not everything could be read"))
}

@Test func whatValuesWouldTellIsNotMissedWithoutThem() throws {
    let folder = try project(1)
    try folder.write("// restorelint:disable broken-restoration-chain -- known\nclass Quiet: UIViewController {}\n", to: "App/Quiet.swift")
    #expect(restorelint("baseline", "write", leavingOut: LeftOut(), in: folder).exitCode == 0)
    #expect(restorelint(leavingOut: LeftOut(), in: folder).output.contains("(unused-suppression)"))
    try folder.write("class R1: UIViewController {}\n", to: "App/R1.swift")
    let run = restorelint("--baseline", Baseline.fileName, "--strict-baseline", leavingOut: LeftOut(steps: [.values]), in: folder)
    #expect(run.output == "", "the comment may be needed")
    #expect(!run.errors.contains("baseline"), "the entry may be needed")
    #expect(run.exitCode == 2)
}

/// Remembers where it was.
private final class Diary: Witness, @unchecked Sendable {
    private(set) var places: [[Whereabouts]] = []
    private var here: [Whereabouts] = []

    func enter(_ place: Whereabouts) {
        here.append(place)
        places.append(here)
    }

    func leave() { here.removeLast() }
}

@Test func aBodyThatARuleAsksForBelongsToItsFile() {
    let diary = Diary()
    let text = """
        class Reader: UIViewController {
            override func encodeRestorableState(with coder: NSCoder) {}
            func show() { open(page(), 0, 1, 2, 3, 4, 5, 6, 7, 8, 9) }
        }
        """
    let rule = Rule(id: "curious", summary: "", why: "", help: "", rationale: "", severity: .note, examples: []) { app in
        for function in app.program.functions { _ = function.body }
        return []
    }
    var reader = FactsReader { _ in [] }
    let facts = reader.facts(of: SourceFile(path: "Reader.swift", text: text))
    Whereabouts.$witness.withValue(diary) {
        let app = App(linking: [facts])
        _ = Linter([Linter.Setting(rule)]).lint(app)
    }
    #expect(diary.places.contains([.step(.values), .file("Reader.swift")]))
    #expect(diary.places.contains([.rule("curious"), .file("Reader.swift")]))
}
