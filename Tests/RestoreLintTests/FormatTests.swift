import AppModel
import Foundation
import LintRules
import Syntax
import Testing

@testable import RestoreLint

private let package = URL(fileURLWithPath: #filePath).deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()

/// Each format of the same app, beside what it was when somebody last looked. `UPDATE=1 swift test` writes them anew.
@Test(arguments: Reporter.all.map(\.name))
func theExampleAppIsReportedInEveryFormat(_ format: String) throws {
    let outcome = run(["Examples/Trails", "--format", format, "--color", "never"], in: Environment(workingDirectory: package.path, rules: Rule.all))
    let text = format == "sarif" ? aRuleALine(outcome.output.text) : outcome.output.text
    let golden = package.appendingPathComponent("Tests/Fixtures/Formats/\(format).txt")
    if ProcessInfo.processInfo.environment["UPDATE"] == "1" {
        try FileManager.default.createDirectory(at: golden.deletingLastPathComponent(), withIntermediateDirectories: true)
        try Data(text.utf8).write(to: golden)
    }
    #expect(text == (try String(contentsOf: golden, encoding: .utf8)))
}

/// SARIF has all rules on one line, where any two changes to rules would be in each other's way.
private func aRuleALine(_ sarif: String) -> String {
    sarif.replacingOccurrences(of: #", {"id": ""#, with: ",\n" + #"{"id": ""#)
}

@Test(arguments: Reporter.all.map(\.name))
func aCleanRunIsAWholeReport(_ format: String) throws {
    let folder = try TemporaryFolder(["Good.swift": "let a = 1"])
    let run = restorelint("--format", format, in: folder)
    #expect(run.exitCode == 0)
    switch format {
    case "json", "sarif", "gitlab", "sonarqube", "rdjson":
        #expect(throws: Never.self) { try JSONSerialization.jsonObject(with: Data(run.output.utf8)) }
    case "checkstyle", "junit":
        #expect(run.output.hasPrefix("<?xml"))
    case "markdown":
        #expect(run.output.contains("Nothing to do with restoration here: 1 file, "))
    case "html":
        #expect(run.output.hasSuffix("</main>\n</body>\n</html>\n"))
    default:
        #expect(!run.output.contains("warning"))
    }
}

struct SARIFTests {
    private let text: String
    private let sarif: [String: Any]

    init() throws {
        text = run(["Examples/Trails", "--format", "sarif"], in: Environment(workingDirectory: package.path, rules: Rule.all)).output.text
        let document = try JSONSerialization.jsonObject(with: Data(text.utf8))
        sarif = try #require(((document as? [String: Any])?["runs"] as? [[String: Any]])?.first)
    }

    private var results: [[String: Any]] { sarif["results"] as? [[String: Any]] ?? [] }

    private var rules: [[String: Any]] {
        ((sarif["tool"] as? [String: Any])?["driver"] as? [String: Any])?["rules"] as? [[String: Any]] ?? []
    }

    @Test func everyRuleIsListedWithWhatGitHubRequires() {
        #expect(rules.compactMap { $0["id"] as? String } == Rule.all.map(\.id))
        for rule in rules {
            for member in ["shortDescription", "fullDescription", "help"] {
                let text = (rule[member] as? [String: Any])?["text"] as? String ?? ""
                #expect(!text.isEmpty && text.count <= 1024)
            }
        }
    }

    /// GitHub keeps a report for each run, and most runs find nothing.
    @Test func aReportWithoutResultsIsSmall() throws {
        let folder = try TemporaryFolder(["Good.swift": "let a = 1"])
        let report = restorelint(["--format", "sarif"], in: folder) { $0.rules = Rule.all }
        #expect(report.output.utf8.count < 1_100 * Rule.all.count)
    }

    @Test func everyRuleLinksToItsPage() {
        for rule in rules {
            let id = rule["id"] as? String ?? ""
            #expect(rule["helpUri"] as? String == address(ofRule: id))
            #expect(FileManager.default.fileExists(atPath: package.appendingPathComponent(RulesDocument.path(of: id)).path), "\(id)")
        }
    }

    @Test func rulesStandOnOneLine() {
        let lines = text.split(separator: "\n")
        #expect(lines.count { $0.contains(#""shortDescription""#) } == 1)
        #expect(lines.count { line in Rule.all.allSatisfy { line.contains(#"{"id": "\#($0.id)", "name""#) } } == 1)
    }

    @Test func resultsPointAtTheirRules() {
        #expect(!results.isEmpty)
        for result in results {
            let index = result["ruleIndex"] as? Int ?? -1
            #expect(rules.indices.contains(index) && rules[index]["id"] as? String == result["ruleId"] as? String)
        }
    }

    @Test func resultsHaveAFullRegionAndTheLineHash() {
        for result in results {
            let location = (result["locations"] as? [[String: Any]])?.first?["physicalLocation"] as? [String: Any]
            let region = location?["region"] as? [String: Any]
            for member in ["startLine", "startColumn", "endLine", "endColumn"] { #expect((region?[member] as? Int ?? 0) > 0) }
            let uri = (location?["artifactLocation"] as? [String: Any])?["uri"] as? String ?? ""
            #expect(uri.hasPrefix("Examples/Trails/"))
            let fingerprints = result["partialFingerprints"] as? [String: String]
            #expect(fingerprints?["primaryLocationLineHash"]?.contains(":") == true)
        }
    }

    @Test func relatedPlacesAreLinkedFromTheMessage() {
        #expect(results.contains { $0["relatedLocations"] != nil })
        for result in results {
            let related = result["relatedLocations"] as? [[String: Any]] ?? []
            let text = (result["message"] as? [String: Any])?["text"] as? String ?? ""
            for place in related { #expect(text.contains("](\(place["id"] as? Int ?? 0))")) }
        }
    }

    @Test func suppressionsAreForAllResultsOrForNone() throws {
        let folder = try TemporaryFolder(["Bad.swift": "let b = 1\n", "BadToo.swift": "// restorelint:disable bad-name -- known\nlet a = 1\n"])
        #expect(!restorelint("--format", "sarif", in: folder).output.contains("suppressions"))
        let all = restorelint("--format", "sarif", "--report-suppressed", in: folder).output
        #expect(all.contains(#""suppressions": [{"kind": "inSource", "status": "accepted", "justification": "known"}]"#))
        #expect(all.contains(#""suppressions": []"#))
    }

    @Test func aBrokenChainIsAPathThatEndsAtTheFinding() throws {
        let chains = results.filter { $0["ruleId"] as? String == "broken-restoration-chain" }
        #expect(!chains.isEmpty)
        #expect(results.count { $0["codeFlows"] != nil } == chains.count)
        for chain in chains {
            let flow = (chain["codeFlows"] as? [[String: Any]])?.first
            let steps = (flow?["threadFlows"] as? [[String: Any]])?.first?["locations"] as? [[String: Any]] ?? []
            func region(_ place: [String: Any]?) -> [String: Int]? {
                let region = (place?["physicalLocation"] as? [String: Any])?["region"] as? [String: Any]
                return region?.compactMapValues { $0 as? Int }
            }
            #expect(steps.count == 2)
            #expect(region(steps.first?["location"] as? [String: Any]) == region((chain["relatedLocations"] as? [[String: Any]])?.first))
            #expect(region(steps.last?["location"] as? [String: Any]) == region((chain["locations"] as? [[String: Any]])?.first))
        }
    }

    @Test func ofMoreThanFiveThousandResultsTheWorstStay() throws {
        let location = Location(path: "A.swift", range: SourceRange(start: 0, end: 1))
        func entries(_ count: Int, _ severity: Severity, _ suppression: Report.Entry.Suppression? = nil) -> [Report.Entry] {
            (0..<count).map { number in
                let finding = Finding(at: location, "\(severity) \(number)")
                return Report.Entry(diagnostic: Diagnostic(rule: "r", severity: severity, finding: finding, why: "", help: ""), fingerprint: "", suppression: suppression)
            }
        }
        var report = Report()
        report.entries = entries(10, .error, .baseline) + entries(4_998, .warning) + entries(2, .note) + entries(1, .error)
        var output = ByteBuffer()
        Reporter.sarif.write(report, Style(), &output)
        let document = try JSONSerialization.jsonObject(with: Data(output.text.utf8)) as? [String: Any]
        let run = try #require((document?["runs"] as? [[String: Any]])?.first)
        let messages = (run["results"] as? [[String: Any]] ?? []).compactMap { ($0["message"] as? [String: Any])?["text"] as? String }
        #expect(messages == (0..<4_998).map { "warning \($0)." } + ["note 0.", "error 0."])
        #expect(output.text.contains("11 results of lower severity are left out: GitHub keeps 5000 of a run"))
    }

    @Test func whatIsLeftOutIsSaidOnTheStandardError() throws {
        let files = (0...5_000).map { ("Bad\($0).swift", "let a = 1") }
        let folder = try TemporaryFolder(Dictionary(uniqueKeysWithValues: files))
        let warning = "the SARIF report leaves out 1 of lower severity"
        #expect(restorelint("--format", "sarif", in: folder).errors.contains(warning))
        #expect(!restorelint("--format", "json", in: folder).errors.contains(warning))
    }

    /// Each finding of a minified line would bring the line along.
    @Test func aLineThatNobodyReadsIsNoSnippet() throws {
        func report(_ text: String) throws -> String {
            restorelint("--format", "sarif", in: try TemporaryFolder(["A.swift": text])) {
                $0.rules += Rule.all.filter { $0.id == "unused-suppression" }
            }.output
        }
        let comments = (1...300).map { "/* restorelint:disable a\($0) */" }
        let (short, long) = (try report(comments[0]), try report(comments.joined()))
        #expect(short.contains(#""snippet": {"text": "/* restorelint:disable a1 */"}"#))
        #expect(long.components(separatedBy: "there is no rule").count == 301)
        #expect(long.utf8.count < 500_000)
    }

    @Test func columnsAreCountedInUTF16() {
        let source = Source(SourceFile(path: "A.swift", text: "let s = \"é😀\"; let t = 2\n"))
        // The semicolon: byte column 17, UTF-16 column 14.
        #expect(source.utf16Column(of: .init(line: 1, column: 17)) == 14)
    }

    @Test func pathsAreWrittenAsRelativeReferences() {
        #expect("Sources/Über uns/A+B.swift".percentEncodedPath == "Sources/%C3%9Cber%20uns/A%2BB.swift")
    }
}
