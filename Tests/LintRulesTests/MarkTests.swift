import AppModel
import Syntax
import Testing

@testable import LintRules

/// What lies under the mark of a finding.
struct MarkTests {
    private func marks(_ rule: Rule, _ text: String) -> [String] {
        let file = SourceFile(path: "Reader.swift", text: text)
        return rule.check(App(linking: [FileFacts(extracting: file)])).findings.map { finding in
            ([finding.location] + finding.notes.map(\.location)).map { file.text($0.range) }.joined(separator: " <- ")
        }
    }

    @Test func aForceIsMarkedWhereverItStands() {
        let marks = marks(
            .unsafeRestoredValue,
            """
            class Reader: UIViewController {
                var link: URL?
                override func decodeRestorableState(with coder: NSCoder) {
                    super.decodeRestorableState(with: coder)
                    link = (coder.decodeObject(of: [NSURL.self], forKey: "link") as! URL)
                    let next = coder.decodeObject(of: NSURL.self, forKey: "next") as URL?
                    open(next!)
                    guard let last = coder.decodeObject(of: NSURL.self, forKey: "last") as URL? else { fatalError("no last") }
                    open(last)
                }
                func open(_ url: URL) {}
            }
            """)
        #expect(marks == ["as! URL", "! <- decodeObject", "fatalError <- decodeObject"])
    }

    /// It is mended there, so there it is reported, once.
    @Test func whatForcesTwoValuesIsReportedOnce() {
        let marks = marks(
            .unsafeRestoredValue,
            """
            class Reader: UIViewController {
                override func decodeRestorableState(with coder: NSCoder) {
                    super.decodeRestorableState(with: coder)
                    guard let name = coder.decodeObject(of: NSString.self, forKey: "name"),
                        let place = coder.decodeObject(of: NSString.self, forKey: "place")
                    else { fatalError("nothing to read") }
                    title = "\\(name), \\(place)"
                }
            }
            """)
        #expect(marks == ["fatalError <- decodeObject <- decodeObject"])
    }
}
