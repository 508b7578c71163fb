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

    @Test func anInitializerOfObjectiveCNeedNotBeCalledInit() {
        let list = """
            @interface List : UITableViewController
            - (instancetype)initFilled;
            @end
            @implementation List
            - (void)viewDidLoad {
                [super viewDidLoad];
                self.restorationIdentifier = @"list";
            }
            @end
            """
        let make = "\nUIViewController *make(void) { return [[List alloc] initFilled]; }"
        #expect(findings(list, in: "List.m", beside: "Main.storyboard") == 0)
        #expect(findings(list + make, in: "List.m", beside: "Main.storyboard") == 1)
    }

    private func findings(_ text: String, in path: String = "List.swift", beside other: String) -> Int {
        let app = App(linking: [FileFacts(extracting: SourceFile(path: path, text: text)), FileFacts(unread: other)])
        return Rule.lateIdentifierAssignment.check(app).count
    }
}
