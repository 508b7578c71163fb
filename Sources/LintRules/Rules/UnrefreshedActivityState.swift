import AppModel

extension Rule {
    static let unrefreshedActivityState = Rule(
        id: "unrefreshed-activity-state",
        summary: "An activity that a controller holds is saved without its entries.",
        rationale: """
            Before UIKit saves an activity that is some responder's `userActivity`, it empties `userInfo` and asks the responder to fill it again in \
            `updateUserActivityState(_:)`. Entries that are added anywhere else, once at the beginning for instance, are gone by then.
            """,
        limits: """
            Speaks of controllers and views whose activity is seen to be restored: a scene's delegate hands it out, or the scene shares it. One that is \
            only handed to other devices is left alone, and so is an activity that the scene alone holds, which keeps its entries. Silent where an \
            override or an activity's delegate may fill it.
            """,
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
            .bad("""
                //- Activities.swift
                extension NSUserActivity {
                    static func reading(_ page: Int) -> NSUserActivity {
                        let activity = NSUserActivity(activityType: "read")
                        activity.userInfo = ["page": page]
                        return activity
                    }
                }
                //- Reader.swift
                // The delegate asks the controller.
                class Reader: UIViewController {
                    var restorationActivity: NSUserActivity? { userActivity }
                    override func viewDidLoad() {
                        super.viewDidLoad()
                        self.userActivity = NSUserActivity.reading(1) // expect: unrefreshed-activity-state
                    }
                }
                //- SceneDelegate.swift
                class SceneDelegate: UIResponder, UIWindowSceneDelegate {
                    var window: UIWindow?
                    func scene(_ scene: UIScene, willConnectTo session: UISceneSession, options: UIScene.ConnectionOptions) {
                        print(session.stateRestorationActivity?.userInfo?["page"] as? Int ?? 0)
                    }
                    func stateRestorationActivity(for scene: UIScene) -> NSUserActivity? {
                        guard let reader = window?.rootViewController as? Reader else { return nil }
                        return reader.restorationActivity
                    }
                }
                """),
            .bad("""
                //- Editor.m
                @interface Editor : UIViewController
                @end
                @implementation Editor
                - (void)viewDidLoad {
                    [super viewDidLoad];
                    self.userActivity = [[NSUserActivity alloc] initWithActivityType:@"edit"]; // expect: unrefreshed-activity-state
                    [self.userActivity addUserInfoEntriesFromDictionary:@{@"document": @"42"}];
                }
                @end
                @interface SceneDelegate : UIResponder <UIWindowSceneDelegate>
                @property (nonatomic) Editor *editor;
                @end
                @implementation SceneDelegate
                - (void)scene:(UIScene *)scene restoreInteractionStateWithUserActivity:(NSUserActivity *)activity {
                    self.editor.title = activity.userInfo[@"document"];
                }
                - (NSUserActivity *)stateRestorationActivityForScene:(UIScene *)scene {
                    return self.editor.userActivity;
                }
                @end
                """),
            .good("""
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
            .good("""
                // For other devices, and what is restored is made anew.
                class Editor: UIViewController {
                    override func viewDidLoad() {
                        super.viewDidLoad()
                        let activity = NSUserActivity(activityType: "edit")
                        activity.userInfo = ["document": "42"]
                        userActivity = activity
                    }
                    func activity(for scene: UIScene) -> NSUserActivity {
                        let activity = NSUserActivity(activityType: "restore")
                        activity.userInfo = ["document": "42"]
                        return activity
                    }
                }
                class SceneDelegate: UIResponder, UIWindowSceneDelegate {
                    let editor = Editor()
                    func scene(_ scene: UIScene, willConnectTo session: UISceneSession, options: UIScene.ConnectionOptions) {
                        print(session.stateRestorationActivity?.userInfo?["document"] as? String ?? "")
                    }
                    func stateRestorationActivity(for scene: UIScene) -> NSUserActivity? { editor.activity(for: scene) }
                }
                """),
            .good("""
                //- Base.swift
                // The base class fills it.
                class Base: UIViewController {
                    var entries: [String: Any] { [:] }
                    override func updateUserActivityState(_ activity: NSUserActivity) { activity.addUserInfoEntries(from: entries) }
                }
                class Editor: Base {
                    override var entries: [String: Any] { ["document": "42"] }
                    func share() {
                        userActivity = NSUserActivity(activityType: "edit")
                        userActivity?.addUserInfoEntries(from: entries)
                        userActivity?.userInfo?["document"] = "42"
                    }
                }
                //- SceneDelegate.swift
                class SceneDelegate: UIResponder, UIWindowSceneDelegate {
                    let editor = Editor()
                    func scene(_ scene: UIScene, willConnectTo session: UISceneSession, options: UIScene.ConnectionOptions) {
                        print(session.stateRestorationActivity?.userInfo?["document"] ?? "")
                    }
                    func stateRestorationActivity(for scene: UIScene) -> NSUserActivity? { editor.userActivity }
                }
                """),
            .good("""
                // The activity's delegate fills it.
                class Player: UIViewController, NSUserActivityDelegate {
                    func share() {
                        let activity = NSUserActivity(activityType: "play")
                        activity.userInfo = ["position": 3]
                        activity.delegate = self
                        userActivity = activity
                    }
                    func userActivityWillSave(_ activity: NSUserActivity) { activity.userInfo = ["position": 4] }
                }
                class SceneDelegate: UIResponder, UIWindowSceneDelegate {
                    let player = Player()
                    func scene(_ scene: UIScene, willConnectTo session: UISceneSession, options: UIScene.ConnectionOptions) {
                        print(session.stateRestorationActivity?.userInfo?["position"] ?? 0)
                    }
                    func stateRestorationActivity(for scene: UIScene) -> NSUserActivity? { player.userActivity }
                }
                """),
        ]
    ) { app in
        app.emptiedActivities().map { activity in
            Finding(
                at: activity.location, "the entries of 'userActivity' are emptied before it is saved, and '\(activity.owner.name)' does not add them again",
                symbol: activity.function.symbol,
                notes: [
                    Note(at: activity.entries, "they are added here, and should be in 'updateUserActivityState'"),
                    Note(at: activity.saved, "it is handed out to be saved here"),
                ])
        }
    }
}
