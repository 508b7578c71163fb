import AppModel
import Foundation
import LintRules
import Syntax
import Testing

@testable import RestoreLint

private let reader = """
    class Reader: UIViewController {
    \toverride func encodeRestorableState(with coder: NSCoder) {
    \t\tcoder.encode("日本", forKey: "page")
    \t}
    }

    """

/// Where `text` stands in `Sources/Reader.swift` for the first time.
private func place(_ text: String) -> Location {
    let start = reader.utf8.count - reader[reader.range(of: text)!.lowerBound...].utf8.count
    return Location(path: "Sources/Reader.swift", range: SourceRange(start: UInt32(start), end: UInt32(start + text.utf8.count)))
}

private var report: Report {
    let end = place("{\n\t\tcoder").range.start + 1
    let first = Finding(
        at: place("encodeRestorableState"), "'encodeRestorableState(with:)' does not call super", symbol: "Reader.encodeRestorableState(with:)",
        notes: [Note(at: place("encodeRestorableState"), "the override replaces what UIKit saves")],
        fix: Fix(
            "Insert the call to super", .safe,
            edits: [Edit(at: Location(path: "Sources/Reader.swift", range: SourceRange(start: end, end: end)), "\n\t\tsuper.…")])
    )
    let second = Finding(at: place("forKey"), "key 'page' is encoded but not decoded", notes: [Note(at: place("\"日本\""), "the value")])
    var report = Report()
    var fingerprints = Fingerprints()
    for (rule, severity, finding) in [("missing-restoration-super", Severity.error, first), ("unread-key", .warning, second)] {
        let diagnostic = Diagnostic(rule: rule, severity: severity, finding: finding, why: "It is lost.", help: "Mend it.")
        report.entries.append(Report.Entry(diagnostic: diagnostic, fingerprint: fingerprints.next(for: diagnostic)))
    }
    report.fileCount = 12
    report.sources = ["Sources/Reader.swift": Source(SourceFile(path: "Sources/Reader.swift", text: reader))]
    report.notifications = [Report.Notification(level: .warning, kind: .unparsedText, message: "expected ')'", path: "A.swift", line: 3)]
    return report
}

private func write(_ reporter: Reporter, _ report: Report, _ style: Style = Style()) -> String {
    var output = ByteBuffer()
    reporter.write(report, style, &output)
    return output.text
}

@Test func textShowsTheLineAndTheReason() {
    #expect(
        write(.text, report) == """
            error: 'encodeRestorableState(with:)' does not call super [missing-restoration-super]
             --> Sources/Reader.swift:2:16
              |
            2 |     override func encodeRestorableState(with coder: NSCoder) {
              |                   ^^^^^^^^^^^^^^^^^^^^^
              = note: the override replaces what UIKit saves
              = why: It is lost.
              = help: Mend it.
              = fix: Insert the call to super (--fix)

            warning: key 'page' is encoded but not decoded [unread-key]
             --> Sources/Reader.swift:3:26
              |
            3 |         coder.encode("日本", forKey: "page")
              |                              ^^^^^^
              = why: It is lost.
              = help: Mend it.
            note: the value
             --> Sources/Reader.swift:3:16
              |
            3 |         coder.encode("日本", forKey: "page")
              |                      ^^^^^^

            1 error, 1 warning in 12 files; 1 fixable with --fix.

            """)
}

/// What is lost is the same for every finding of a rule; what to do may differ.
@Test func textSaysOnceForEachRuleAndFileWhatIsLost() {
    var many = report
    many.entries = [report.entries[0], report.entries[0], report.entries[1]]
    let text = write(.text, many)
    #expect(text.components(separatedBy: "= why: ").count == 3)
    #expect(text.components(separatedBy: "= help: ").count == 4)
}

