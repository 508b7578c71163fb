import AppModel
import Syntax
import Testing

@testable import LintRules

/// What a storyboard may have done already.
struct LateIdentifierTests {
    private let list = """
        class List: UIViewController {
            override func viewDidLoad() {
                super.viewDidLoad()
                restorationIdentifier = "list"
            }
        }
        """

    @Test func aControllerThatAStoryboardMayIdentifyIsLeftAlone() {
        #expect(findings(list, beside: "Main.storyboard") == 0)
        #expect(findings(list, beside: "Info.plist") == 1)
    }

    @Test func aControllerThatCodeCreatesHasNoStoryboard() {
        #expect(findings(list + "\nclass Leaf: List {}\nfunc make() -> List { Leaf() }", beside: "Main.storyboard") == 1)
    }

    private func findings(_ text: String, beside other: String) -> Int {
        let app = App(linking: [FileFacts(extracting: SourceFile(path: "List.swift", text: text)), FileFacts(unread: other)])
        return Rule.lateIdentifierAssignment.check(app).count
    }
}
