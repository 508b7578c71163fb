import AppModel

extension Rule {
    static let unsavedUserState = Rule(
        id: "unsaved-user-state",
        summary: "What the user chose or typed on a screen that comes back is kept by nobody.",
        why: "Whoever comes back finds the screen, but with another filter, page or text than the one that was left.",
        help: "Save it with the screen and take it back, in SwiftUI with `@SceneStorage`; or suppress this, and say why it may go.",
        rationale: """
            The system brings back the screen, and what some views with an identifier keep by themselves. All else is what it is in a \
            new object or view, unless a coder, an activity, scene storage or defaults carry it.
            """,
        limits: """
            Speaks of screens that save something of their own, also as their window's delegate, have the method for it or are seen to be \
            saved, of what these contain or register, of searches and segments that a saved scene shows at once, and of the views that an \
            app with scene storage, with a tab, path or row that it keeps otherwise, or with a window's value shows again at once or by a \
            flag, item or route that is kept. Of these it follows variables that are changed by actions, delegates' callbacks, menus, \
            alerts and what another screen answers, and that the screen shows, asks for later or tells the menu bar; lists filled as he \
            asks; controls whose value the screen asks for, also in a view of its own, a search whose scope is saved, and fields that \
            nobody asks; maps; stacks without a path, screen by screen, and tabs without a selection, or that actions choose; and what \
            SwiftUI's controls are bound to, in views and models, long drafts too. Left alone are what others give a value too, or may \
            keep, what only the next screen is told, but for counts, flags of work, what is shown on top, edit modes, rows of this run \
            alone, and what scroll views and pages show.
            """,
        switchOff: "Where screens are to come back as they were opened, whatever was done on them.",
        severity: .note,
        facts: ["A12", "I8"],
        options: [Option("screens", "`saving` for those alone that save something of their own, or could.")],
        examples: [
            .bad("""
                @main final class Delegate: UIResponder, UIApplicationDelegate {
                    func application(_ application: UIApplication, shouldSaveSecureApplicationState coder: NSCoder) -> Bool { true }
                    func application(_ application: UIApplication, shouldRestoreSecureApplicationState coder: NSCoder) -> Bool { true }
                }
                final class Messages: UITableViewController {
                    private var folder = "Inbox"
                    private var showsUnreadOnly = false // expect: unsaved-user-state
                    private let messages: [(title: String, isUnread: Bool)] = []
                    @IBAction func toggleUnread(_ sender: UIBarButtonItem) {
                        showsUnreadOnly.toggle()
                        tableView.reloadData()
                    }
                    override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
                        showsUnreadOnly ? messages.filter { $0.isUnread }.count : messages.count
                    }
                    override func encodeRestorableState(with coder: NSCoder) {
                        super.encodeRestorableState(with: coder)
                        coder.encode(folder, forKey: "folder")
                    }
                    override func decodeRestorableState(with coder: NSCoder) {
                        super.decodeRestorableState(with: coder)
                        folder = coder.decodeObject(of: NSString.self, forKey: "folder") as String? ?? "Inbox"
                        title = folder
                    }
                }
                """),
            .instead("""
                final class Messages: UITableViewController {
                    private var folder = "Inbox"
                    private var showsUnreadOnly = false
                    private let messages: [(title: String, isUnread: Bool)] = []
                    @IBAction func toggleUnread(_ sender: UIBarButtonItem) {
                        showsUnreadOnly.toggle()
                        tableView.reloadData()
                    }
                    override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
                        showsUnreadOnly ? messages.filter { $0.isUnread }.count : messages.count
                    }
                    override func encodeRestorableState(with coder: NSCoder) {
                        super.encodeRestorableState(with: coder)
                        coder.encode(folder, forKey: "folder")
                        coder.encode(showsUnreadOnly, forKey: "unread")
                    }
                    override func decodeRestorableState(with coder: NSCoder) {
                        super.decodeRestorableState(with: coder)
                        folder = coder.decodeObject(of: NSString.self, forKey: "folder") as String? ?? "Inbox"
                        title = folder
                        showsUnreadOnly = coder.decodeBool(forKey: "unread")
                        tableView.reloadData()
                    }
                }
                """),
            .bad("""
                @main struct GardenApp: App {
                    var body: some Scene {
                        WindowGroup { Garden(plants: []) }
                    }
                }
                struct Garden: View {
                    let plants: [String]
                    @SceneStorage("plant") private var plant = ""
                    @State private var search = "" // expect: unsaved-user-state
                    var body: some View {
                        List(plants.filter { search.isEmpty || $0.contains(search) }, id: \\.self) { name in
                            Button(name) { plant = name }
                        }
                        .searchable(text: $search)
                        .navigationTitle(plant)
                    }
                }
                """),
        ]
    ) { app, values, silences in
        let isOfSaving = values["screens"].contains("saving")
        let states = app.unsavedStates(&silences).filter { !isOfSaving || $0.screen.mayKeep }
        let viewStates = app.unsavedViewStates(&silences).filter { !isOfSaving || $0.isOfSavingView }
        return states.map(\.finding) + viewStates.map(\.finding) + app.unsavedTabChoices(&silences).map(\.finding)
    }
}

