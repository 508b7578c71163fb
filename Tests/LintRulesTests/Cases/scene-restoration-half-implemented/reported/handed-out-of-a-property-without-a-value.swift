//- App.swift
import UIKit
@main
final class AppDelegate: UIResponder, UIApplicationDelegate {}
//- Place.swift
import UIKit
struct Place {
    var id: String
    func activity() throws -> NSUserActivity {
        let activity = NSUserActivity(activityType: "com.example.place")
        activity.userInfo = ["id": id]
        return activity
    }
}
//- SceneDelegate.swift
import UIKit
final class SceneDelegate: UIResponder, UIWindowSceneDelegate {
    var window: UIWindow?
    var current: Place?
    func scene(_ scene: UIScene, willConnectTo session: UISceneSession, options: UIScene.ConnectionOptions) {
        window?.rootViewController?.title = session.stateRestorationActivity?.userInfo?["id"] as? String
    }
    func stateRestorationActivity(for scene: UIScene) -> NSUserActivity? { // expect: scene-restoration-half-implemented
        try? current?.activity()
    }
}
//- LibrarySceneDelegate.swift
import UIKit
final class LibrarySceneDelegate: UIResponder, UIWindowSceneDelegate {
    var window: UIWindow?
    private var activity: NSUserActivity?
    private var shelf: Place? = nil
    func scene(_ scene: UIScene, willConnectTo session: UISceneSession, options: UIScene.ConnectionOptions) {
        window?.rootViewController?.title = session.stateRestorationActivity?.userInfo?["id"] as? String
    }
    func stateRestorationActivity(for scene: UIScene) -> NSUserActivity? { // expect: scene-restoration-half-implemented
        guard let shelf = shelf else { return nil }
        let activity = NSUserActivity(activityType: "com.example.place")
        activity.userInfo = ["id": shelf.id]
        return activity
    }
}
