import AppModel

extension Rule {
    static let activityKeyAsymmetry = Rule(
        id: "activity-key-asymmetry",
        summary: "A value is read from a restored activity under a key that no activity is given.",
        rationale: """
            What a scene saves comes back in the `userInfo` of its activity, and under the keys it was given. A key that is only read gives nil \
            at every launch, and what it was to restore stays lost without a word.
            """,
        limits: """
            Speaks of apps whose delegate is among the sources and all of whose entries are in sight: dictionaries that are written out or made \
            step by step in one body, under keys that the text tells. A key that is given and never read is not reported, for another device or \
            a search may ask for it, and neither are reads in `restoreUserActivityState`, which gets what these hand over. What is asked only \
            after something else, or by a name that speaks of a former version, is left alone.
            """,
        severity: .warning,
        facts: ["F1", "F12"],
        examples: [
            .bad("""
                @main
                class AppDelegate: UIResponder, UIApplicationDelegate {}
                class SceneDelegate: UIResponder, UIWindowSceneDelegate {
                    var tab = 0
                    func scene(_ scene: UIScene, willConnectTo session: UISceneSession, options: UIScene.ConnectionOptions) {
                        let activity = options.userActivities.first ?? session.stateRestorationActivity
                        tab = activity?.userInfo?["selectedTab"] as? Int ?? 0 // expect: activity-key-asymmetry
                    }
                    func stateRestorationActivity(for scene: UIScene) -> NSUserActivity? {
                        let activity = NSUserActivity(activityType: "tabs")
                        activity.addUserInfoEntries(from: ["tab": tab])
                        return activity
                    }
                }
                """),
            .bad("""
                //- Delegate.swift
                @main
                class AppDelegate: UIResponder, UIApplicationDelegate {}
                class SceneDelegate: UIResponder, UIWindowSceneDelegate {
                    func scene(_ scene: UIScene, restoreInteractionStateWith activity: NSUserActivity) { restore(activity) }
                    func restore(_ activity: NSUserActivity) {
                        guard let info = activity.userInfo else { return }
                        print(info[Keys.page] as? Int ?? 0, info[Keys.title] as? String ?? "") // expect: activity-key-asymmetry
                    }
                    func stateRestorationActivity(for scene: UIScene) -> NSUserActivity? { scene.userActivity }
                }
                //- Reader.swift
                enum Keys { static let page = "page", title = "title" }
                class Reader: UIViewController {
                    var page = 1
                    func share() {
                        let activity = NSUserActivity(activityType: "read")
                        var info: [String: Any] = [:]
                        info[Keys.page] = page
                        info.updateValue(1, forKey: "name")
                        activity.userInfo = info
                        view.window?.windowScene?.userActivity = activity
                    }
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
                    NSUserActivity *activity = session.stateRestorationActivity;
                    self.page = activity.userInfo[@"Page"]; // expect: activity-key-asymmetry
                }
                - (NSUserActivity *)stateRestorationActivityForScene:(UIScene *)scene {
                    NSUserActivity *activity = [[NSUserActivity alloc] initWithActivityType:@"read"];
                    NSMutableDictionary *info = [NSMutableDictionary dictionary];
                    [info setObject:@3 forKey:@"page"];
                    [activity addUserInfoEntriesFromDictionary:info];
                    return activity;
                }
                @end
                """),
            .good("""
                enum Keys { static let tab = "tab" }
                @main
                class AppDelegate: UIResponder, UIApplicationDelegate {}
                class SceneDelegate: UIResponder, UIWindowSceneDelegate {
                    var tab = 0
                    func scene(_ scene: UIScene, willConnectTo session: UISceneSession, options: UIScene.ConnectionOptions) {
                        tab = session.stateRestorationActivity?.userInfo?["tab"] as? Int ?? 0
                    }
                    func stateRestorationActivity(for scene: UIScene) -> NSUserActivity? {
                        let activity = NSUserActivity(activityType: "tabs")
                        activity.userInfo = [Keys.tab: tab]
                        return activity
                    }
                }
                """),
            .good("""
                // What a former version saved, what a search hands over, and what the session keeps by itself.
                @main
                class AppDelegate: UIResponder, UIApplicationDelegate {}
                class SceneDelegate: UIResponder, UIWindowSceneDelegate {
                    func scene(_ scene: UIScene, willConnectTo session: UISceneSession, options: UIScene.ConnectionOptions) {
                        let info = (options.userActivities.first ?? session.stateRestorationActivity)?.userInfo
                        print(info?["tab"] ?? info?["selectedTab"] ?? 0, info?["kCSSearchableItemActivityIdentifier"] ?? "")
                        if let tab = info?["tab"] { print(tab) } else { print(info?["index"] ?? 0) }
                        migrate(legacyActivity: session.stateRestorationActivity)
                        print(session.userInfo?["window"] ?? "")
                    }
                    func migrate(legacyActivity: NSUserActivity?) { print(legacyActivity?.userInfo?["window"] ?? "") }
                    func stateRestorationActivity(for scene: UIScene) -> NSUserActivity? {
                        let activity = NSUserActivity(activityType: "tabs")
                        activity.userInfo = ["tab": 1]
                        return activity
                    }
                }
                class Page: UIViewController {
                    override func restoreUserActivityState(_ activity: NSUserActivity) { print(activity.userInfo?["position"] ?? 0) }
                }
                """),
            .good("""
                // Some entries come from elsewhere.
                @main
                class AppDelegate: UIResponder, UIApplicationDelegate {}
                class SceneDelegate: UIResponder, UIWindowSceneDelegate {
                    var state: [String: Any] = [:]
                    func scene(_ scene: UIScene, willConnectTo session: UISceneSession, options: UIScene.ConnectionOptions) {
                        print(session.stateRestorationActivity?.userInfo?["tab"] as? Int ?? 0)
                    }
                    func stateRestorationActivity(for scene: UIScene) -> NSUserActivity? {
                        let activity = NSUserActivity(activityType: "tabs")
                        activity.userInfo = ["version": 1]
                        activity.addUserInfoEntries(from: state)
                        return activity
                    }
                }
                """),
            .good("""
                // An activity's own helper takes any key.
                extension NSUserActivity {
                    subscript(key: String) -> Any? {
                        get { userInfo?[key] }
                        set { userInfo?[key] = newValue }
                    }
                }
                @main
                class AppDelegate: UIResponder, UIApplicationDelegate {}
                class SceneDelegate: UIResponder, UIWindowSceneDelegate {
                    func scene(_ scene: UIScene, willConnectTo session: UISceneSession, options: UIScene.ConnectionOptions) {
                        print(session.stateRestorationActivity?.userInfo?["tab"] as? Int ?? 0)
                    }
                    func stateRestorationActivity(for scene: UIScene) -> NSUserActivity? {
                        let activity = NSUserActivity(activityType: "tabs")
                        activity.addUserInfoEntries(from: ["version": 1])
                        activity["tab"] = 2
                        return activity
                    }
                }
                """),
            .good("""
                // A dictionary that others fill.
                @main
                class AppDelegate: UIResponder, UIApplicationDelegate {}
                class SceneDelegate: UIResponder, UIWindowSceneDelegate {
                    var tabs = Tabs()
                    func scene(_ scene: UIScene, willConnectTo session: UISceneSession, options: UIScene.ConnectionOptions) {
                        print(session.stateRestorationActivity?.userInfo?["tab"] as? Int ?? 0)
                    }
                    func stateRestorationActivity(for scene: UIScene) -> NSUserActivity? {
                        let activity = NSUserActivity(activityType: "tabs")
                        var info: [String: Any] = ["version": 1]
                        tabs.write(to: &info)
                        activity.userInfo = info
                        return activity
                    }
                }
                """),
            .good("""
                // The activity's own dictionary, filled by others.
                @main
                class AppDelegate: UIResponder, UIApplicationDelegate {}
                class SceneDelegate: UIResponder, UIWindowSceneDelegate {
                    var tabs = Tabs()
                    func scene(_ scene: UIScene, willConnectTo session: UISceneSession, options: UIScene.ConnectionOptions) {
                        print(session.stateRestorationActivity?.userInfo?["tab"] as? Int ?? 0)
                    }
                    func stateRestorationActivity(for scene: UIScene) -> NSUserActivity? {
                        let activity = NSUserActivity(activityType: "tabs")
                        activity.userInfo = ["version": 1]
                        tabs.write(to: &activity.userInfo)
                        return activity
                    }
                }
                """),
        ]
    ) { app in
        let keys = app.activityKeys()
        guard !keys.isEmpty else { return [] }
        return app.activityReads(handedOver: false).compactMap { read -> (key: String, finding: Finding)? in
            guard !read.isOfSession, let key = read.key.text, let written = keys[app.unit(of: read.function)], !written.contains(key),
                !UIKit.isActivityKey(key), !app.isFallback(read)
            else { return nil }
            let nearest = Suggestion.nearest(to: key, among: written.writes, named: \.key)
            let finding = Finding(
                at: read.function.location(read.range), "key '\(key)' is read from the restored activity but never put into one",
                symbol: read.function.symbol, notes: nearest.map { [Note(at: $0.location, "'\($0.key)' is put into one here")] } ?? [])
            return (key, finding)
        }.first(ofEach: { "\($0.finding.location.path) \($0.key)" }).map(\.finding)
    }
}
