import AppModel
import Foundation
import LintRules
import Syntax
import Testing

@testable import RestoreLint

private let hostile = "<script>alert('1')</script>\" onclick=\"x"

/// Everything a source can bring into the page tries to leave its place.
private var report: Report {
    let path = "\(hostile)/A.swift"
    let text = "let a = 1\nlet \(hostile) = 2\n"
    let place = Location(path: path, range: SourceRange(start: 14, end: 22))
    let top = Location(path: path, range: SourceRange(start: 4, end: 5))
    let finding = Finding(
        at: place, "it is '\(hostile)'", notes: [Note(at: top, hostile)], fix: Fix("Remove \(hostile)", .safe, edits: []))
    let diagnostic = Diagnostic(rule: "bad-name", severity: .error, finding: finding, why: "It is <lost>.", help: "Mend it.")
    var report = Report()
    report.rules = [.badName]
    report.fileCount = 1
    report.sources = [path: Source(SourceFile(path: path, text: text))]
    report.entries = [.init(diagnostic: diagnostic, fingerprint: "0123456789abcdef:1", suppression: .comment(reason: hostile))]
    report.notifications = [.init(level: .warning, kind: .unparsedText, message: hostile, path: path, line: 2)]
    return report
}

private func page(_ report: Report) -> String {
    var output = ByteBuffer()
    Reporter.html.write(report, Style(), &output)
    return output.text
}

@Test func nothingFromASourceBecomesMarkup() {
    let page = page(report)
    #expect(page.components(separatedBy: "<script").count == 2)
    #expect(page.components(separatedBy: "</script").count == 2)
    #expect(!page.contains("\" onclick"))
    // The headline of the file, its three places, its option and its data, the notification, four messages, the source line.
    #expect(page.components(separatedBy: "&lt;/script&gt;&quot; onclick=&quot;x").count > 10)
    #expect(page.contains("let <mark>&lt;script&gt;</mark>alert(&apos;1&apos;)&lt;/script&gt;&quot; onclick=&quot;x = 2</code>"))
}

@Test func aCharacterThatTurnsTextIsReplacedInThePage() {
    var report = report
    report.notifications[0].message = "a\u{202E}b\u{0}"
    #expect(page(report).contains("a\u{FFFD}b\u{FFFD}</li>"))
}

@Test func theBrowserAdmitsThePagesOwnStyleAndScriptOnly() throws {
    let page = page(report)
    let policy = try #require(page.firstMatch(of: /Content-Security-Policy" content="([^"]*)"/)).1
    #expect(policy.contains("default-src 'none'"))
    for (source, element) in [("style-src", "style"), ("script-src", "script")] {
        let content = try #require(page.firstMatch(of: try Regex("(?s)<\(element)>(.*)</\(element)>")))[1].substring ?? ""
        #expect(policy.contains("\(source) 'sha256-\(sha256(Array(content.utf8)).base64EncodedString())'"))
    }
    #expect(!page.replacing(/<a href="https:[^"]*">/, with: "").contains("://") && !page.contains("src=") && !page.contains("style="))
}

@Test func thePageSaysWhatWasSuppressedAndWhy() throws {
    let folder = try TemporaryFolder(["Bad.swift": "let b = 1\n", "BadToo.swift": "// restorelint:disable bad-name -- known\nlet a = 1\n"])
    let all = restorelint("--format", "html", "--report-suppressed", in: folder).output
    #expect(all.contains("<p>Suppressed by a comment: known.</p>"))
    #expect(all.contains("class=\"error silenced\"") || all.contains("class=\"warning silenced\""))
    let active = restorelint("--format", "html", in: folder).output
    #expect(!active.contains("<p>Suppressed") && active.contains("<h3>Bad.swift</h3>") && !active.contains("BadToo"))
}

