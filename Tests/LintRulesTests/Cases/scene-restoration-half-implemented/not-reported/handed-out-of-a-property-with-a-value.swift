//- App.swift
import UIKit
@main
final class AppDelegate: UIResponder, UIApplicationDelegate {}
//- Place.swift
import UIKit
struct Place {
    var id: String
    func activity() -> NSUserActivity {
        let activity = NSUserActivity(activityType: "com.example.place")
        activity.userInfo = ["id": id]
        return activity
    }
}
//- SceneDelegate.swift
import UIKit
/// Filled by a file that knows nothing of it.
final class SceneDelegate: UIResponder, UIWindowSceneDelegate {
    var window: UIWindow?
    var current: Place?
    func scene(_ scene: UIScene, willConnectTo session: UISceneSession, options: UIScene.ConnectionOptions) {
        window?.rootViewController?.title = session.stateRestorationActivity?.userInfo?["id"] as? String
    }
    func stateRestorationActivity(for scene: UIScene) -> NSUserActivity? { current?.activity() }
}
//- List.swift
import UIKit
final class List: UITableViewController {
    override func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
        (view.window?.windowScene?.delegate as? SceneDelegate)?.current = Place(id: String(indexPath.row))
    }
}
//- LibrarySceneDelegate.swift
import UIKit
/// Filled by reference, through a path, or not asked for where it is missing.
final class LibrarySceneDelegate: UIResponder, UIWindowSceneDelegate {
    var window: UIWindow?
    private var shelf: Place?
    private let path: WritableKeyPath<LibrarySceneDelegate, Place?> = \.shelf
    func scene(_ scene: UIScene, willConnectTo session: UISceneSession, options: UIScene.ConnectionOptions) {
        window?.rootViewController?.title = session.stateRestorationActivity?.userInfo?["id"] as? String
    }
    func stateRestorationActivity(for scene: UIScene) -> NSUserActivity? { shelf.map { $0.activity() } }
}
final class ThirdSceneDelegate: UIResponder, UIWindowSceneDelegate {
    var window: UIWindow?
    private var shelf: Place?
    func scene(_ scene: UIScene, willConnectTo session: UISceneSession, options: UIScene.ConnectionOptions) {
        window?.rootViewController?.title = session.stateRestorationActivity?.userInfo?["id"] as? String
    }
    func sceneDidBecomeActive(_ scene: UIScene) { fill(&shelf) }
    private func fill(_ place: inout Place?) { place = Place(id: "first") }
    func stateRestorationActivity(for scene: UIScene) -> NSUserActivity? { shelf?.activity() }
}
final class FourthSceneDelegate: UIResponder, UIWindowSceneDelegate {
    var window: UIWindow?
    private var shelf: Place?
    func scene(_ scene: UIScene, willConnectTo session: UISceneSession, options: UIScene.ConnectionOptions) {
        window?.rootViewController?.title = session.stateRestorationActivity?.userInfo?["id"] as? String
    }
    func stateRestorationActivity(for scene: UIScene) -> NSUserActivity? { shelf?.activity() ?? Place(id: "first").activity() }
}
