import Foundation
import LintRules
import Testing

@testable import RestoreLint

// One repository with an app in a folder, linted from wherever one may stand.

private func repository() throws -> TemporaryFolder {
    try TemporaryFolder([
        ".git/HEAD": "", "ios/.restorelint.yml": "excluded: [Old]\n", "ios/App/Bad.swift": "let a", "ios/Old/Bad.swift": "let a", "android/Bad.swift": "let a",
        "notes/": "",
    ])
}

/// The paths that findings of a run have, in a format for people and in one for services.
private func paths(_ arguments: [String], in folder: TemporaryFolder, at subfolder: String = "") -> (people: [String], services: [String]) {
    let people = restorelint(arguments + ["--format", "xcode"], in: folder, at: subfolder).output.split(separator: "\n")
    let services = restorelint(arguments + ["--format", "gitlab"], in: folder, at: subfolder).output.split(separator: "\"path\": \"").dropFirst()
    return (people.map { String($0.prefix { $0 != ":" }) }, services.map { String($0.prefix { $0 != "\"" }) })
}

struct PathsTests {
    @Test func fromTheTop() throws {
        let folder = try repository()
        #expect(paths(["ios"], in: folder) == (["ios/App/Bad.swift"], ["ios/App/Bad.swift"]))
        #expect(paths(["ios/App/Bad.swift"], in: folder) == (["ios/App/Bad.swift"], ["ios/App/Bad.swift"]), "as a hook names it")
        let all = ["android/Bad.swift", "ios/App/Bad.swift", "ios/Old/Bad.swift"]
        #expect(paths([], in: folder) == (all, all))
        #expect(restorelint(in: folder).errors == "restorelint: warning: ios/.restorelint.yml: it does not hold for this run, which reaches beyond its folder; lint that by itself, or give --config\n")
        #expect(restorelint("ios", in: folder).errors == "")
    }

    @Test func fromTheFolder() throws {
        let folder = try repository()
        #expect(paths([], in: folder, at: "ios") == (["App/Bad.swift"], ["ios/App/Bad.swift"]))
        #expect(paths(["."], in: folder, at: "ios/App") == (["Bad.swift"], ["ios/App/Bad.swift"]))
        #expect(paths(["../ios"], in: folder, at: "notes") == (["../ios/App/Bad.swift"], ["ios/App/Bad.swift"]))
    }

    @Test func fromElsewhere() throws {
        let (folder, elsewhere) = (try repository(), try TemporaryFolder())
        let way = "../" + Path.name(folder.path) + "/ios"
        #expect(paths([folder.path + "/ios"], in: elsewhere) == ([way + "/App/Bad.swift"], ["ios/App/Bad.swift"]))
        let configuration = ["--config", folder.path + "/ios/.restorelint.yml", folder.path + "/ios"]
        #expect(paths(configuration, in: elsewhere) == ([way + "/App/Bad.swift"], ["ios/App/Bad.swift"]))
    }

    @Test func withoutARepository() throws {
        let folder = try TemporaryFolder(["ios/.restorelint.yml": "", "ios/App/Bad.swift": "let a"])
        #expect(paths(["ios"], in: folder) == (["ios/App/Bad.swift"], ["ios/App/Bad.swift"]))
        #expect(paths([], in: folder, at: "ios") == (["App/Bad.swift"], ["App/Bad.swift"]))
    }

    @Test(arguments: ["json", "jsonl", "sarif", "github", "gitlab", "checkstyle", "junit", "sonarqube", "rdjson", "markdown", "html"])
    func everyServiceIsToldFromTheTop(_ format: String) throws {
        let folder = try repository()
        let output = restorelint("--format", format, in: folder, at: "ios").output
        #expect(output.contains("ios/App/Bad.swift"))
        #expect(output.replacingOccurrences(of: "ios/App/Bad.swift", with: "").contains("App/Bad.swift") == false)
    }

    @Test func whatIsSaidOfARunStartsWhereOneStands() throws {
        let folder = try repository()
        try folder.write("included: [Sorces, App]\n", to: "ios/.restorelint.yml")
        try folder.write("class = = {", to: "ios/App/Half.swift")
        let run = restorelint(in: folder, at: "ios")
        #expect(run.errors.hasPrefix(".restorelint.yml:1:12: warning: 'Sorces' of 'included' does not exist\nrestorelint: warning: App/Half.swift:1: "))
        let json = restorelint("--format", "json", in: folder, at: "ios").output
        #expect(json.contains(#""path": "ios/.restorelint.yml", "line": 1"#) && json.contains(#""path": "ios/App/Half.swift", "line": 1"#))
    }

    @Test func aBaselineKnowsFilesFromItsConfiguration() throws {
        let folder = try repository()
        #expect(restorelint("baseline", "write", in: folder, at: "ios").exitCode == 0)
        #expect(try folder.read("ios/\(Baseline.fileName)").contains(#""path": "App/Bad.swift""#))
        for (arguments, place) in [(["ios"], ""), ([], "ios"), (["../ios"], "notes")] {
            let baseline = ["--baseline", folder.path + "/ios/" + Baseline.fileName]
            #expect(restorelint(arguments + baseline, in: folder, at: place).exitCode == 0)
        }
    }

    @Test func aPatchAppliesFromTheTop() throws {
        let text = "class Reader: UIViewController {\n    override func encodeRestorableState(with coder: NSCoder) {\n    }\n}\n"
        let folder = try TemporaryFolder(["ios/.restorelint.yml": "", "ios/Reader.swift": text])
        try git("init", in: folder)
        let run = restorelint("--diff", in: folder, at: "ios") { $0.rules = Rule.all }
        #expect(run.output.hasPrefix("--- a/ios/Reader.swift\n+++ b/ios/Reader.swift\n"))
        try folder.write(run.output, to: "fixes.patch")
        try git("apply", "fixes.patch", in: folder)
        #expect(try folder.read("ios/Reader.swift").contains("super"))
    }

    @Test func aFixNamesWhatItLeftFromWhereOneStands() throws {
        let folder = try repository()
        let utf16 = Data([0xFF, 0xFE]) + "class Reader: UIViewController {\n    override func encodeRestorableState(with coder: NSCoder) {\n    }\n}\n".data(using: .utf16LittleEndian)!
        try folder.write(utf16, to: "ios/App/Wide.swift")
        let run = restorelint("--fix", in: folder, at: "ios/App") { $0.rules = Rule.all }
        #expect(run.errors == "restorelint: error: 'Wide.swift' is not fixed: it is UTF-16, and only UTF-8 is written\n")
    }
}