@Test func theFilterOffersWhatIsThere() {
    let page = page(report)
    #expect(page.contains("<form id=\"filter\" aria-label=\"Filter\" hidden>"))
    #expect(page.contains("<label>Severity <select name=\"severity\"><option value=\"\">all</option>\n<option value=\"error\">error</option>\n</select>"))
    #expect(page.contains("<option value=\"bad-name\">bad-name</option>"))
    #expect(page.contains("data-severity=\"error\" data-rule=\"bad-name\" data-file=\"&lt;script"))
}

@Test func aPageWithoutFindingsHasNoFilterAndNoScript() {
    var empty = Report()
    empty.fileCount = 3
    #expect(page(empty).contains("<p>No problems in 3 files.</p>"))
    #expect(!page(empty).contains("<form") && !page(empty).contains("<script"))
}

@Test func aNameThatEndsInHTMLAsksForThePage() throws {
    let folder = try TemporaryFolder(["Bad.swift": "let b = 1\n"])
    _ = restorelint("--output", "report.html", in: folder)
    #expect(try folder.read("report.html").hasPrefix("<!DOCTYPE html>\n<html lang=\"en\">\n"))
}

@Test func theMarkOfAnExcerptHoldsWholeCharacters() {
    func parts(_ text: String, _ range: Range<Int>) -> [String] {
        let parts = Excerpt(Array(text.utf8), marking: range, width: 80).parts
        return [parts.before, parts.marked, parts.after]
    }
    #expect(parts("let a = 1", 4..<5) == ["let ", "a", " = 1"])
    #expect(parts("\t日本 = é", 1..<7) == ["    ", "日本", " = é"])
    #expect(parts("let", 3..<3) == ["let", "", ""])
}

/// FIPS 180-4, as browsers compute it; the platforms we test on share no library for it.
func sha256(_ message: [UInt8]) -> Data {
    let primes = (2...311).filter { number in !(2..<number).contains { number % $0 == 0 } }
    func fraction(_ root: Double) -> UInt32 { UInt32((root - root.rounded(.down)) * 4_294_967_296) }
    let constants = primes.map { fraction(cbrt(Double($0))) }
    var state = primes.prefix(8).map { fraction(Double($0).squareRoot()) }
    func rotate(_ word: UInt32, _ count: UInt32) -> UInt32 { word >> count | word << (32 - count) }

    var bytes = message + [0x80]
    while bytes.count % 64 != 56 { bytes.append(0) }
    bytes += (0..<8).reversed().map { UInt8(truncatingIfNeeded: (message.count * 8) >> ($0 * 8)) }
    for block in stride(from: 0, to: bytes.count, by: 64) {
        var words = (0..<16).map { index in bytes[(block + index * 4)..<(block + index * 4 + 4)].reduce(UInt32(0)) { $0 << 8 | UInt32($1) } }
        for index in 16..<64 {
            let early = words[index - 15]
            let late = words[index - 2]
            let first = rotate(early, 7) ^ rotate(early, 18) ^ early >> 3
            let second = rotate(late, 17) ^ rotate(late, 19) ^ late >> 10
            words.append(words[index - 16] &+ first &+ words[index - 7] &+ second)
        }
        var w = state
        for index in 0..<64 {
            let choice = w[4] & w[5] ^ ~w[4] & w[6]
            let majority = w[0] & w[1] ^ w[0] & w[2] ^ w[1] & w[2]
            let first = w[7] &+ (rotate(w[4], 6) ^ rotate(w[4], 11) ^ rotate(w[4], 25)) &+ choice &+ constants[index] &+ words[index]
            let second = (rotate(w[0], 2) ^ rotate(w[0], 13) ^ rotate(w[0], 22)) &+ majority
            w = [first &+ second] + w.dropLast()
            w[4] = w[4] &+ first
        }
        for index in 0..<8 { state[index] = state[index] &+ w[index] }
    }
    return Data(state.flatMap { word in (0..<4).reversed().map { UInt8(truncatingIfNeeded: word >> ($0 * 8)) } })
}
