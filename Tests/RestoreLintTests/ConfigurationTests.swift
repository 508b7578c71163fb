import AppModel
import Foundation
import LintRules
import Testing

@testable import RestoreLint

private func problems(_ text: String) -> [String] {
    do {
        _ = try Configuration(reading: Array(text.utf8), rules: [.badName, .everyFile, .wordy]) { ["APP": "Sources/App", "EMPTY": ""][$0] }
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
    let configuration = try Configuration(reading: Array(text.utf8), rules: [.badName, .everyFile])
    #expect(configuration.included.map(\.text) == ["Sources"])
    #expect(configuration.model.mechanism == .legacy)
    #expect(configuration.rules.mapValues(\.level) == ["bad-name": .off, "every-file": .severity(.error)])
    #expect(configuration.failOn == .never)
}

@Test func classesFromOutsideAndHandMadeSavingReachTheModel() throws {
    let text = """
        custom-protocols:
          - { protocol: SaveState, save: saveState, restore: "initWithSaveState:" }
        controllers: VendorBase
        containers: [VendorPager]
        """
    let model = try Configuration(reading: Array(text.utf8), rules: []).model
    #expect(model.customProtocols == [CustomProtocol(name: "SaveState", save: "saveState", restore: "initWithSaveState:")])
    #expect(model.controllers == ["VendorBase"] && model.containers == ["VendorPager"])
    #expect(problems("custom-protocols: [SaveState, {protocol: A, sav: b}, {protocol: [], save: b, restore: c}]\ncontrollers: [{a: b}]") == [
        "1:20: expected { protocol: …, save: …, restore: … }, found 'SaveState'",
        "1:31: a protocol needs protocol, save and restore; save and restore are missing",
        "1:45: unknown key 'sav'; did you mean 'save'?",
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
        require-reason: yes
        zzz: 1
        """
    #expect(
        problems(text) == [
            "1:1: unknown key 'inclued'; did you mean 'included'?",
            "2:7: expected auto, legacy, scene or library, found 'lagacy'; did you mean 'legacy'?",
            "4:3: unknown rule 'bad-nam'; did you mean 'bad-name'?",
            "5:13: expected off, on, note, warning or error, found 'of'; did you mean 'off'?",
            "6:17: unknown option 'severty'; did you mean 'severity'?",
            "7:10: expected error, warning, note or never, found a list",
            "8:12: '../x' leaves the folder of the configuration",
            "8:18: expected a folder or a glob, found a map",
            "8:26: '[a' can match nothing",
            "9:17: expected true or false, found 'yes'; did you mean 'true'?",
            "10:1: unknown key 'zzz'; the keys are included, excluded, mode, rules, per-path, custom-protocols, controllers, containers, fail-on, baseline and require-reason",
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
    #expect(restorelint("Inner", in: folder).output.hasPrefix("Inner/Bad.swift:1:1: error:"))
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
    #expect(restorelint("init", in: folder).errors.hasPrefix("Wrote .restorelint.yml.\n"))
    let text = try folder.read(".restorelint.yml")
    #expect(text.contains("included:\n  - App\n  - 'It''s new'\n"))
    #expect(problems(text) == [])
    let uncommented = text.split(separator: "\n").map { $0.hasPrefix("# ") && $0.contains(":") && !$0.contains(". ") ? $0.dropFirst(2) : $0 }
    #expect(uncommented.contains("fail-on: warning"))

    let again = restorelint("init", in: folder)
    #expect(again.exitCode == 2)
    #expect(again.errors.hasPrefix("restorelint: error: '.restorelint.yml' is there already"))
}

@Test func initFitsTheProject() throws {
    let delegate = """
        @main class AppDelegate: UIResponder, UIApplicationDelegate {
            func application(_ application: UIApplication, shouldSaveSecureApplicationState coder: NSCoder) -> Bool { true }
        }
        """
    let folder = try TemporaryFolder([
        "App/AppDelegate.swift": delegate, "App/Detail.swift": "class Detail: VendorViewController {}", "App/ThirdParty/Pager.m": "int a;",
        ".restorelint-baseline.json": "",
    ])
    let run = restorelint("init", in: folder)
    #expect(
        run.errors == """
            Wrote .restorelint.yml.
            Mode legacy: App/AppDelegate.swift switches restoration on.
            Taken for view controllers: VendorViewController.
            Next: 'restorelint' lints, 'restorelint baseline write' puts aside what it finds.

            """)
    let text = try folder.read(".restorelint.yml")
    for line in ["mode: legacy", "controllers:\n  - VendorViewController", "# excluded: [App/ThirdParty]", "baseline: .restorelint-baseline.json"] {
        #expect(text.contains("\n\(line)\n"), "\(line)")
    }
    #expect(problems(text) == [])
}

@Test(arguments: [
    ("@main class D: UIResponder, UIApplicationDelegate {}\nclass S: UIResponder, UIWindowSceneDelegate { func stateRestorationActivity(for scene: UIScene) -> NSUserActivity? { nil } }", "mode: scene"),
    ("public class A: UIViewController {}", "mode: library"),
    ("@main class D: UIResponder, UIApplicationDelegate {}", "# mode: auto"),
])
func initTellsTheMechanism(_ text: String, _ mode: String) throws {
    let folder = try TemporaryFolder(["App/A.swift": text])
    _ = restorelint("init", in: folder)
    #expect(try folder.read(".restorelint.yml").contains("\n\(mode)\n"))
}

@Test func anIncludedFolderThatDoesNotExistIsMentioned() throws {
    let folder = try TemporaryFolder([".restorelint.yml": "included: [Ap, App]\n", "App/a.swift": ""])
    let run = restorelint(in: folder)
    #expect(run.exitCode == 0)
    #expect(run.errors.hasSuffix(".restorelint.yml:1:12: warning: 'Ap' of 'included' does not exist\n"))
}

// MARK: - Rules

/// Runs with a rule that has an option, and with those about comments.
private func configured(_ arguments: String..., in folder: TemporaryFolder) -> Run {
    restorelint(arguments, in: folder) { $0.rules += [.wordy] + Rule.all.filter { $0.id.contains("suppression") } }
}

@Test func aPathHasRulesOfItsOwn() throws {
    let folder = try TemporaryFolder([
        ".restorelint.yml": """
            rules: { every-file: off }
            per-path:
              Tests: { all: off, every-file: note }
              "**/Old/**": { bad-name: note }
              "Tests/Old/BadToo.swift": { bad-name: off }
            """,
        "App/Bad.swift": "let a", "App/Old/Bad.swift": "let a", "Tests/Bad.swift": "let a", "Tests/Old/Bad.swift": "let a",
        "Tests/Old/BadToo.swift": "let a",
    ])
    #expect(configured(in: folder).output == """
        App/Bad.swift:1:1: warning: 'Bad.swift' is bad (bad-name)
        App/Old/Bad.swift:1:1: note: 'Bad.swift' is bad (bad-name)
        Tests/Bad.swift:1:1: note: seen (every-file)
        Tests/Old/Bad.swift:1:1: note: seen (every-file)
        Tests/Old/Bad.swift:1:1: note: 'Bad.swift' is bad (bad-name)
        Tests/Old/BadToo.swift:1:1: note: seen (every-file)

        """)
    // A flag beats the level, but what is off there stays off there.
    #expect(configured("--severity", "bad-name=error", "App", "Tests", in: folder).output.components(separatedBy: ": error:").count == 4)
    #expect(configured("--only-rule", "bad-name", in: folder).output.components(separatedBy: "bad-name").count == 4)
}

@Test func aCommentAboutARuleThatIsOffInItsFolderIsNotUnused() throws {
    let comment = "// restorelint:disable bad-name\n"
    let folder = try TemporaryFolder([".restorelint.yml": "per-path: { Old: { bad-name: off } }", "Old/a.swift": comment, "New/a.swift": comment])
    #expect(configured(in: folder).output == "New/a.swift:1:24: warning: nothing here is a finding of 'bad-name'. \(Rule.unusedSuppression.help.dropLast()) (unused-suppression)\n")
}

@Test func aRuleGetsItsOptions() throws {
    let folder = try TemporaryFolder([
        ".restorelint.yml": "rules:\n  wordy: { severity: error, words: [Red, Blue] }\n", "Red.swift": "let a", "Green.swift": "let a", "Blue.swift": "let a",
    ])
    #expect(configured(in: folder).output == "Blue.swift:1:1: error: it is 'Blue.swift' (wordy)\nRed.swift:1:1: error: it is 'Red.swift' (wordy)\n")
    #expect(problems("rules: { wordy: { wods: [a] }, bad-name: { words: [a] } }") == [
        "1:19: unknown option 'wods'; did you mean 'words'?", "1:44: unknown option 'words'; the only one is 'severity'",
    ])
}

@Test func aReasonMayBeRequired() throws {
    let folder = try TemporaryFolder([
        ".restorelint.yml": "require-reason: true", "Bad.swift": "let a // restorelint:disable:this bad-name\n",
        "BadToo.swift": "let a // restorelint:disable:this bad-name -- agreed\n", "BadAll.swift": "// restorelint:disable all\nlet a\n",
    ])
    #expect(configured(in: folder).output == """
        Bad.swift:1:7: warning: the suppression does not say why. \(Rule.suppressionWithoutReason.help.dropLast()) (suppression-without-reason)
        BadAll.swift:1:1: warning: the suppression does not say why. \(Rule.suppressionWithoutReason.help.dropLast()) (suppression-without-reason)

        """)
    #expect(configured("--no-config", in: folder).exitCode == 0)
    #expect(configured("--severity", "suppression-without-reason=error", "--no-config", in: folder).exitCode == 1)
}

// MARK: - Environment variables

@Test func variablesAreExpanded() throws {
    let text = "included: ['${APP}/Kit', \"a${EMPTY}b\", '$${APP}', 'a$b']\nexcluded: [\"${NONE}\", '${APP', x]\n"
    #expect(problems(text) == [
        "2:12: the environment variable 'NONE' is not set",
        "2:23: '${' begins an environment variable, and its '}' is missing; '$${' is the text '${'",
    ])
    let configuration = try Configuration(reading: Array(text.prefix { $0 != "\n" }.utf8), rules: []) { ["APP": "Sources/App", "EMPTY": ""][$0] }
    #expect(configuration.included.map(\.text) == ["Sources/App/Kit", "ab", "${APP}", "a$b"])
}

// MARK: - The command

@Test func theCommandNamesEveryMistake() throws {
    let folder = try TemporaryFolder([".restorelint.yml": "included: [Ap, App]\nexcluded: ['**/Old', App/Olds]\nper-path: { Test: {} }\n", "App/a.swift": ""])
    let run = configured("config", "check", "App", in: folder)
    #expect(run.exitCode == 1)
    #expect(run.output == """
        .restorelint.yml:1:12: warning: 'Ap' of 'included' does not exist
        .restorelint.yml:2:22: warning: 'App/Olds' of 'excluded' does not exist
        .restorelint.yml:3:13: warning: 'Test' of 'per-path' does not exist

        """)
    try folder.write("includd: [App]\nmode: on\n", to: ".restorelint.yml")
    let broken = configured("config", "check", in: folder)
    #expect(broken.exitCode == 2)
    #expect(broken.errors.split(separator: "\n").count == 2)
    try folder.write("included: [App]\n", to: ".restorelint.yml")
    #expect(configured("config", "check", in: folder).output == ".restorelint.yml: no problems\n")
    #expect(configured("config", "chek", in: folder).errors.hasPrefix("restorelint: error: config takes check, show or schema, not 'chek'; did you mean 'check'?"))
    #expect(configured("config", "schema", "App", in: folder).exitCode == 2)
}

@Test func whatIsShownSaysTheSame() throws {
    let text = """
        included: [Sources, 'It''s new']
        excluded: ["**/Generated", "$${HOME}"]
        mode: scene
        rules: { bad-name: error, every-file: on, wordy: { words: ["a b", "c\\u0001"] } }
        per-path: { "**/Old": { all: off, bad-name: note } }
        custom-protocols: [{ protocol: SaveState, save: saveState, restore: 'initWithSaveState:' }]
        controllers: [Base]
        containers: Pager
        fail-on: error
        baseline: known.json
        require-reason: true
        """
    let rules = [Rule.badName, .everyFile, .wordy, .suppressionWithoutReason]
    let first = try Configuration(reading: Array(text.utf8), rules: rules).yaml(rules: rules)
    let second = try Configuration(reading: Array(first.utf8), rules: rules).yaml(rules: rules)
    #expect(first == second)
    #expect(first.contains(#"  wordy: { severity: off, words: ['a b', "c\u0001"] }"#))
    #expect(first.contains("  suppression-without-reason: on\n"))
    #expect(first.contains("excluded: ['**/Generated', '$${HOME}']\n"))
}

@Test func theSchemaKnowsEveryKeyAndRule() throws {
    let folder = try TemporaryFolder(["a.swift": ""])
    let run = configured("config", "schema", in: folder)
    let schema = try #require(try JSONSerialization.jsonObject(with: Data(run.output.utf8)) as? [String: Any])
    let properties = try #require(schema["properties"] as? [String: [String: Any]])
    #expect(Set(properties.keys) == Set(ConfigurationKey.all.map(\.name)))
    let rules = properties["rules"]?["properties"] as? [String: Any] ?? [:]
    #expect(rules.count == 5 && rules["wordy"] != nil)
    for (name, property) in properties { #expect((property["description"] as? String)?.hasSuffix(".") == true, "\(name)") }
}

// MARK: - Slips

@Test(arguments: [".restorelint.yaml", "restorelint.yml", ".restorlint.yml", ".RestoreLint.yml", ".restorelint.json", ".restorelint"])
func aFileThatIsAlmostAConfigurationIsNoticed(_ name: String) throws {
    let folder = try TemporaryFolder([".git/HEAD": "", name: "mode: legacy\n", "App/Good.swift": "let a = 1"])
    let message = "nobody reads this; a configuration is called '.restorelint.yml'\n"
    for (place, path) in [("", name), ("App", "../" + name)] {
        let run = restorelint(in: folder, at: place)
        #expect(run.exitCode == 0)
        #expect(run.errors == "restorelint: warning: \(path): " + message)
    }
    let check = restorelint("config", "check", in: folder)
    #expect(check.exitCode == 1)
    #expect(check.output == "\(name): warning: " + message)
    #expect(restorelint("--no-config", in: folder).errors == "")
}

@Test func whatOnlyLooksLikeAConfigurationIsLeftAlone() throws {
    let folder = try TemporaryFolder([
        ".git/HEAD": "", ".restorelint.yml": "", ".restorelint.yml~": "", "restorelint": "", "restorelint.sarif": "", "restorelint.xml": "", "restorelint.json": "", ".swiftlint.yml": "", "restorelint.yaml/": "",
        "App/.restorelint.yml~": "", "App/Good.swift": "let a = 1",
    ])
    #expect(restorelint(in: folder, at: "App").errors == "")
}

@Test(arguments: [
    ("disabled_rules: [bad-name]", "1:1: error: unknown key 'disabled_rules'; a rule is switched off with 'rules: { ID: off }'"),
    ("only-rules: [bad-name]", "1:1: error: unknown key 'only-rules'; for one run there is '--only-rule ID'"),
    ("rules: { bad-name: no }", "1:20: error: expected off, on, note, warning or error, found 'no'; did you mean 'off'?"),
    ("rules: { bad-name: True }", "1:20: error: expected off, on, note, warning or error, found 'True'; did you mean 'on'?"),
    ("require-reason: yes", "1:17: error: expected true or false, found 'yes'; did you mean 'true'?"),
    ("fail-on: none", "1:10: error: expected error, warning, note or never, found 'none'; did you mean 'never'?"),
    ("rules: { badName: off }", "1:10: error: unknown rule 'badName'; did you mean 'bad-name'?"),
])
func whatOthersCallItIsUnderstood(_ text: String, _ message: String) throws {
    let folder = try TemporaryFolder([".restorelint.yml": text, "a.swift": ""])
    #expect(restorelint(in: folder).errors == ".restorelint.yml:\(message)\n")
}

@Test func aCheckFindsWhatARunWould() throws {
    let folder = try TemporaryFolder([".git/HEAD": "", ".restorelint.yml": "included: [Sources]\nbaseline: known.json\n", "App/a.swift": ""])
    func check() -> Run { restorelint("config", "check", in: folder) }
    #expect(
        check().output == """
            .restorelint.yml:1:12: warning: 'Sources' of 'included' does not exist
            .restorelint.yml:2:11: error: the baseline 'known.json' cannot be read: no such file or directory; 'restorelint baseline write' makes one
            .restorelint.yml:1:12: error: nothing to lint: there is no Swift, Objective-C, storyboard or xib file in what 'included' names

            """)
    #expect(check().exitCode == 2)
    try folder.write(".restorelint.yml: ", to: "known.json")
    try folder.write("included: [App]\nbaseline: ../known.json\n", to: ".restorelint.yml")
    #expect(check().output.hasPrefix(".restorelint.yml:2:11: error: the baseline '") && check().output.contains("' is outside of the repository; "))
    try folder.write("included: [App]\n", to: ".restorelint.yml")
    #expect(check().output == ".restorelint.yml: no problems\n")
    #expect(check().exitCode == 0)
}
