import AppModel
import Syntax
import Testing

@testable import LintRules

/// What examples cannot show, for it takes two packages.
struct OptInTests {
    private func findings(base: String) -> [String] {
        let files = [
            "Kit/Base.swift": base,
            "App/Delegate.swift": """
            @main
            class Delegate: Base {}
            class Reader: UIViewController {
                init() {
                    super.init(nibName: nil, bundle: nil)
                    restorationIdentifier = "reader"
                }
                required init?(coder: NSCoder) { nil }
                override func encodeRestorableState(with coder: NSCoder) {
                    super.encodeRestorableState(with: coder)
                    coder.encode(title, forKey: "title")
                }
            }
            """,
        ]
        let facts = files.map { FileFacts(extracting: SourceFile(path: $0.key, text: $0.value)) }
        let app = App(linking: facts, unitRoots: ["Kit", "App"])
        return Rule.restorationOptInIncomplete.check(app).findings.map(\.message)
    }

    @Test func aDelegateMayInheritItsAnswersFromAnotherPackage() {
        #expect(findings(base: """
            open class Base: UIResponder, UIApplicationDelegate {
                func application(_ application: UIApplication, shouldSaveSecureApplicationState coder: NSCoder) -> Bool { true }
                func application(_ application: UIApplication, shouldRestoreSecureApplicationState coder: NSCoder) -> Bool { true }
            }
            """) == [])
        #expect(findings(base: "open class Base: UIResponder, UIApplicationDelegate {}")
            == ["restoration is not switched on by 'Delegate', so nothing is saved"])
    }

    @Test func whatIsRefusedHarmsNobody() {
        func severities(answer: String) -> [Severity] {
            let text = """
                @main
                class Delegate: UIResponder, UIApplicationDelegate {
                    func application(_ application: UIApplication, shouldSaveSecureApplicationState coder: NSCoder) -> Bool { \(answer) }
                    func application(_ application: UIApplication, shouldRestoreSecureApplicationState coder: NSCoder) -> Bool { true }
                }
                class Reader: UIViewController {
                    override func encodeRestorableState(with coder: NSCoder) {}
                }
                """
            let app = App(linking: [FileFacts(extracting: SourceFile(path: "Reader.swift", text: text))])
            return Linter([Linter.Setting(.missingRestorationSuper)]).lint(app).diagnostics.map(\.severity)
        }
        #expect(severities(answer: "true") == [.error])
        #expect(severities(answer: "false") == [.note])
        #expect(severities(answer: "UserDefaults.standard.bool(forKey: \"restores\")") == [.error])
    }
}
