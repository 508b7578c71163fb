import AppModel

extension Rule {
    static let unrefreshedActivityState = Rule(
        id: "unrefreshed-activity-state",
        summary: "An activity is saved without its entries, or with what they were when its screen appeared.",
        why: "The activity comes back empty, and the scene begins on its first screen; or what the user did since is gone.",
        help: "Add the entries when the activity is saved: in an override of `updateUserActivityState(_:)`.",
        rationale: """
            Before UIKit saves an activity that is some responder's `userActivity`, it empties `userInfo` and asks the responder to fill \
            it again in `updateUserActivityState(_:)`. Entries that are added anywhere else, once at the beginning for instance, are gone \
            by then. An activity that the scene alone has keeps them, as they were.
            """,
        limits: """
            Speaks of controllers, views and delegates whose activity is seen to be restored: a scene's delegate hands it out, as that of \
            an object it knows or of whatever controller it finds, or the scene shares it. One that comes with the scene counts where the \
            app gives an entry that the responder asks it for. One that is only handed to other devices is left alone, and so is an \
            activity that the scene alone holds, which keeps its entries; a delegate's own is a note, for Apple's samples rely on it. \
            Silent where an override or an activity's delegate may fill it; one that does so on a later turn of the run loop alone is too \
            late, and one that replaces all of `userInfo` leaves out what the class puts in elsewhere, if that is read. A class that \
            overrides `userActivity` by a property of its own is left alone. What an entry was counts where nothing puts that key in but \
            what runs as a screen is loaded or appears, and where the value is asked of a control, of where a view is scrolled to, or of \
            a property that an action changes.
            """,
        switchOff: "Where something out of sight fills the activity.",
        severity: .warning,
        facts: ["F3", "F4"],
        examples: [
            .bad("""
                class Editor: UIViewController {
                    override func viewDidAppear(_ animated: Bool) {
                        super.viewDidAppear(animated)
                        let activity = NSUserActivity(activityType: "edit")
                        activity.addUserInfoEntries(from: ["document": "42"])
                        userActivity = activity // expect: unrefreshed-activity-state
                        view.window?.windowScene?.userActivity = activity
                    }
                }
                class SceneDelegate: UIResponder, UIWindowSceneDelegate {
                    func scene(_ scene: UIScene, willConnectTo session: UISceneSession, options: UIScene.ConnectionOptions) {
                        print(session.stateRestorationActivity?.userInfo?["document"] as? String ?? "")
                    }
                    func stateRestorationActivity(for scene: UIScene) -> NSUserActivity? { scene.userActivity }
                }
                """),
            .instead("""
                class Editor: UIViewController {
                    override func viewDidAppear(_ animated: Bool) {
                        super.viewDidAppear(animated)
                        let activity = NSUserActivity(activityType: "edit")
                        activity.userInfo = ["document": "42"]
                        userActivity = activity
                        view.window?.windowScene?.userActivity = activity
                    }
                    override func updateUserActivityState(_ activity: NSUserActivity) {
                        super.updateUserActivityState(activity)
                        activity.addUserInfoEntries(from: ["document": "42"])
                    }
                }
                class SceneDelegate: UIResponder, UIWindowSceneDelegate {
                    func scene(_ scene: UIScene, willConnectTo session: UISceneSession, options: UIScene.ConnectionOptions) {
                        print(session.stateRestorationActivity?.userInfo?["document"] as? String ?? "")
                    }
                    func stateRestorationActivity(for scene: UIScene) -> NSUserActivity? { scene.userActivity }
                }
                """),
            .good("""
                // Nobody but the scene holds it.
                class SceneDelegate: UIResponder, UIWindowSceneDelegate {
                    func scene(_ scene: UIScene, willConnectTo session: UISceneSession, options: UIScene.ConnectionOptions) {
                        scene.userActivity = session.stateRestorationActivity ?? NSUserActivity(activityType: "list")
                        scene.userActivity?.addUserInfoEntries(from: ["row": 1])
                        print(scene.userActivity?.userInfo?["row"] as? Int ?? 0)
                    }
                    func stateRestorationActivity(for scene: UIScene) -> NSUserActivity? { scene.userActivity }
                }
                class List: UIViewController {
                    func select(_ row: Int) {
                        let activity = NSUserActivity(activityType: "list")
                        activity.addUserInfoEntries(from: ["row": row])
                        view.window?.windowScene?.userActivity = activity
                    }
                }
                """),
        ]
    ) { app, silences in
        let leftOut = app.entriesLeftOut()
        let replaced = leftOut.map(\.location).first(ofEach: \.self)
        let incomplete = replaced.map { place in finding(leftOut.filter { $0.location == place }) }
        let emptied = app.emptiedActivities().map { activity in
            Finding(
                at: activity.location,
                "the entries of 'userActivity' are emptied before it is saved, and '\(activity.owner.name)' does not add them again",
                symbol: activity.function.symbol, severity: activity.isOfDelegate ? .note : nil,
                notes: [
                    Note(at: activity.entries, "they are added here, and should be in 'updateUserActivityState'"),
                    Note(at: activity.saved, "it is handed out to be saved here"),
                ])
        }
        return emptied + incomplete + app.entriesOfAppearance(&silences).map(finding)
    }
}

/// For entries that one override leaves out.
private func finding(_ leftOut: [EntryLeftOut]) -> Finding {
    let keys = leftOut.map { "'\($0.key)'" }.joined(separator: ", ")
    return Finding(
        at: leftOut[0].location,
        "the 'userInfo' that is put in place before each save has no \(keys), which the activity begins with",
        symbol: leftOut[0].function.symbol, help: "Put in here all that is read later.",
        notes: leftOut.flatMap { entry in
            [
                Note(at: entry.put, "'\(entry.key)' is put in here, and lost at the next save"),
                Note(at: entry.read, "'\(entry.key)' is read here"),
            ]
        })
}

private func finding(_ entry: EntryOfAppearance) -> Finding {
    var notes = [Note(at: entry.read, "'\(entry.key)' is read here")]
    if let change = entry.change { notes.insert(Note(at: change, "the user changes it here"), at: 0) }
    return Finding(
        at: entry.location,
        "entry '\(entry.key)' is put in only when the screen appears, and says what '\(entry.source)' was then",
        symbol: entry.function.symbol, help: "Put it in when the activity is saved, or each time that it changes.", notes: notes)
}
