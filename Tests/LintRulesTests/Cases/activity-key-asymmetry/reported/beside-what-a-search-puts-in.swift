// The keys of Core Spotlight are no keys of the app's: what it puts in under one hides none.
import CoreSpotlight
import UIKit
@main
class AppDelegate: UIResponder, UIApplicationDelegate {}
class SceneDelegate: UIResponder, UIWindowSceneDelegate {
    var page = 1
    var note = ""
    func scene(_ scene: UIScene, willConnectTo session: UISceneSession, options: UIScene.ConnectionOptions) {
        guard let info = session.stateRestorationActivity?.userInfo else { return }
        page = info["row"] as? Int ?? 1 // expect: activity-key-asymmetry
        note = info[CSSearchableItemActivityIdentifier] as? String ?? ""
    }
    func stateRestorationActivity(for scene: UIScene) -> NSUserActivity? {
        let activity = NSUserActivity(activityType: "com.example.page")
        activity.addUserInfoEntries(from: ["page": page])
        return activity
    }
    func open(_ note: String) {
        let activity = NSUserActivity(activityType: CSSearchableItemActionType)
        activity.addUserInfoEntries(from: [CSSearchableItemActivityIdentifier: note, CSSearchQueryString: ""])
        activity.becomeCurrent()
    }
}
