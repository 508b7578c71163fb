import AppModel

extension Rule {
    static let restoredTooEarly = Rule(
        id: "restored-too-early",
        summary: "Something is restored at a moment when what it needs is not there yet, or is taken back right after.",
        why: "What the user had open is saved each time and never comes back.",
        help: "Restore when the session, the window or the view is there: the message says which.",
        rationale: """
            A scene that connects holds no activity of its own: what was saved is in its session. A view is in no window while it is \
            loaded, and leads to no scene. The first of all scenes may be any. What is shown in a window goes with it when another takes \
            its place. AppKit asks for its windows before the app has finished launching. What a screen sets each time it appears takes \
            the place of what decoding set.
            """,
        limits: """
            A scene holds nothing where its delegate asks nothing else. Who asks or gives once more when the view is there, and a window \
            that takes over what another showed, are left alone. A scene has no window where its delegate leaves, for want of something, \
            before it makes the only one. An entry is replaced as the scene connects, by a constant or a default. What is taken back as \
            the scene becomes active counts where nothing decides on it. The first of all scenes is told in apps with several windows; \
            what is shown over a link or shortcut is a note. What a screen sets as it appears, or hands the method that decoding calls, \
            counts where it always does, or the first time alone: a constant, a property that nothing fills by then, a number that no \
            change of the state changes, or what a model has which typing reaches only on saving; so does a split view's first detail, \
            and what a setter always sets that is restored later. What a view that loads gives counts where it is a constant, the end of \
            a launch where it selects a tab, empties a stack or fills it anew. What raises until it is set up counts where only the end \
            of the launch does that, and what comes back asks for it; a list where only that, a queue, a task or an answer fills it; \
            what decides whether to restore, where only that and the user fill it. AppKit: a window has to be a property of the app's \
            delegate alone. One that is centred or takes its content's size counts where that follows its name or each showing, and \
            nothing places it; so do rows that are all expanded.
            """,
        switchOff: "Where something out of sight sees to it that what is needed is there.",
        severity: .warning,
        facts: ["E2", "F1", "F7", "F17", "F25", "H3", "I9", "I15", "I21", "I22"],
        examples: [
            .bad("""
                @main
                class AppDelegate: UIResponder, UIApplicationDelegate {}
                class SceneDelegate: UIResponder, UIWindowSceneDelegate {
                    func scene(_ scene: UIScene, willConnectTo session: UISceneSession, options: UIScene.ConnectionOptions) {
                        guard let activity = scene.userActivity else { return } // expect: restored-too-early
                        scene.title = activity.title
                    }
                    func stateRestorationActivity(for scene: UIScene) -> NSUserActivity? { NSUserActivity(activityType: "reading") }
                }
                """),
            .bad("""
                class AppDelegate: NSObject, NSApplicationDelegate, NSWindowRestoration {
                    var window: NSWindow?
                    func applicationDidFinishLaunching(_ notification: Notification) {
                        let window = NSWindow()
                        window.identifier = NSUserInterfaceItemIdentifier("main")
                        window.restorationClass = AppDelegate.self
                        self.window = window
                    }
                    static func restoreWindow(
                        withIdentifier identifier: NSUserInterfaceItemIdentifier, state: NSCoder,
                        completionHandler: @escaping (NSWindow?, Error?) -> Void
                    ) {
                        let delegate = NSApp.delegate as! AppDelegate
                        completionHandler(delegate.window, nil) // expect: restored-too-early
                    }
                }
                """),
            .instead("""
                @main
                class AppDelegate: UIResponder, UIApplicationDelegate {}
                class SceneDelegate: UIResponder, UIWindowSceneDelegate {
                    func scene(_ scene: UIScene, willConnectTo session: UISceneSession, options: UIScene.ConnectionOptions) {
                        guard let activity = session.stateRestorationActivity else { return }
                        scene.title = activity.title
                    }
                    func stateRestorationActivity(for scene: UIScene) -> NSUserActivity? { NSUserActivity(activityType: "reading") }
                }
                """),
            .good("""
                // The session's activity is the scene's from here on.
                @main
                class AppDelegate: UIResponder, UIApplicationDelegate {}
                class SceneDelegate: UIResponder, UIWindowSceneDelegate {
                    func scene(_ scene: UIScene, willConnectTo session: UISceneSession, options: UIScene.ConnectionOptions) {
                        scene.userActivity = session.stateRestorationActivity ?? NSUserActivity(activityType: "reading")
                        scene.title = scene.userActivity?.title
                    }
                    func stateRestorationActivity(for scene: UIScene) -> NSUserActivity? { scene.userActivity }
                }
                """),
        ]
    ) { app, silences in
        app.earlyRestorations(&silences).map(finding) + app.lateSetups(&silences).map(finding) + app.emptyLists(&silences).map(finding)
            + app.lateDecisions(&silences).map(finding)
    }
}

private func finding(_ late: LateSetup) -> Finding {
    let way = late.asker.map { " by way of '\($0.name)'" } ?? ""
    return Finding(
        at: late.location,
        "the end of the launch sets up '\(late.name)', after UIKit has restored '\(late.restored.name)', which asks for it\(way) at once",
        symbol: late.restored.name, help: "Set it up in `application(_:willFinishLaunchingWithOptions:)`, before UIKit restores.",
        notes: [Note(at: late.setUp, "it is set up here")])
}

private func finding(_ late: LateDecision) -> Finding {
    Finding(
        at: late.location,
        "property '\(late.name)' decides whether anything is restored, and is empty until the end of the launch",
        symbol: late.decider.symbol, help: "Fill it in `application(_:willFinishLaunchingWithOptions:)`, before UIKit asks.",
        notes: [Note(at: late.filling, "it is filled here, after UIKit has asked")])
}

