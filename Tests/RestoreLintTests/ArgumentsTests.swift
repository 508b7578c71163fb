import LintRules
import Testing

@testable import RestoreLint

@Test func flagsTakeTheirValueEitherWay() throws {
    let (command, options) = try parse(["--jobs=3", "--format", "json", "-o", "r.json", "--severity=bad-name=error", "a.swift", "--", "--b.swift"])
    #expect(command.name == "lint")
    #expect(options.jobs == 3)
    #expect(options.reports == [.init(format: "json", file: "r.json")])
    #expect(options.severities.map(\.rule) == ["bad-name"])
    #expect(options.operands == ["a.swift", "--b.swift"])
    #expect(try parse(["-j4"]).options.jobs == 4)
}

@Test func formatAndOutputPairUpInEitherOrder() throws {
    let (_, options) = try parse(["--format", "json", "-o", "a", "-o", "b", "--reporter", "text", "--output-format", "xcode"])
    #expect(options.reports == [.init(format: "json", file: "a"), .init(format: "text", file: "b"), .init(format: "xcode", file: nil)])
}

@Test(arguments: [
    (["--ignore", "bad-name"], "unknown flag '--ignore'; did you mean '--disable'?"),
    (["--exit-zero"], "unknown flag '--exit-zero'; did you mean '--fail-on never'?"),
    (["--baseline-write"], "unknown flag '--baseline-write'; did you mean '--write-baseline'?"),
    (["--only-rule", "name_bad"], "unknown rule 'name_bad'; did you mean 'bad-name'?"),
    (["--only-rule", "nmae"], "unknown rule 'nmae'"),
    (["--only-rule", "wrold-name"], "unknown rule 'wrold-name'"),
    (["--fail", "note"], "unknown flag '--fail'; did you mean '--fail-on'?"),
    (["--formt", "json"], "unknown flag '--formt'; did you mean '--format'?"),
    (["--format", "jsno"], "unknown format 'jsno'; did you mean 'json'?"),
    (["--format"], "--format needs a value: --format NAME"),
    (["--quiet=yes"], "--quiet takes no value"),
    (["-x"], "unknown flag '-x'"),
    (["-qv"], "-q takes no value"),
    (["--jobs", "many"], "--jobs takes a number from 0 to 1024, not 'many'"),
    (["--fail-on", "warnings"], "--fail-on takes error, warning, note or never, not 'warnings'; did you mean 'warning'?"),
    (["--color", "auot"], "--color takes auto, always or never, not 'auot'; did you mean 'auto'?"),
    (["--severity", "bad-name"], "--severity takes ID=LEVEL, not 'bad-name'"),
    (["--only-rule", "bad-nmae"], "unknown rule 'bad-nmae'; did you mean 'bad-name'?"),
    (["--disable", "xyz"], "unknown rule 'xyz'"),
    (["explain", "bad-nam"], "unknown rule 'bad-nam'; did you mean 'bad-name'?"),
    (["explain", "bad-n"], "unknown rule 'bad-n'; did you mean 'bad-name'?"),
    (["explain"], "explain takes the ID of one rule"),
    (["rules", "--jobs", "2"], "'rules' has no flag '--jobs', but 'lint' has"),
    (["rules", "--format", "xcode"], "'rules' is written as text or json, not 'xcode'"),
    (["help", "lnt"], "unknown command 'lnt'; did you mean 'lint'?"),
    (["explian"], "'explian' is neither a command nor a file or folder; did you mean the command 'explain'?"),
    (["App/Raeder.swift"], "no such file or folder: 'App/Raeder.swift'; did you mean 'App/Reader.swift'?"),
    (["quite-another-thing"], "no such file or folder: 'quite-another-thing'"),
    (["--format", "json", "--format", "text"], "two reports cannot share the standard output; give each --format its --output FILE"),
    (["--report-suppressed", "--format", "text"], "--report-suppressed needs the format json, sarif or html"),
])
func aSlipIsAnsweredWithAGuess(_ arguments: [String], _ message: String) throws {
    let folder = try TemporaryFolder(["App/Reader.swift": ""])
    let run = restorelint(arguments, in: folder)
    #expect(run.exitCode == 2)
    #expect(run.output == "")
    #expect(run.errors.split(separator: "\n").first.map(String.init) == "restorelint: error: " + message)
}

@Test func slipsOfTheFingerAreCounted() {
    #expect(Suggestion.distance("format", "format") == 0)
    #expect(Suggestion.distance("fromat", "format") == 1)
    #expect(Suggestion.distance("", "abc") == 3)
    #expect(Suggestion.distance("kitten", "sitting") == 3)
}

@Test func helpIsThereForEverything() throws {
    let folder = try TemporaryFolder()
    let overview = restorelint("help", in: folder)
    #expect(overview.exitCode == 0)
    #expect(overview.output == restorelint("--help", in: folder).output)
    for command in Command.all {
        #expect(overview.output.contains("  \(command.name)"))
        let page = restorelint(command.name, "--help", in: folder)
        #expect(page.exitCode == 0)
        #expect(page.output == restorelint("help", command.name, in: folder).output)
        for flag in command.flags { #expect(page.output.contains("  \(flag.title)")) }
    }
}

@Test func helpFitsTheScreen() {
    #expect(Help.overview.split(separator: "\n", omittingEmptySubsequences: false).count <= 24)
    for page in [Help.overview] + Command.all.map(Help.page) {
        for line in page.split(separator: "\n") { #expect(line.count <= 80, "\(line)") }
        for group in page.split(separator: "\n\n") { #expect(group.split(separator: "\n").count <= 20) }
    }
}

@Test func flagsAreNamedOnce() {
    for command in Command.all {
        let names = (command.flags + Flag.common).flatMap { [$0.name] + $0.aliases }
        #expect(Set(names).count == names.count)
    }
}

@Test func versionIsBare() throws {
    let folder = try TemporaryFolder()
    #expect(restorelint("--version", in: folder).output == "\(version)\n")
    #expect(restorelint("version", in: folder).output == "\(version)\n")
}

@Test func rulesAreListedAndExplained() throws {
    let folder = try TemporaryFolder()
    #expect(
        restorelint("rules", in: folder).output == """
            bad-name    warning  on   A file is called bad.
            every-file  note     off  There is a file.

            """)
    #expect(
        restorelint("rules", "--format", "json", in: folder).output == """
            {
              "version": 1,
              "rules": [
                {"id": "bad-name", "severity": "warning", "isEnabledByDefault": true, "summary": "A file is called bad.", "why": "", "help": "", "rationale": "Names matter.", "limits": "It reads no code.", "facts": ["N1"], "helpUri": "\(address(ofRule: "bad-name"))"},
                {"id": "every-file", "severity": "note", "isEnabledByDefault": false, "summary": "There is a file.", "why": "", "help": "", "rationale": "It shows what was read.", "limits": null, "facts": [], "helpUri": "\(address(ofRule: "every-file"))"}
              ]
            }

            """)
    #expect(
        restorelint("explain", "bad-name", in: folder).output == """
            bad-name (warning)

            A file is called bad.

            Why     Names matter. (N1)
            Limits  It reads no code.

            Reported:
                let a = 1

            More: \(address(ofRule: "bad-name"))

            """)
}

@Test func proseIsWrappedAndCodeIsNot() {
    let text = "one two three\n\n```swift\nlet a = one + two\n```\nincomprehensible word\n"
    #expect(Wrapping.text(text, width: 9) == "one two\nthree\n\n```swift\nlet a = one + two\n```\nincomprehensible\nword\n")
}
