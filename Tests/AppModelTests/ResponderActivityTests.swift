import Testing

@testable import AppModel

/// Activities that are empty when they are saved.
struct ResponderActivityTests {
    /// The classes that hold one.
    private func owners(_ members: String, saver: String = "editor.userActivity", outside: String = "") -> [String] {
        let app = app("""
            class Editor: UIViewController {
                var restored: NSUserActivity? { userActivity }
                \(members)
            }
            class SceneDelegate: UIResponder, UIWindowSceneDelegate {
                let editor = Editor()
                func stateRestorationActivity(for scene: UIScene) -> NSUserActivity? { \(saver) }
            }
            \(outside)
            """)
        return app.emptiedActivities().map(\.owner.name)
    }

    private let share = """
        func f() {
            let activity = NSUserActivity(activityType: "edit")
            activity.userInfo = ["page": 1]
            userActivity = activity
        }
        """

    @Test func whatTheDelegateHandsOutIsFollowedToItsResponder() {
        #expect(owners(share) == ["Editor"])
        #expect(owners(share, saver: "editor.restored") == ["Editor"])
        #expect(owners(share, saver: """
            if let activity = editor.restored { return activity }
            return nil
            """) == ["Editor"])
        #expect(owners(share, saver: "(scene as? UIWindowScene)?.windows.first.flatMap { $0.rootViewController as? Editor }?.userActivity ?? editor.userActivity") == ["Editor"])
        #expect(owners(share, saver: "nil") == [])
        #expect(owners(share, saver: "scene.userActivity") == [])
    }

    @Test func aSceneMayShareAnActivityWithAResponder() {
        #expect(owners(share + "\nfunc g() { view.window?.windowScene?.userActivity = userActivity }", saver: "scene.userActivity") == ["Editor"])
        #expect(owners(share + "\nfunc g(_ session: UISceneSession) { session.stateRestorationActivity = userActivity }", saver: "nil") == ["Editor"])
        let scene = """
            func f() { userActivity = view.window?.windowScene?.userActivity }
            func g(_ scene: UIScene) { scene.userActivity?.addUserInfoEntries(from: ["page": 1]) }
            """
        #expect(owners(scene, saver: "scene.userActivity") == ["Editor"])
        let other = "class Reader: UIViewController { override func updateUserActivityState(_ activity: NSUserActivity) { fill(activity) } }"
        #expect(owners(scene, saver: "scene.userActivity", outside: other) == [])
        #expect(owners(share, outside: other) == ["Editor"])
    }

    @Test func entriesComeFromTheBodyItsHelpersAndItsMakers() {
        #expect(owners("func f() { userActivity = NSUserActivity(activityType: \"edit\") }") == [])
        #expect(owners("""
            func f() { userActivity = NSUserActivity(activityType: "edit") }
            func g() { userActivity?.userInfo?["page"] = 1 }
            """) == ["Editor"])
        #expect(owners("""
            func f() {
                userActivity = NSUserActivity(activityType: "edit")
                userActivity?.userInfo = [:]
            }
            """) == [])
        let make = """
            func make() -> NSUserActivity {
                let activity = NSUserActivity(activityType: "edit")
                activity.userInfo = ["page": 1]
                return activity
            }
            """
        #expect(owners(make + "\nfunc f() { userActivity = make() }") == ["Editor"])
        let fill = "func fill(_ activity: NSUserActivity) { activity.userInfo = [\"page\": 1] }"
        #expect(owners(fill + "\nfunc f() { let activity = NSUserActivity(activityType: \"edit\"); fill(activity); userActivity = activity }") == ["Editor"])
    }

    @Test func whoeverMayFillItAgainKeepsItFull() {
        for outside in [
            "extension Editor { override func updateUserActivityState(_ activity: NSUserActivity) { fill(activity) } }",
            "class Late: Editor { override func updateUserActivityState(_ activity: NSUserActivity) { fill(activity) } }",
            "extension UIResponder { func updateUserActivityState(_ activity: NSUserActivity) { fill(activity) } }",
            "class Filler: NSObject { func userActivityWillSave(_ activity: NSUserActivity) { fill(activity) } }",
        ] {
            #expect(owners(share, outside: outside) == [], "\(outside)")
        }
        #expect(owners(share, saver: """
            editor.userActivity?.addUserInfoEntries(from: ["page": 2])
            return editor.userActivity
            """) == [])
        #expect(owners("""
            func f() {
                let activity = NSUserActivity(activityType: "edit")
                activity.userInfo = ["page": 1]
                activity.delegate = filler
                userActivity = activity
            }
            """) == [])
    }
}