private func finding(_ list: EmptyList) -> Finding {
    Finding(
        at: list.location,
        "the factory\(list.factory.phrase("of")) looks something up in '\(list.name)', which is filled only when UIKit has restored",
        symbol: list.factory.symbol, help: "Fill it before UIKit restores, or make the screen of what its coder keeps, and fill it later.",
        notes: [Note(at: list.filled, "it is filled here, later")])
}

private func finding(_ early: EarlyRestoration) -> Finding {
    let says: String
    let help: String
    let owner = early.function.phrase("of")
    var severity: Severity?
    var notes: [Note] = []
    switch early.kind {
    case .sceneAsked(let saver):
        says = "the scene\(owner) is asked for its activity while it connects, and holds none yet"
        help = "Ask the session instead: `session.stateRestorationActivity`."
        notes.append(Note(at: saver.location, "what is handed out here is in the session then"))
    case .viewWithoutWindow(let isGiven, let called):
        says = "the view\(owner) is in no window yet, so that \(isGiven ? "no scene gets this activity" : "this asks no scene")"
        help = "Do it in `viewDidAppear(_:)`, when the view is in its window."
        if let called { notes.append(Note(at: called, "this runs while the view is loaded")) }
    case .windowReplaced(let made):
        says = "the restored activity goes to a window\(owner) that another one replaces"
        help = "Make the window and its root first, then hand the activity on."
        notes.append(Note(at: made, "the window is made here"))
    case .otherWindow(let restored):
        says = "what a scene restores goes\(early.function.phrase("by")) to the first window of the app, which may be another scene's"
        help = "Hand the scene's own window on to whoever restores."
        notes.append(Note(at: restored, "it is restored here, as its scene connects"))
    case .windowGivenUp(let made):
        says = "the scene\(owner) is left without a window where what it restores is gone"
        help = "Make the window first, and show something else in it where there is nothing to restore."
        notes.append(Note(at: made, "the window is made here, and nowhere else"))
    case .entryReplaced(let key, let read, let isLost):
        if !isLost { severity = .note }
        says = "entry '\(key)' that comes back\(early.function.phrase("to")) is replaced before anything has asked for it"
        help = "Put it in only where the activity has none."
        notes.append(Note(at: read, "what is read here is what has taken its place"))
    case .takenBack(let restored):
        says = "the restored screens\(owner) are taken back when the scene becomes active"
        help = "Do it where the scene connects and brings nothing, or before it restores."
        notes.append(Note(at: restored, "they are restored here"))
    case .shownOver(let asked):
        severity = .note
        says = "what the scene\(owner) kept is shown over what it is opened for"
        help = "Restore only where the options bring nothing, or leave when they did."
        notes.append(Note(at: asked, "what it is opened for is shown here"))
    case .overwritten(let state, let restored, let isRepeated):
        let times = isRepeated ? "each time the screen appears" : "as the screen first appears"
        says = "state '\(state)'\(owner) gets another value \(times), and loses what was restored"
        help = "Give it in `viewDidLoad()`, which comes before decoding, or only where nothing was restored."
        notes.append(Note(at: restored, "it is restored here"))
    case .detailReplaced(let name):
        says = "detail '\(name)' is shown\(early.function.phrase("by")) as the screen first appears, in place of the one that was restored"
        help = "Show it only where no detail was restored."
    case .overwrittenByLoading(let state, let restored):
        says = "state '\(state)'\(owner) gets another value as the view loads, which comes after the factory, and loses what was restored"
        help = "Give it where it is declared, or restore it in `decodeRestorableState(with:)`, which comes after the view."
        notes.append(Note(at: restored, "it is restored here"))
    case .overwrittenByObserver(let state, let other, let restored, let given):
        says = "state '\(state)'\(owner) is restored before '\(other)', which gives it another value as it gets one"
        help = "Restore '\(other)' first, then what depends on it."
        notes.append(Note(at: restored, "'\(state)' is restored here, and loses that"))
        notes.append(Note(at: given, "it gets another value here"))
    case .resetByLaunch(let name):
        says = "the end of the launch\(early.function.phrase("in")) sets '\(name)', and takes back what UIKit has restored by then"
        help = "Do it in `application(_:willFinishLaunchingWithOptions:)`, or where nothing was restored."
    case .frameReplaced(let named):
        says = "the window\(owner) is centred after it went to where it was kept, and is kept in the middle from then on"
        help = "Call `center()` before the window gets its name, which moves it if there is something to move it to."
        notes.append(Note(at: named, "it gets its name, and its place, here"))
    case .rowsExpanded(let kept):
        says = "all rows\(owner) are expanded after those that the user had expanded are, and are kept so"
        help = "Expand them where nothing is kept yet, or expand none."
        notes.append(Note(at: kept, "which of them are expanded is kept, and comes back, from here on"))
    case .frameResized(let named):
        says = "the window\(owner) takes the size of what it shows after it went to where it was kept, and is kept so from then on"
        help = "Set `contentViewController` before the window gets its name."
        notes.append(Note(at: named, "it gets its name, and its place, here"))
    case .windowBeforeLaunch(let property, let maker):
        says = "the window '\(property)'\(owner) is still nil when AppKit asks for its windows"
        help = "Make the window here, or in `applicationWillFinishLaunching(_:)`."
        notes.append(Note(at: maker.location, "it is made when the app has launched"))
    }
    return Finding(at: early.location, says, symbol: early.function.symbol, severity: severity, help: help, notes: notes)
}
