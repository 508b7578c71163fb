import UIKit

@main
class AppDelegate: UIResponder, UIApplicationDelegate {}

enum Kind: String {
    case amount
    case tip
}

final class Model {
    var kind: Kind?

    init(_ data: [String: Any]) {
        if let text = data["kind"] as? String {
            kind = Kind(rawValue: text)! // expect: unsafe-restored-value
        }
    }
}

class SceneDelegate: UIResponder, UIWindowSceneDelegate {
    var window: UIWindow?
    var model: Model?

    func scene(_ scene: UIScene, willConnectTo session: UISceneSession, options connectionOptions: UIScene.ConnectionOptions) {
        guard let activity = session.stateRestorationActivity else { return }
        scene.userActivity = activity
        if let userInfo = activity.userInfo {
            if let dict = userInfo["model"] as? [String: Any] {
                model = Model(dict)
            }
        }
    }

    func stateRestorationActivity(for scene: UIScene) -> NSUserActivity? {
        let activity = NSUserActivity(activityType: "com.example.page")
        activity.userInfo = ["model": ["kind": "tip"]]
        return activity
    }
}