@Test func aLongReportEndsWithTheWorst() {
    var many = report
    many.entries = Array(repeating: report.entries[1], count: 10) + [report.entries[0]]
    let text = write(.text, many)
    #expect(text.contains("""
        The worst 10 of 11:
        error    Sources/Reader.swift:2  missing-restoration-super
        warning  Sources/Reader.swift:3  unread-key

        """))
    #expect(text.hasSuffix("\n1 error, 10 warnings in 12 files; 1 fixable with --fix.\n"))
    many.entries.removeLast()
    #expect(!write(.text, many).contains("The worst"))
}

@Test func onANarrowTerminalRemarksAreWrappedAndTheMarkIsWhole() {
    var narrow = report
    narrow.entries = [report.entries[1]]
    narrow.entries[0].diagnostic.help = "Decode it under the same key, or save nothing under it at all."
    #expect(
        write(.text, narrow, Style(width: 34)).hasPrefix("""
            warning: key 'page' is encoded but not decoded [unread-key]
             --> Sources/Reader.swift:3:26
              |
            3 | …e("日本", forKey: "page")
              |            ^^^^^^
              = why: It is lost.
              = help: Decode it under the same key, or
                      save nothing under it at all.
            """))
}

@Test func aNoteFailsNoTest() {
    var notes = report
    notes.entries[1].diagnostic.severity = .note
    let text = write(.junit, notes)
    #expect(text.contains("tests=\"2\" failures=\"1\""))
    #expect(text.components(separatedBy: "<failure ").count == 2)
    #expect(text.contains("<system-out>Sources/Reader.swift:3:26: key &apos;page&apos; is encoded but not decoded. Mend it</system-out>"))
}

@Test func markdownAndHTMLAndSARIFAlwaysSayWhatIsLost() {
    var many = report
    many.entries = [report.entries[0], report.entries[0]]
    for reporter in [Reporter.markdown, .html, .sarif] {
        #expect(write(reporter, many).components(separatedBy: "It is lost.").count == 3, "\(reporter.name)")
        #expect(write(reporter, many).components(separatedBy: "Mend it.").count == 3, "\(reporter.name)")
    }
}

@Test func htmlShowsErrorsBeforeWarnings() throws {
    var mixed = report
    mixed.entries = [report.entries[1], report.entries[0]]
    let page = write(.html, mixed)
    let error = try #require(page.firstRange(of: "<h2>1 error</h2>"))
    let warning = try #require(page.firstRange(of: "<h2>1 warning</h2>"))
    #expect(error.lowerBound < warning.lowerBound)
}

@Test func textIsColouredOnlyWhenAsked() {
    let coloured = write(.text, report, Style(usesColor: true))
    #expect(coloured.hasPrefix("\u{1B}[1;31merror\u{1B}[0m\u{1B}[1m: 'encode"))
    #expect(!write(.text, report).contains("\u{1B}"))
}

@Test func textSumsUp() {
    var empty = Report()
    empty.fileCount = 1
    #expect(write(.text, empty) == "No problems in 1 file.\n")
    empty.suppressedCount = 2
    #expect(write(.text, empty) == "No problems in 1 file; 2 suppressed.\n")
    empty.baselinedCount = 67
    let silence = Silence(Silence.Reason("value of unknown type"), at: Location(path: "A.swift", range: SourceRange(start: 0, end: 1)))
    empty.silences = Array(repeating: Report.Silence(rule: "coder-type-mismatch", silence), count: 41)
    #expect(
        write(.text, empty)
            == "No problems in 1 file; 67 in the baseline; 2 suppressed; 41 places could not be told (--verbose).\n")
    empty = Report()
    empty.concernsRestoration = false
    #expect(
        write(.text, empty)
            == "Nothing to do with restoration here: 0 files, and nothing in them saves or restores state.\n")
    empty.fileCount = 1
    #expect(
        write(.text, empty)
            == "Nothing to do with restoration here: 1 file, and nothing in it saves or restores state.\n")
    #expect(write(.text, empty, Style(isQuiet: true)) == "")
}

@Test func xcodeWritesOneLineEach() {
    #expect(
        write(.xcode, report) == """
            Sources/Reader.swift:2:16: error: 'encodeRestorableState(with:)' does not call super. Mend it (missing-restoration-super)
            Sources/Reader.swift:2:16: note: the override replaces what UIKit saves
            Sources/Reader.swift:3:26: warning: key 'page' is encoded but not decoded. Mend it (unread-key)
            Sources/Reader.swift:3:16: note: the value

            """)
    #expect(write(.xcode, Report()) == "")
}

@Test func jsonIsAsPromised() {
    var report = report
    let untold = Silence(Silence.Reason("value of unknown type"), at: place("forKey"), about: "Reader.save()")
    let unread = Silence(Silence.Reason("project without an app delegate in sight"), in: "")
    report.silences = [
        Report.Silence(rule: "coder-type-mismatch", untold), Report.Silence(rule: "broken-restoration-chain", unread),
    ]
    #expect(
        write(.json, report) == #"""
            {
              "version": 1,
              "tool": {"name": "restorelint", "version": "0.1.0"},
              "summary": {"files": 12, "errors": 1, "warnings": 1, "notes": 0, "suppressed": 0, "baselined": 0},
              "notifications": [
                {"level": "warning", "message": "expected ')'", "path": "A.swift", "line": 3}
              ],
              "findings": [
                {"rule": "missing-restoration-super", "severity": "error", "message": "'encodeRestorableState(with:)' does not call super", "path": "Sources/Reader.swift", "line": 2, "column": 16, "endLine": 2, "endColumn": 37, "symbol": "Reader.encodeRestorableState(with:)", "why": "It is lost.", "help": "Mend it.", "notes": [{"message": "the override replaces what UIKit saves", "path": "Sources/Reader.swift", "line": 2, "column": 16, "endLine": 2, "endColumn": 37}], "fix": {"title": "Insert the call to super", "safety": "safe", "edits": [{"path": "Sources/Reader.swift", "line": 2, "column": 60, "endLine": 2, "endColumn": 60, "text": "\n\t\tsuper.…"}]}, "fingerprint": "FIRST"},
                {"rule": "unread-key", "severity": "warning", "message": "key 'page' is encoded but not decoded", "path": "Sources/Reader.swift", "line": 3, "column": 26, "endLine": 3, "endColumn": 32, "symbol": null, "why": "It is lost.", "help": "Mend it.", "notes": [{"message": "the value", "path": "Sources/Reader.swift", "line": 3, "column": 16, "endLine": 3, "endColumn": 24}], "fix": null, "fingerprint": "SECOND"}
              ],
              "silences": [
                {"rule": "coder-type-mismatch", "reason": "value of unknown type", "path": "Sources/Reader.swift", "line": null, "symbol": "Reader.save()"},
                {"rule": "broken-restoration-chain", "reason": "project without an app delegate in sight", "path": ".", "line": null, "symbol": null}
              ]
            }

            """#.replacing("FIRST", with: report.entries[0].fingerprint).replacing("SECOND", with: report.entries[1].fingerprint))
}

@Test func aSuppressedFindingIsMarkedInJSONAndLeftOutElsewhere() {
    var report = report
    report.entries[1].suppression = .comment(reason: "known")
    report.suppressedCount = 1
    #expect(write(.json, report).contains(#""suppression": {"kind": "comment", "reason": "known"}}"#))
    #expect(write(.json, report).contains(#""warnings": 0, "notes": 0, "suppressed": 1"#))
    #expect(!write(.xcode, report).contains("unread-key"))
    #expect(!write(.text, report).contains("unread-key"))
}

@Test func fingerprintsHoldNoLinesAndTellEqualFindingsApart() {
    func diagnostic(_ start: UInt32, _ message: String) -> Diagnostic {
        let location = Location(path: "a.swift", range: SourceRange(start: start, end: start + 1))
        return Diagnostic(rule: "r", severity: .note, finding: Finding(at: location, message), why: "", help: "")
    }
    var fingerprints = Fingerprints()
    let all = [diagnostic(1, "m"), diagnostic(9, "m"), diagnostic(9, "n")].map { fingerprints.next(for: $0) }
    #expect(all[0].hasSuffix(":1") && all[1] == all[0].dropLast() + "2" && all[2].hasSuffix(":1"))
    #expect(all[0].dropLast(2) != all[2].dropLast(2))
    #expect(Fingerprints.hash(["a", "b"]) != Fingerprints.hash(["ab", ""]))
    // Kept in baselines, so it must stay what it is.
    #expect(Fingerprints.hash(["rule", "path", "", "message"]) == 0xc56ddfee5a6a5e6b)
}

@Test func jsonStringsAreEscaped() {
    var output = ByteBuffer()
    JSON.string("\"\\\n\t\u{1}é😀").write(to: &output)
    #expect(output.text == #""\"\\\n\t\u0001é😀""# + "\n")
}

// MARK: - Excerpts

private func excerpt(_ line: String, _ range: Range<Int>, width: Int = 80) -> String {
    let excerpt = Excerpt(Array(line.utf8), marking: range, width: width)
    return excerpt.text + "\n" + String(repeating: " ", count: excerpt.indent) + String(repeating: "^", count: excerpt.count)
}

@Test func tabsAndWideCharactersKeepTheMarkInPlace() {
    #expect(excerpt("\ta\tb", 3..<4) == "    a   b\n        ^")
    #expect(excerpt("let s = \"é😀\"; x", 18..<19) == "let s = \"é😀\"; x\n               ^")
    #expect(excerpt("日本 = x", 0..<6) == "日本 = x\n^^^^")
    #expect(excerpt("e\u{301}x", 3..<4) == "e\u{301}x\n ^")
    #expect(excerpt("abc", 3..<3) == "abc\n   ^")
    #expect(excerpt("abc", 9..<12) == "abc\n   ^")
    #expect(excerpt("", 0..<0) == "\n^")
}

@Test func aLongLineIsCutAroundTheMark() {
    let line = String(repeating: "a", count: 100) + "MARK" + String(repeating: "b", count: 100)
    #expect(excerpt(line, 100..<104, width: 20) == "…aaaaaaMARKbbbbbbbb…\n       ^^^^")
    #expect(excerpt(line, 0..<2, width: 20) == "aaaaaaaaaaaaaaaaaaa…\n^^")
    #expect(excerpt(line, 203..<204, width: 20).hasPrefix("…bbb"))
}

@Test func aMegabyteOfALineIsNoTrouble() {
    let line = [UInt8](repeating: UInt8(ascii: "x"), count: 1 << 20)
    let excerpt = Excerpt(line, marking: 500_000..<500_010, width: 80)
    #expect(excerpt.text.count <= 80)
    #expect(excerpt.count == 10)
}

@Test func everyCutOfALineCanBeShown() {
    let line = Array("\t日本é😀e\u{301}\u{1B}x".utf8)
    for start in 0...line.count {
        for end in start...line.count {
            for width in [3, 8, 40] {
                let excerpt = Excerpt(line, marking: start..<end, width: width)
                #expect(excerpt.indent >= 0 && excerpt.count >= 1)
            }
        }
    }
}

// MARK: - Colour

@Test func placesAreLinksWhereTheTerminalFollowsThem() {
    func follows(_ variables: [String: String], terminal: Bool = true) -> Bool {
        Environment(workingDirectory: "/", variables: variables, outputIsTerminal: terminal).followsLinks
    }
    #expect(follows(["TERM_PROGRAM": "WezTerm"]))
    #expect(follows(["VTE_VERSION": "6003"]))
    #expect(!follows(["VTE_VERSION": "4205"]))
    #expect(!follows(["TERM": "xterm-256color"]))
    #expect(!follows(["TERM_PROGRAM": "WezTerm"], terminal: false))
    #expect(!follows(["TERM_PROGRAM": "WezTerm", "FORCE_HYPERLINK": "0"]))
    #expect(follows(["FORCE_HYPERLINK": "1"], terminal: false))

    let linked = write(.text, report, Style(linkRoot: "/My Apps/Trails"))
    #expect(linked.contains("\u{1B}]8;;file:///My%20Apps/Trails/"))
    #expect(!write(.text, report, Style()).contains("\u{1B}"))
}

@Test func colourFollowsFlagThenEnvironmentThenTerminal() {
    func usesColor(_ variables: [String: String] = [:], terminal: Bool = true, _ choice: Options.Choice = .auto) -> Bool {
        Environment(workingDirectory: "/", variables: variables, outputIsTerminal: terminal).usesColor(choice)
    }
    #expect(usesColor())
    #expect(!usesColor(terminal: false))
    #expect(!usesColor(["TERM": "dumb"]))
    #expect(!usesColor(["NO_COLOR": "1"]))
    #expect(usesColor(["NO_COLOR": ""]))
    #expect(!usesColor(["CLICOLOR": "0"]))
    #expect(usesColor(["CLICOLOR_FORCE": "1"], terminal: false))
    #expect(!usesColor(["FORCE_COLOR": "0"], terminal: false))
    #expect(usesColor(["FORCE_COLOR": "1"], terminal: false))
    #expect(usesColor(["NO_COLOR": "1"], .always))
    #expect(!usesColor(["FORCE_COLOR": "1"], .never))
}
