import AppModel

extension Rule {
    static let lateIdentifierAssignment = Rule(
        id: "late-identifier-assignment",
        summary: "A controller gets its restoration identifier only once its view loads or appears.",
        why: "A tab or a covered screen that nobody looked at is not saved, and begins afresh after a relaunch.",
        help: "Set it in the initializer, in `awakeFromNib()` or in the storyboard.",
        rationale: """
            While restoring, UIKit looks for existing controllers by their identifiers before it loads their views. An unselected tab or a \
            covered controller cannot be matched then, and is not even saved as long as nobody has seen it; a controller that a factory \
            made has no identifier until its view is wanted.
            """,
        limits: """
            Helpers that others may call earlier are left alone, and controllers to which somebody else, a storyboard among them, may give \
            the same identifier earlier. That a factory gives it is enough for those that are shown at once, but not for stacks that code \
            fills before, nor for tabs that this code does not select. For tab bar controllers, for what is the window's root before \
            restoration begins and for what a storyboard begins with it is a note, since their views may load at once, as it is for a \
            screen that is only shown for itself and shows no other. Nothing is said of a root whose window is shown by then.
            """,
        switchOff: "For controllers whose view always loads at launch.",
        severity: .warning,
        facts: ["H1", "H2", "H3"],
        examples: [
            .bad("""
                class List: UIViewController {
                    override func viewDidLoad() {
                        super.viewDidLoad()
                        restorationIdentifier = "list" // expect: late-identifier-assignment
                    }
                }
                """),
            .bad("""
                //- Reader.m
                @interface Reader : UIViewController
                @end
                @implementation Reader
                - (void)viewDidAppear:(BOOL)animated {
                    [super viewDidAppear:animated];
                    [self setRestorationIdentifier:@"Reader"]; // expect: late-identifier-assignment
                }
                @end
                """),
            .instead("""
                class List: UIViewController {
                    init() {
                        super.init(nibName: nil, bundle: nil)
                        restorationIdentifier = "list"
                    }
                    required init?(coder: NSCoder) { nil }
                }
                class Grid: UICollectionViewController {
                    override func awakeFromNib() {
                        super.awakeFromNib()
                        restorationIdentifier = "grid"
                    }
                }
                """),
            .good("""
                // Views, children that are not shown yet, and opting out.
                class Detail: UIViewController {}
                class List: UITableViewController {
                    override func viewDidLoad() {
                        super.viewDidLoad()
                        tableView.restorationIdentifier = "table"
                        view.restorationIdentifier = "view"
                        let detail = Detail()
                        detail.restorationIdentifier = "detail"
                        navigationController?.pushViewController(detail, animated: false)
                        restorationIdentifier = nil
                    }
                }
                """),
        ]
    ) { app, silences in
        let all = app.lateIdentifiers(&silences)
        guard !all.isEmpty else { return [] }
        let screens = ScreensOfClasses(app.screenGraph)
        return all.map { late in
            let isLoaded = app.loadsViewEarly(late.type) || late.isWithView && app.isShownAtOnce(late.type, in: screens)
            return Finding(
                at: late.assignment.location,
                "restoration identifier of '\(late.type.name)' is set in '\(late.moment)', after UIKit has looked for it",
                symbol: late.assignment.function.symbol, severity: isLoaded ? .note : nil)
        }
    }
}
