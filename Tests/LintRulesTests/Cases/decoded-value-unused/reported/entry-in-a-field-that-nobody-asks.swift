//- App.swift
import UIKit
@main
final class AppDelegate: UIResponder, UIApplicationDelegate {}
//- Place.swift
import UIKit
struct Place {
    let id: String
    let zoom: Double
    var line = 0
    init?(activity: NSUserActivity) {
        guard let info = activity.userInfo, let id = info["id"] as? String else { return nil }
        self.id = id
        zoom = info["zoom"] as? Double ?? 1 // expect: decoded-value-unused
        if let line = info["line"] as? Int { self.line = line } // expect: decoded-value-unused
    }
}
//- SceneDelegate.swift
import UIKit
final class SceneDelegate: UIResponder, UIWindowSceneDelegate {
    var window: UIWindow?
    private var pendingTab: Int?
    func scene(_ scene: UIScene, willConnectTo session: UISceneSession, options: UIScene.ConnectionOptions) {
        guard let activity = session.stateRestorationActivity else { return }
        if let place = Place(activity: activity) { reader?.id = place.id }
        pendingTab = activity.userInfo?["tab"] as? Int // expect: decoded-value-unused
    }
    func stateRestorationActivity(for scene: UIScene) -> NSUserActivity? {
        let activity = NSUserActivity(activityType: "com.example.reader")
        activity.userInfo = ["id": reader?.id ?? "", "zoom": reader?.zoom ?? 1, "line": 3, "tab": 1]
        return activity
    }
    private var reader: Reader? { window?.rootViewController as? Reader }
}
final class Reader: UIViewController {
    var id = ""
    var zoom = 1.0
}