extension UnsavedTabChoice {
    fileprivate var finding: Finding {
        Finding(
            at: choice, "tab that '\(action.writtenName)' of '\(owner.name)' chooses is not saved, as one is that is touched",
            symbol: action.symbol, help: "Save it here too: UIKit tells the delegate of touches, not of what code selects.",
            notes: [
                Note(at: saved, "a touch has it saved here"),
                Note(at: restorer.location, "what is saved chooses the tab again here"),
            ])
    }
}

extension UnsavedState {
    fileprivate var finding: Finding {
        let owner = screen.owner.name
        let evidence =
            switch screen.evidence {
            case .saves(let encoder): Note(at: encoder.location, "what else is on the screen is saved here")
            case .takesPart(let encoder): Note(at: encoder.location, "it could be saved here")
            case .identified(let place): Note(at: place, "the screen is identified here, and comes back")
            case .embedded(let place): Note(at: place, "it comes back in a screen that holds it here")
            case .launched(let place): Note(at: place, "its window is there at once, and what the scene keeps is saved here")
            }
        return Finding(
            at: location, "state '\(name)' of '\(owner)' \(loss.deed) and kept by nobody: \(loss.outcome)", symbol: owner + "." + name,
            notes: [Note(at: change, "the user changes it here"), Note(at: use, "it is asked for here"), evidence].filter {
                $0.location != location
            }.first(ofEach: \.location))
    }
}

extension UnsavedState.Loss {
    fileprivate var deed: String {
        switch self {
        case .value: "is changed by the user"
        case .text: "is typed by the user"
        case .choice: "is chosen by the user"
        case .results: "is filled when the user asks for it"
        case .region: "is moved by the user"
        }
    }

    fileprivate var outcome: String {
        switch self {
        case .results: "whoever comes back finds it empty"
        case .value, .choice, .region: "whoever comes back finds it as at first"
        case .text: "whoever comes back types it again"
        }
    }
}

extension UnsavedViewState {
    fileprivate var isOfSavingView: Bool { if case .ofView = evidence { true } else { false } }

    fileprivate var finding: Finding {
        let subject =
            switch loss {
            case .screen, .nextScreen: "what the user opens in '\(name)'"
            case .openTab: "the tab that the user chose in '\(name)'"
            default: "state '\(name)'"
            }
        return Finding(
            at: location, "\(subject) of '\(owner.name)' \(loss.deed) kept by nobody: \(loss.outcome)", symbol: symbol,
            notes: [Note(at: change, loss.cause), Note(at: use, "it is seen here"), note].filter { $0.location != location })
    }

    private var note: Note {
        switch evidence {
        case .ofView(let place): Note(at: place, "what the view keeps is kept here")
        case .ofApp(let place): Note(at: place, "what the app keeps is kept here")
        case .ofWindow(let place): Note(at: place, "the window comes back with a value of this type")
        }
    }
}

extension UnsavedViewState.Loss {
    fileprivate var cause: String {
        switch self {
        case .screen, .nextScreen: "this leads to it"
        default: "the user changes it here"
        }
    }

    fileprivate var deed: String {
        switch self {
        case .text: "is typed by the user and"
        case .expansion: "is opened and closed by the user and"
        case .path: "is navigated by the user and"
        case .tab, .choice, .order: "is chosen by the user and"
        case .screen, .nextScreen, .openTab: "is"
        }
    }

    fileprivate var outcome: String {
        switch self {
        case .text: "whoever comes back types it again"
        case .tab, .openTab: "whoever comes back finds the first one"
        case .choice: "whoever comes back finds it as at first"
        case .order: "whoever comes back finds the first order"
        case .expansion: "whoever comes back finds it as at first"
        case .path, .screen: "whoever comes back begins at the first screen"
        case .nextScreen: "whoever comes back finds the screen before it"
        }
    }
}
