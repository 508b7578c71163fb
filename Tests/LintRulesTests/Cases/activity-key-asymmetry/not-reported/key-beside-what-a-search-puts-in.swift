// Nobody of the app's gives what a search does; a key that is put together may be any.
import CoreSpotlight
import UIKit
@main
class AppDelegate: UIResponder, UIApplicationDelegate {}
class SceneDelegate: UIResponder, UIWindowSceneDelegate {
    var page = 1
    var note = ""
    func scene(_ scene: UIScene, willConnectTo session: UISceneSession, options: UIScene.ConnectionOptions) {
        guard let info = session.stateRestorationActivity?.userInfo else { return }
        page = info["page-1"] as? Int ?? 1
        note = info[CSSearchableItemActivityIdentifier] as? String ?? info[CSSearchQueryString] as? String ?? ""
    }
    func stateRestorationActivity(for scene: UIScene) -> NSUserActivity? {
        let activity = NSUserActivity(activityType: "com.example.page")
        activity.addUserInfoEntries(from: ["page-\(page)": page])
        return activity
    }
}
