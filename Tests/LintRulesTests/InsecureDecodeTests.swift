import AppModel
import Syntax
import Testing

@testable import LintRules

/// What the secure pair makes of a decode that names no class.
struct InsecureDecodeTests {
    private func severities(_ pair: String) -> [Severity?] {
        let text = """
            class Delegate: UIResponder, UIApplicationDelegate {
                func application(_ application: UIApplication, shouldSave\(pair)ApplicationState coder: NSCoder) -> Bool { true }
                func application(_ application: UIApplication, shouldRestore\(pair)ApplicationState coder: NSCoder) -> Bool { true }
            }
            class Reader: UIViewController {
                override func decodeRestorableState(with coder: NSCoder) {
                    super.decodeRestorableState(with: coder)
                    title = coder.decodeObject(forKey: "title") as? String
                    view.tag = (coder.decodeObject(forKey: "page") as? NSNumber)?.intValue ?? 0
                    link = coder.decodeObject(forKey: "link") as? URL
                    titles = coder.decodeObject(forKey: "titles") as? [String]
                }
            }
            """
        let app = App(linking: [FileFacts(extracting: SourceFile(path: "Reader.swift", text: text))])
        return Rule.insecureDecode.check(app).map(\.severity)
    }

    @Test func stringsAndNumbersAreLetThroughUnnamed() {
        #expect(severities("Secure") == [.note, .note, .warning, .warning])
    }

    @Test func withoutTheSecurePairNothingIsRefused() {
        #expect(severities("") == [.note, .note, .note, .note])
    }
}
