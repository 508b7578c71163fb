import AppModel

extension Rule {
    static let restorableViewInTransientController = Rule(
        id: "restorable-view-in-transient-controller",
        summary: "A view has a restoration identifier, but its controller has none.",
        why: "The view comes back without its scroll position, its selection or its text.",
        help: "Give the controller a restoration identifier, or drop the view's.",
        rationale: """
            A controller has its views save their state only while it is saved itself. Without an identifier of its own it is left out, \
            and the view's identifier is of no use.
            """,
        limits: """
            Only in apps whose delegate is seen to switch restoration on, and that never ask an object for its identifier, for then it may \
            be a tag. Cells are left alone, and so is what somebody encodes. A note where a storyboard or xib \
            identifies the view.
            """,
        switchOff: "Where identifiers of views are only names, for tests or for code that looks views up.",
        severity: .warning,
        facts: ["A12"],
        examples: [
            .bad("""
                class Delegate: UIResponder, UIApplicationDelegate {
                    func application(_ application: UIApplication, shouldSaveSecureApplicationState coder: NSCoder) -> Bool { true }
                    func application(_ application: UIApplication, shouldRestoreSecureApplicationState coder: NSCoder) -> Bool { true }
                }
                class List: UITableViewController {
                    let header = UITextView()
                    override func viewDidLoad() {
                        super.viewDidLoad()
                        tableView.restorationIdentifier = "rows" // expect: restorable-view-in-transient-controller
                        header.restorationIdentifier = "header" // expect: restorable-view-in-transient-controller
                    }
                }
                """),
            .instead("""
                class List: UITableViewController {
                    override func awakeFromNib() {
                        super.awakeFromNib()
                        restorationIdentifier = "list"
                    }
                    override func viewDidLoad() {
                        super.viewDidLoad()
                        tableView.restorationIdentifier = "rows"
                    }
                }
                """),
            .good("""
                // Names to tell text fields apart, in an app that does restore.
                class Delegate: UIResponder, UIApplicationDelegate {
                    func application(_ application: UIApplication, shouldSaveSecureApplicationState coder: NSCoder) -> Bool { true }
                    func application(_ application: UIApplication, shouldRestoreSecureApplicationState coder: NSCoder) -> Bool { true }
                }
                class Form: UIViewController, UITextFieldDelegate {
                    let name = UITextField()
                    override func viewDidLoad() {
                        super.viewDidLoad()
                        name.restorationIdentifier = "name"
                    }
                    func textFieldShouldReturn(_ field: UITextField) -> Bool { field.restorationIdentifier == "name" }
                }
                """),
        ]
    ) { app, silences in
        app.unreachedViews(&silences).map { view in
            Finding(
                at: view.location, "controller '\(view.controller)' has no restoration identifier, so its view '\(view.name)' is not saved",
                symbol: view.function?.symbol, severity: view.isDrawn ? .note : nil,
                notes: [Note(at: view.controllerLocation, "the controller is here")])
        }
    }
}
