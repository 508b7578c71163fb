import AppModel

extension Rule {
    static let sceneRestorationHalfImplemented = Rule(
        id: "scene-restoration-half-implemented",
        summary: "A scene saves an activity that nobody restores from, or asks for one that nobody saves.",
        rationale: """
            UIKit keeps the activity that `stateRestorationActivity(for:)` hands out and puts it into the scene's session, and does no more: \
            the app itself has to ask the session for it when the scene connects again. One half without the other restores nothing.
            """,
        limits: """
            Speaks of apps whose delegate is among the sources, and of scene delegates all of whose superclasses are. Silent where a scene or its \
            session is handed to something out of sight, and where a method declines with `nil`. A session may be asked anywhere in the app, but \
            what another scene's delegate asks for when its own scene connects does not count.
            """,
        severity: .warning,
        facts: ["F1", "F7", "F12"],
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
            .bad("""
                // Each scene has a delegate of its own, and one of them forgets to ask.
                @main
                class AppDelegate: UIResponder, UIApplicationDelegate {}
                class ListScene: UIResponder, UIWindowSceneDelegate {
                    func stateRestorationActivity(for scene: UIScene) -> NSUserActivity? { scene.userActivity } // expect: scene-restoration-half-implemented
                }
                class PageScene: UIResponder, UIWindowSceneDelegate {
                    func scene(_ scene: UIScene, willConnectTo session: UISceneSession, options: UIScene.ConnectionOptions) {
                        scene.userActivity = session.stateRestorationActivity
                    }
                    func stateRestorationActivity(for scene: UIScene) -> NSUserActivity? { scene.userActivity }
                }
                """),
            .bad("""
                //- Scene.m
                @interface AppDelegate : UIResponder <UIApplicationDelegate>
                @end
                @implementation AppDelegate
                @end
                @interface SceneDelegate : UIResponder <UIWindowSceneDelegate>
                @end
                @implementation SceneDelegate
                - (void)scene:(UIScene *)scene willConnectToSession:(UISceneSession *)session options:(UISceneConnectionOptions *)options {
                    self.window = [[UIWindow alloc] initWithWindowScene:(UIWindowScene *)scene];
                }
                - (NSUserActivity *)stateRestorationActivityForScene:(UIScene *)scene { // expect: scene-restoration-half-implemented
                    return scene.userActivity;
                }
                @end
                """),
            .good("""
                @main
                class AppDelegate: UIResponder, UIApplicationDelegate {}
                class SceneDelegate: UIResponder, UIWindowSceneDelegate {
                    func scene(_ scene: UIScene, willConnectTo session: UISceneSession, options: UIScene.ConnectionOptions) {
                        Router().start(session)
                    }
                    func stateRestorationActivity(for scene: UIScene) -> NSUserActivity? { scene.userActivity }
                }
                class Router {
                    func start(_ session: UISceneSession) { if let activity = session.page { open(activity) } }
                    func open(_ activity: NSUserActivity) {}
                }
                extension UISceneSession {
                    var page: NSUserActivity? { stateRestorationActivity }
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
                // A session may be given its activity at any time.
                @main
                class AppDelegate: UIResponder, UIApplicationDelegate {}
                class SceneDelegate: UIResponder, UIWindowSceneDelegate {
                    func scene(_ scene: UIScene, willConnectTo session: UISceneSession, options: UIScene.ConnectionOptions) {
                        if let activity = session.stateRestorationActivity { scene.userActivity = activity }
                    }
                    func sceneWillResignActive(_ scene: UIScene) { scene.session.stateRestorationActivity = NSUserActivity(activityType: "page") }
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
            .good("""
                // Something out of sight gets hold of the session.
                @main
                class AppDelegate: UIResponder, UIApplicationDelegate {}
                class SceneDelegate: UIResponder, UIWindowSceneDelegate {
                    func scene(_ scene: UIScene, willConnectTo session: UISceneSession, options: UIScene.ConnectionOptions) {
                        VendorKit.connect(session)
                    }
                    func stateRestorationActivity(for scene: UIScene) -> NSUserActivity? { scene.userActivity }
                }
                """),
            .good("""
                // Whoever uses the library may ask.
                open class LibraryScene: UIResponder, UIWindowSceneDelegate {
                    public func stateRestorationActivity(for scene: UIScene) -> NSUserActivity? { scene.userActivity }
                }
                """),
            .good("""
                // SwiftUI restores what its views continue.
                @main
                struct Pages: App {
                    var body: some Scene { WindowGroup { List().onContinueUserActivity("page") { activity in print(activity) } } }
                }
                class SceneDelegate: UIResponder, UIWindowSceneDelegate {
                    func stateRestorationActivity(for scene: UIScene) -> NSUserActivity? { scene.userActivity }
                }
                """),
        ]
    ) { app in
        let halves = app.sceneRestoration()
        return halves.savedInVain.map { method in
            Finding(at: method.location, "the activity that '\(method.writtenName)' saves is never asked for", symbol: method.symbol)
        } + halves.readInVain.map { function, range in
            Finding(at: function.location(range), "'stateRestorationActivity' is read, and no scene saves one", symbol: function.symbol)
        }
    }
}
