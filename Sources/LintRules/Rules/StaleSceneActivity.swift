import AppModel

extension Rule {
    static let staleSceneActivity = Rule(
        id: "stale-scene-activity",
        summary: "A screen gives its scene an activity that nobody takes away when it goes, or all scenes are handed one.",
        why: "After a relaunch the app opens a screen that the user had closed, or had open in another window.",
        help: "Set the scene's `userActivity` to nil when the screen disappears, or to the activity of the screen behind it.",
        rationale: """
            A scene keeps its `userActivity` until the app gives it another or nil, and a delegate that hands out `scene.userActivity` has \
            it saved each time. A screen that sets it when it comes and leaves it when it goes is therefore what the next launch restores, \
            wherever the user was in the meantime. An activity of which the app has one knows no scene at all: all windows come back where \
            the last one was.
            """,
        limits: """
            Speaks of apps that give their scenes an activity for one screen only, and never another, nil, or other entries, and hand it \
            out whenever there is one, whatever they do without. The screen has to be seen to be pushed or presented in code, or the \
            scene's delegate has to look for it on top, by its class or by a protocol that other screens do not adopt. What a scene is \
            given while it connects is what was restored, and does not count. A screen that only gives up its own `userActivity` leaves \
            the scene's as it is, as does one that asks its view for the scene in `viewDidDisappear`, and what nobody calls. What a helper \
            gives it that no screen owns, such as `donate(_:)` in an extension of UIKit's class, is given by whoever calls that; what is \
            given where one screen is pushed is that screen's. The same goes for an activity in a property of the app's own that is handed \
            out as it is, where one screen or whoever opens it gives it, and nothing ever takes it away; so for each of several that goes \
            before others, asked only whether it is there. One in a static or global property of Swift, or in one of the app's delegate or \
            of an object that a static property holds, is of whichever scene's screen came last: told where Info.plist allows several \
            scenes, screens give it, and nobody who names it asks for a scene. Where one function tells an activity by a case of an enum \
            which screen there is, a case that it hears of only as a screen disappears counts, if others are told of as they appear.
            """,
        switchOff: "Where something out of sight clears the activity.",
        severity: .warning,
        facts: ["F1", "F16"],
        examples: [
            .bad("""
                @main
                class AppDelegate: UIResponder, UIApplicationDelegate {}
                class Editor: UIViewController {
                    override func viewDidAppear(_ animated: Bool) {
                        super.viewDidAppear(animated)
                        let activity = NSUserActivity(activityType: "edit")
                        activity.addUserInfoEntries(from: ["document": "42"])
                        view.window?.windowScene?.userActivity = activity // expect: stale-scene-activity
                    }
                }
                class SceneDelegate: UIResponder, UIWindowSceneDelegate {
                    var window: UIWindow?
                    func scene(_ scene: UIScene, willConnectTo session: UISceneSession, options: UIScene.ConnectionOptions) {
                        guard let activity = session.stateRestorationActivity else { return }
                        print(activity.userInfo?["document"] as? String ?? "")
                        scene.userActivity = activity
                        (window?.rootViewController as? UINavigationController)?.pushViewController(Editor(), animated: false)
                    }
                    func stateRestorationActivity(for scene: UIScene) -> NSUserActivity? { scene.userActivity }
                }
                """),
            .instead("""
                @main
                class AppDelegate: UIResponder, UIApplicationDelegate {}
                class Editor: UIViewController {
                    override func viewDidAppear(_ animated: Bool) {
                        super.viewDidAppear(animated)
                        let activity = NSUserActivity(activityType: "edit")
                        activity.addUserInfoEntries(from: ["document": "42"])
                        view.window?.windowScene?.userActivity = activity
                    }
                    override func viewWillDisappear(_ animated: Bool) {
                        super.viewWillDisappear(animated)
                        view.window?.windowScene?.userActivity = nil
                    }
                }
                class SceneDelegate: UIResponder, UIWindowSceneDelegate {
                    var window: UIWindow?
                    func scene(_ scene: UIScene, willConnectTo session: UISceneSession, options: UIScene.ConnectionOptions) {
                        guard let activity = session.stateRestorationActivity else { return }
                        print(activity.userInfo?["document"] as? String ?? "")
                        scene.userActivity = activity
                        (window?.rootViewController as? UINavigationController)?.pushViewController(Editor(), animated: false)
                    }
                    func stateRestorationActivity(for scene: UIScene) -> NSUserActivity? { scene.userActivity }
                }
                """),
            .good("""
                // The root never goes.
                @main
                class AppDelegate: UIResponder, UIApplicationDelegate {}
                class Root: UIViewController {
                    override func viewDidAppear(_ animated: Bool) {
                        super.viewDidAppear(animated)
                        view.window?.windowScene?.userActivity = NSUserActivity(activityType: "browse")
                    }
                }
                class SceneDelegate: UIResponder, UIWindowSceneDelegate {
                    var window: UIWindow?
                    func scene(_ scene: UIScene, willConnectTo session: UISceneSession, options: UIScene.ConnectionOptions) {
                        scene.title = session.stateRestorationActivity?.title
                        window?.rootViewController = Root()
                    }
                    func stateRestorationActivity(for scene: UIScene) -> NSUserActivity? { scene.userActivity }
                }
                """),
        ]
    ) { app, silences in
        let shared = app.sharedActivities(&silences).map { activity in
            Finding(
                at: activity.saver.location(activity.range),
                "the activity in '\(activity.property)' is one for the whole app, and every scene is handed it"
                    + (activity.isFallback ? " that has none of its own" : ""),
                symbol: activity.saver.symbol, severity: activity.isFallback ? .note : nil,
                help: "Give it to the scene of the screen, `view.window?.windowScene?.userActivity = …`, and hand out what the scene has.",
                notes: [Note(at: activity.gift, "the screen that came last, in whichever window, puts its own there")])
        }
        let stale = app.staleActivities(&silences).map { activity in
            if let keeper = activity.keeper {
                return Finding(
                    at: activity.location, "the activity in '\(keeper)' stays there when screen '\(activity.screen.name)' has gone",
                    symbol: activity.function.symbol, help: "Set '\(keeper)' to nil when the screen goes, or to the activity behind it.",
                    notes: [Note(at: activity.saver.location, "whatever is in it is handed out to be saved here")])
            }
            let activityOfScreen =
                activity.isGivenByOpener
                ? "the activity that the scene gets\(activity.function.phrase("from")) with screen '\(activity.screen.name)'"
                : "the activity that '\(activity.screen.name)' gives the scene"
            return Finding(
                at: activity.location, "\(activityOfScreen) stays when \(activity.isGivenByOpener ? "that" : "its screen") has gone",
                symbol: activity.function.symbol,
                notes: [Note(at: activity.saver.location, "whatever the scene holds is handed out to be saved here")])
        }
        let late = app.lateActivities(&silences).map { activity in
            Finding(
                at: activity.location, "the activity hears of '\(activity.place)' only when screen '\(activity.screen.name)' disappears",
                symbol: activity.function.symbol, help: "Tell it in `viewDidAppear(_:)`, as other screens do.",
                notes: [
                    Note(at: activity.other, "another screen tells of itself as it appears"),
                    Note(at: activity.saver.location, "whatever it has heard by then is handed out to be saved here"),
                ])
        }
        return stale + shared + late
    }
}
