import AppModel
import Testing

@testable import RestoreLint

private func problems(_ text: String) -> [String] {
    do {
        _ = try Configuration(reading: Array(text.utf8), ruleIDs: ["bad-name", "every-file"])
        return []
    } catch {
        return error.problems.map { "\($0.position.line):\($0.position.column): \($0.message)" }
    }
}

@Test func aConfigurationIsRead() throws {
    let text = """
        included: [Sources]
        mode: legacy
        rules:
          bad-name: off
          every-file: { severity: error }
        fail-on: never
        """
    let configuration = try Configuration(reading: Array(text.utf8), ruleIDs: ["bad-name", "every-file"])
    #expect(configuration.included.map(\.text) == ["Sources"])
    #expect(configuration.model.mechanism == .legacy)
    #expect(configuration.rules == ["bad-name": .off, "every-file": .severity(.error)])
    #expect(configuration.failOn == .never)
}

@Test func classesFromOutsideAndHandMadeSavingReachTheModel() throws {
    let text = """
        custom-protocols:
          - { protocol: SaveState, save: saveState, restore: "initWithSaveState:" }
        controllers: VendorBase
        containers: [VendorPager]
        """
    let model = try Configuration(reading: Array(text.utf8), ruleIDs: []).model
    #expect(model.customProtocols == [CustomProtocol(name: "SaveState", save: "saveState", restore: "initWithSaveState:")])
    #expect(model.controllers == ["VendorBase"] && model.containers == ["VendorPager"])
    #expect(problems("custom-protocols: [SaveState, {protocol: A, sav: b}, {protocol: [], save: b, restore: c}]\ncontrollers: [{a: b}]") == [
        "1:20: expected { protocol: …, save: …, restore: … }, found 'SaveState'",
        "1:31: a protocol needs protocol, save and restore; save and restore are missing",
        "1:45: unknown key 'sav' of a protocol; did you mean 'save'?",
        "1:65: expected a name, found a list",
        "2:15: expected the name of a class, found a map",
    ])
}

@Test func everyMistakeIsNamedAtOnce() {
    let text = """
        inclued: [Sources]
        mode: lagacy
        rules:
          bad-nam: off
          bad-name: of
          every-file: { severty: error }
        fail-on: [error]
        excluded: [../x, {a: b}, '[a']
        baseline: [file.json]
        zzz: 1
        """
    #expect(
        problems(text) == [
            "1:1: unknown key 'inclued'; did you mean 'included'?",
            "2:7: expected auto, legacy, scene or library, found 'lagacy'; did you mean 'legacy'?",
            "4:3: unknown rule 'bad-nam'; did you mean 'bad-name'?",
            "5:13: expected off, note, warning or error, found 'of'; did you mean 'off'?",
            "6:17: unknown option 'severty'; did you mean 'severity'?",
            "7:10: expected error, warning, note or never, found a list",
            "8:12: '../x' leaves the folder of the configuration",
            "8:18: expected a folder or a glob, found a map",
            "8:26: '[a' can match nothing",
            "9:11: expected a file, found a list",
            "10:1: unknown key 'zzz'; the keys are included, excluded, mode, rules, custom-protocols, controllers, containers, fail-on, baseline and require-reason",
        ])
}

@Test func aBadConfigurationStopsTheRun() throws {
    let folder = try TemporaryFolder([".restorelint.yml": "included: [App]\nfail_on: never\n", "App/Bad.swift": ""])
    let run = restorelint(in: folder)
    #expect(run.exitCode == 2)
    #expect(run.output == "")
    #expect(run.errors == ".restorelint.yml:2:1: error: unknown key 'fail_on'; did you mean 'fail-on'?\n")
}

@Test func theNearestConfigurationWins() throws {
    let folder = try TemporaryFolder([
        ".restorelint.yml": "fail-on: error\n", "App/Bad.swift": "let a", "Inner/.restorelint.yml": "rules: {bad-name: error}\n", "Inner/Bad.swift": "let a",
    ])
    #expect(restorelint("App", in: folder).exitCode == 0)
    #expect(restorelint("Inner", in: folder).output.hasPrefix("Bad.swift:1:1: error:"))
    #expect(restorelint("Inner", "--no-config", in: folder).output.hasPrefix("Inner/Bad.swift:1:1: warning:"))
}

@Test func theSearchEndsAtTheRepository() throws {
    let folder = try TemporaryFolder([".restorelint.yml": "rules: {bad-name: off}\n", "Repo/.git/HEAD": "", "Repo/Bad.swift": "let a"])
    #expect(restorelint(in: folder, at: "Repo").exitCode == 1)
}

@Test func aConfigurationKeptElsewhereDoesNotMoveTheProject() throws {
    let folder = try TemporaryFolder(["ci/lint.yml": "excluded: [App/Old]\n", "App/Bad.swift": "let a", "App/Old/Bad.swift": "let a"])
    let run = restorelint("--config", "ci/lint.yml", in: folder)
    #expect(run.output == "App/Bad.swift:1:1: warning: 'Bad.swift' is bad (bad-name)\n")
    #expect(restorelint("--config", "no.yml", in: folder).errors.contains("the configuration 'no.yml' cannot be read: no such file or directory"))
}

@Test func flagsBeatTheConfiguration() throws {
    let folder = try TemporaryFolder([".restorelint.yml": "rules: {bad-name: off}\nfail-on: never\n", "Bad.swift": "let a"])
    #expect(restorelint(in: folder).output == "")
    #expect(restorelint("--only-rule", "bad-name", "--fail-on", "warning", in: folder).exitCode == 1)
    #expect(restorelint("--severity", "bad-name=error", in: folder).output.contains(": error: "))
}

@Test func initWritesAConfigurationThatIsValid() throws {
    let folder = try TemporaryFolder(["App/a.swift": "", "It's new/b.swift": "", "AppTests/t.swift": "", "Package.swift": "", "Pods/p.swift": ""])
    #expect(restorelint("init", in: folder).errors == "Wrote .restorelint.yml.\n")
    let text = try folder.read(".restorelint.yml")
    #expect(text.contains("included:\n  - App\n  - 'It''s new'\n"))
    #expect(problems(text) == [])
    let uncommented = text.split(separator: "\n").map { $0.hasPrefix("# ") && $0.contains(":") && !$0.contains(". ") ? $0.dropFirst(2) : $0 }
    #expect(uncommented.contains("fail-on: warning"))

    let again = restorelint("init", in: folder)
    #expect(again.exitCode == 2)
    #expect(again.errors.hasPrefix("restorelint: error: '.restorelint.yml' is there already"))
}

@Test func anIncludedFolderThatDoesNotExistIsMentioned() throws {
    let folder = try TemporaryFolder([".restorelint.yml": "included: [Ap, App]\n", "App/a.swift": ""])
    let run = restorelint(in: folder)
    #expect(run.exitCode == 0)
    #expect(run.errors.hasSuffix(".restorelint.yml:1:12: warning: 'Ap' of 'included' does not exist\n"))
}
