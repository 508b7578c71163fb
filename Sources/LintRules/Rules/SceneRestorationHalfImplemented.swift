import AppModel

extension Rule {
    static let sceneRestorationHalfImplemented = Rule(
        id: "scene-restoration-half-implemented",
        summary: "A scene saves an activity that nobody restores from, or of a type that nobody reads, or asks for one that nobody saves.",
        why: "The scene begins on its first screen after every relaunch.",
        help: "Implement both halves: hand an activity out, and read the session's when the scene connects.",
        rationale: """
            UIKit puts the activity that `stateRestorationActivity(for:)` hands out into the scene's session, and does no more: the app \
            has to ask the session for it when the scene connects again. One half without the other restores nothing, and a scene has no \
            activity unless the app gives it one. The same goes for each type: one that is saved, and that no reader of the session's has \
            a use for, opens a fresh window.
            """,
        limits: """
            Speaks of apps whose delegate is in sight, and scene delegates whose superclasses all are. Silent where a scene or its session \
            goes out of sight, and where a method declines with `nil`. Neither another scene's delegate counts nor a method that nobody \
            calls. The activity of a controller, a view or a document is none if nobody gives it one; documents make their own with \
            `NSUbiquitousDocumentUserActivityType` in Info.plist, or where there is none. An activity holds nothing where it is made with \
            its type alone, nothing in the app fills it, and an entry is read from the session's; where the app continues others', only \
            what is asked of the session's alone counts. Scene storage is unused where only private members name it that nobody names, its \
            view is in one file or it is private, and, unless an `App` has it, no other has its key; not where only previews make its \
            view. What assigns, binds or calls it writes it; what else names it reads it. An activity that only the user's doings keep is \
            none once restored. One is dropped where a local that is only filled has it, or an overridden `userActivity` keeps none. It is \
            left alone where nothing depends on it, or where only a root of another class than the storyboard has gets it. A type counts \
            as unread where its activity carries something, and every read of a restored one is behind a test for others; as asked for in \
            vain (a note) where the app continues no others and the text tells its own types. Of windows that the app opens with an \
            activity, speaks where neither half is there, and nothing else is kept with the session; or where only the session is asked.
            """,
        switchOff: "Where something out of sight has the other half.",
        severity: .warning,
        facts: ["F1", "F7", "F12", "F24"],
        examples: [
            .bad("""
                @main
                class AppDelegate: UIResponder, UIApplicationDelegate {}
                class SceneDelegate: UIResponder, UIWindowSceneDelegate {
                    func scene(_ scene: UIScene, willConnectTo session: UISceneSession, options: UIScene.ConnectionOptions) {
                        guard let activity = options.userActivities.first else { return }
                        open(activity)
                    }
                    func stateRestorationActivity(for scene: UIScene) -> NSUserActivity? { // expect: scene-restoration-half-implemented
                        scene.userActivity
                    }
                    func open(_ activity: NSUserActivity) {}
                }
                """),
            .bad("""
                @main
                class AppDelegate: UIResponder, UIApplicationDelegate {}
                class SceneDelegate: UIResponder, UIWindowSceneDelegate {
                    func scene(_ scene: UIScene, willConnectTo session: UISceneSession, options: UIScene.ConnectionOptions) {
                        guard let activity = options.userActivities.first ?? session.stateRestorationActivity else { return } // expect: scene-restoration-half-implemented
                        scene.userActivity = activity
                    }
                }
                """),
            .instead("""
                @main
                class AppDelegate: UIResponder, UIApplicationDelegate {}
                class SceneDelegate: UIResponder, UIWindowSceneDelegate {
                    func scene(_ scene: UIScene, willConnectTo session: UISceneSession, options: UIScene.ConnectionOptions) {
                        scene.userActivity = options.userActivities.first ?? session.stateRestorationActivity
                    }
                    func stateRestorationActivity(for scene: UIScene) -> NSUserActivity? { scene.userActivity }
                }
                """),
            .good("""
                // UIKit hands it over by itself, later.
                @main
                class AppDelegate: UIResponder, UIApplicationDelegate {}
                class SceneDelegate: UIResponder, UIWindowSceneDelegate {
                    func scene(_ scene: UIScene, restoreInteractionStateWith activity: NSUserActivity) { scene.userActivity = activity }
                    func stateRestorationActivity(for scene: UIScene) -> NSUserActivity? { scene.userActivity }
                }
                """),
            .good("""
                // Declined.
                @main
                class AppDelegate: UIResponder, UIApplicationDelegate {}
                class SceneDelegate: UIResponder, UIWindowSceneDelegate {
                    func stateRestorationActivity(for scene: UIScene) -> NSUserActivity? { nil }
                }
                """),
        ]
    ) { app, silences in
        // A type that is asked for in another spelling is told as that.
        var untold = Silences()
        let slips = app.misspeltActivityTypes(&untold)
        let (misspelt, asked) = (Set(slips.map(\.made)), Set(slips.map(\.type)))
        let roots = app.impossibleRoots(&silences)
        var doubts = Silences()
        let halves = app.sceneRestoration(&doubts)
        silences.note(doubts, besides: Set(roots.map(\.function.symbol)))
        let unwritten = app.unwrittenSceneStorage(&silences)
        // A key that was renamed on one side is told once.
        let renamed = Set(unwritten.map(\.property.fact.name))
        let unhandled = app.unhandledActivityTypes(&silences).filter { !misspelt.contains($0.type) }
        let told = asked.union(unhandled.map(\.asked))
        let unread = app.unreadSceneStorage(&silences).filter { !renamed.contains($0.property.fact.name) }
        return halves.savedInVain.map { method, isNeverSet in
            Finding(
                at: method.location,
                "the activity that\(method.type.map { " '\($0.name)'" } ?? " the scene") hands out is never "
                    + (isNeverSet ? "set, nor asked for" : "asked for"),
                symbol: method.symbol,
                help: isNeverSet
                    ? "Give the scene an activity, and read the session's `stateRestorationActivity` when it connects; or drop the method."
                    : "Read the session's `stateRestorationActivity` when the scene connects.")
        }
            + halves.ignored.map { activity in
                Finding(
                    at: activity.saver.location,
                    "the activity that\(activity.saver.type.map { " '\($0.name)'" } ?? " the scene") hands out "
                        + "comes back to code that does nothing with it",
                    symbol: activity.saver.symbol, help: "Show what its `userInfo` tells where the scene connects.",
                    notes: [Note(at: activity.reader, "it is asked for here, and nothing depends on it")])
            }
            + halves.givenInVain.map { function, range in
                Finding(
                    at: function.location(range),
                    "the activity that\(function.type.map { " '\($0.name)'" } ?? " the app") gives to a session is never asked for",
                    symbol: function.symbol,
                    help: "Read the session's `stateRestorationActivity` when the scene connects.")
            }
            + halves.handedOutEmpty.map { method, gifts, holder in
                Finding(
                    at: method.location, "the activity that\(method.type.map { " '\($0.name)'" } ?? " the scene") hands out is never set",
                    symbol: method.symbol,
                    help: "Give the scene an activity, `scene.userActivity = …`, or hand out one that is made for the purpose.",
                    notes: gifts.map { Note(at: $0.location, "the activity that '\($0.symbol)' takes here is never set either") }
                        + (holder.map { [Note(at: $0.location, "'\($0.name)' is asked for it, and nothing gives it a value")] } ?? []))
            }
            + halves.readInVain.map { function, range in
                Finding(
                    at: function.location(range),
                    "the activity that\(function.type.map { " '\($0.name)'" } ?? " the scene") reads is never saved",
                    symbol: function.symbol,
                    help: "Hand an activity out in `stateRestorationActivity(for:)`.")
            }
            + halves.openedInVain.map { window in
                Finding(
                    at: window.connecting.location(window.asked),
                    "windows of\(window.connecting.type.map { " '\($0.name)'" } ?? " the app") are opened with an activity, and nothing keeps "
                        + "it: they come back without it",
                    symbol: window.connecting.symbol, severity: window.hasOtherWay ? .note : nil,
                    help: "Hand it out in `stateRestorationActivity(for:)`, and ask the session for it where the options have none.",
                    notes: [Note(at: window.opened, "a window is opened here")])
            }
            + halves.openedUnasked.map { window in
                Finding(
                    at: window.connecting.location(window.asked),
                    "windows\(window.connecting.phrase("of")) are opened with an activity, and only the session is asked for one, which has none "
                        + "then",
                    symbol: window.connecting.symbol, help: "Ask the options first: `connectionOptions.userActivities`.",
                    notes: [Note(at: window.opened, "a window is opened here")])
            }
            + halves.handedOutBare.map { activity in
                let key = activity.read.key.text ?? ""
                return Finding(
                    at: activity.saver.location(activity.range),
                    "the activity that\(activity.saver.type.map { " '\($0.name)'" } ?? " the scene") hands out holds nothing, "
                        + "though '\(key)' is read from it",
                    symbol: activity.saver.symbol, help: "Put what is read later into its `userInfo` before it is handed out.",
                    notes: [Note(at: activity.read.function.location(activity.read.range), "'\(key)' is read here")])
            }
            + app.forsakenActivities(&silences).map { activity in
                Finding(
                    at: activity.location,
                    "the activity in '\(activity.property)' is put there only by what the user does, so that a restored scene saves none",
                    symbol: activity.saver.symbol, help: "Keep what is restored there too, or make the activity when it is handed out.",
                    notes: [
                        Note(at: activity.change, "the user's doing puts one there here"),
                        Note(at: activity.read, "this is restored, and lost when the scene is saved once more"),
                    ])
            }
            + app.swallowedActivities(&silences).map { activity in
                Finding(
                    at: activity.location, "property 'userActivity' of '\(activity.responder.name)' keeps nothing that it is given",
                    symbol: activity.responder.name + ".userActivity",
                    help: "Leave the property to UIKit, or store what is set: `super.userActivity = newValue`.",
                    notes: [
                        Note(at: activity.gift, "it is given an activity here"),
                        Note(at: activity.saver.location, "what it has is handed out to be saved here"),
                    ])
            }
            + roots.map { found in
                Finding(
                    at: found.function.location(found.range),
                    "the activity that\(found.function.type.map { " '\($0.name)'" } ?? " the scene") restores "
                        + "is meant for a '\(found.wanted)', and its window begins with '\(found.root.name)'",
                    symbol: found.function.symbol, help: "Look for the screen where the storyboard has it: among the children of the root.",
                    notes: [Note(at: found.root.location, "this is what the window begins with")])
            }
            + app.unusedSceneStorage().map { stored, idleUser in
                let fact = stored.property.fact
                let fate = idleUser.map { "used by nothing but '\($0)', which nothing uses" } ?? "neither read nor written"
                return Finding(
                    at: Location(path: app.program.files[stored.property.declaration.file].path, range: fact.nameRange),
                    "scene storage '\(fact.name)' of '\(stored.property.owner.name)' is \(fate), so nothing is kept in it",
                    symbol: stored.property.owner.name + "." + fact.name, help: "Bind it to what it is named for, or drop it.")
            }
            + unwritten.map { property, key in
                Finding(
                    at: Location(path: app.program.files[property.declaration.file].path, range: property.fact.nameRange),
                    "scene storage '\(key)' is read by '\(property.owner.name)' and written by nobody",
                    symbol: property.owner.name + "." + property.fact.name,
                    help: "Assign it where the value changes, or read the key that is written.")
            }
            + unread.map { property, key in
                Finding(
                    at: Location(path: app.program.files[property.declaration.file].path, range: property.fact.nameRange),
                    "scene storage '\(key)' is written by '\(property.owner.name)' and read by nobody",
                    symbol: property.owner.name + "." + property.fact.name,
                    help: "Begin with it where the view appears, or bind it to what it is named for.")
            }
            + app.droppedActivities.map { activity in
                Finding(
                    at: activity.location, "the activity that is made here\(activity.function.phrase("by")) is filled, and nobody gets it",
                    symbol: activity.function.symbol,
                    help: "Give it to the scene, `userActivity = …`, or hand it out.")
            }
            + unhandled.map { activity in
                Finding(
                    at: activity.location, "the activity that is saved as '\(activity.type)' is left unread when its scene comes back",
                    symbol: activity.symbol, help: "Handle this type too where the session's activity is read.",
                    notes: [Note(at: activity.asks, "'\(activity.asked)' is asked for here")])
            }
            + app.unsavedActivityTypes(&silences).filter { !told.contains($0.type) }.map { unsaved in
                Finding(
                    at: unsaved.location, "a restored activity is asked for the type '\(unsaved.type)', and none is saved with it",
                    symbol: unsaved.function.symbol, severity: .note,
                    help: "Save such an activity, or drop what waits for it if no older version of the app saved one.",
                    notes: [Note(at: unsaved.saved.location, "this is what is saved")])
            }
    }
}
