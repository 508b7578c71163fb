import AppModel

extension Rule {
    static let misspeltActivityType = Rule(
        id: "misspelt-activity-type",
        summary: "An activity is asked for a type that none has, but for a slip of the finger.",
        why: "What the activity was to bring back is never recognised, and the app begins on its first screen.",
        help: "Keep the type in one constant, and use it where the activity is made and where it is recognised.",
        rationale: """
            The type of an activity is a text, compared letter by letter, capitals included. Where the text that recognises an activity is \
            not the one it was made with, its branch is never taken, and nothing says so: what was saved, or handed over by another \
            device, is dropped.
            """,
        limits: """
            Speaks of apps whose delegate is among the sources and all of whose activities have types that the text tells. The type that \
            is asked for, in a comparison, a list or the raw values of an enum, is in no Info.plist, and differs from one that an activity \
            gets in capitals alone, or in a letter or two where nobody asks for that one. Digits tell versions apart and are not taken for \
            slips. A type that Info.plist has in other capitals, and that brings no scene back, is a note. What `onContinueUserActivity` \
            waits for may be another type altogether, where Info.plist lists what the app continues, not that one, but one that it makes \
            and nobody waits for; no delegate may take activities up.
            """,
        switchOff: "Where something out of sight makes activities of this type.",
        severity: .warning,
        facts: ["F1", "F12", "F21"],
        examples: [
            .bad("""
                @main
                class AppDelegate: UIResponder, UIApplicationDelegate {}
                class SceneDelegate: UIResponder, UIWindowSceneDelegate {
                    func scene(_ scene: UIScene, willConnectTo session: UISceneSession, options: UIScene.ConnectionOptions) {
                        guard let activity = session.stateRestorationActivity else { return }
                        switch activity.activityType {
                        case "com.example.newnote": // expect: misspelt-activity-type
                            scene.title = "New"
                        default:
                            break
                        }
                    }
                    func stateRestorationActivity(for scene: UIScene) -> NSUserActivity? {
                        NSUserActivity(activityType: "com.example.newNote")
                    }
                }
                """),
            .instead("""
                @main
                class AppDelegate: UIResponder, UIApplicationDelegate {}
                enum ActivityType { static let newNote = "com.example.newNote" }
                class SceneDelegate: UIResponder, UIWindowSceneDelegate {
                    func scene(_ scene: UIScene, willConnectTo session: UISceneSession, options: UIScene.ConnectionOptions) {
                        guard let activity = session.stateRestorationActivity else { return }
                        if activity.activityType == ActivityType.newNote { scene.title = "New" }
                    }
                    func stateRestorationActivity(for scene: UIScene) -> NSUserActivity? {
                        NSUserActivity(activityType: ActivityType.newNote)
                    }
                }
                """),
            .good("""
                // What an older version saved, and what others hand over.
                @main
                class AppDelegate: UIResponder, UIApplicationDelegate {}
                class SceneDelegate: UIResponder, UIWindowSceneDelegate {
                    func scene(_ scene: UIScene, willConnectTo session: UISceneSession, options: UIScene.ConnectionOptions) {
                        guard let activity = session.stateRestorationActivity else { return }
                        switch activity.activityType {
                        case "com.example.state.1", "com.example.state.2", NSUserActivityTypeBrowsingWeb: scene.title = "Found"
                        default: break
                        }
                    }
                    func stateRestorationActivity(for scene: UIScene) -> NSUserActivity? {
                        NSUserActivity(activityType: "com.example.state.2")
                    }
                }
                """),
        ]
    ) { app, silences in
        app.misspeltActivityTypes(&silences).map { misspelt in
            Finding(
                at: misspelt.location,
                "activity type '\(misspelt.type)' is asked for\(misspelt.function.phrase("by")), but no activity has it",
                symbol: misspelt.function.symbol,
                notes: [Note(at: misspelt.makes, "'\(misspelt.made)' is the type that one gets here")])
        } + listedOtherwise(app)
            + app.unmadeContinuedTypes(&silences).map { unmade in
                Finding(
                    at: unmade.function.location(unmade.range),
                    "activities of type '\(unmade.type)' are waited for\(unmade.function.phrase("by")), and none can come: "
                        + "neither code nor Info.plist has it",
                    symbol: unmade.function.symbol, help: "Wait for '\(unmade.made)', or list this type under `NSUserActivityTypes`.",
                    notes: [Note(at: unmade.makes, "'\(unmade.made)' is made here, and nobody waits for it")])
            }
    }
}

/// Of a type that brings scenes back another rule tells that it is not listed.
private func listedOtherwise(_ app: App) -> [Finding] {
    let candidates = app.activityTypesListedInOtherCapitals()
    guard !candidates.isEmpty else { return [] }
    let ofScenes = Set(app.restorationActivities.compactMap(\.type.text))
    return candidates.filter { !ofScenes.contains($0.type) }.map { use in
        Finding(
            at: use.function.location(use.range), "activity type '\(use.type)'\(use.function.phrase("of")) is listed in other capitals",
            symbol: use.function.symbol, severity: .note, help: "Write it alike in Info.plist and in code.",
            notes: [Note(at: use.listed, "'\(use.entry)' is listed here")])
    }
}
