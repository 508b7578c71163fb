//- App.swift
import UIKit
@main
class Delegate: UIResponder, UIApplicationDelegate {}
enum Stop: Codable {
    case home
    case town(String)
    static func first() -> Self { .home }
}
extension NSUserActivity {
    var stop: Stop {
        get { (userInfo?["stop"] as? Data).flatMap { try? JSONDecoder().decode(Stop.self, from: $0) } ?? .home }
        set {
            if let data = try? JSONEncoder().encode(newValue) {
                addUserInfoEntries(from: ["stop": data])
            } else {
                userInfo?["stop"] = Stop.first() // expect: activity-unsupported-value
            }
        }
    }
}
class Scene: UIResponder, UIWindowSceneDelegate {
    var window: UIWindow?
    func scene(_ scene: UIScene, willConnectTo session: UISceneSession, options: UIScene.ConnectionOptions) {
        guard let activity = session.stateRestorationActivity else { return }
        scene.title = "\(activity.stop)"
    }
    func stateRestorationActivity(for scene: UIScene) -> NSUserActivity? {
        let activity = NSUserActivity(activityType: "travel")
        activity.stop = .town("x")
        return activity
    }
}
