//- App.swift
import UIKit
@main
final class AppDelegate: UIResponder, UIApplicationDelegate {}
//- Place.swift
import UIKit
/// Compared, written whole, looked at by another file, and what a protocol asks for.
struct Place: Equatable {
    let id: String
    init?(_ activity: NSUserActivity) {
        guard let id = activity.userInfo?["id"] as? String else { return nil }
        self.id = id
    }
}
struct Zoom: Codable {
    let factor: Double
    init?(_ activity: NSUserActivity) {
        guard let factor = activity.userInfo?["factor"] as? Double else { return nil }
        self.factor = factor
    }
}
struct Line {
    let number: Int
    init?(_ activity: NSUserActivity) {
        guard let number = activity.userInfo?["number"] as? Int else { return nil }
        self.number = number
    }
}
struct Tab: Identifiable {
    let id: Int
    init?(_ activity: NSUserActivity) {
        guard let id = activity.userInfo?["tab"] as? Int else { return nil }
        self.id = id
    }
}
protocol Named { var name: String { get } }
struct Chapter: Named {
    let name: String
    init?(_ activity: NSUserActivity) {
        guard let name = activity.userInfo?["name"] as? String else { return nil }
        self.name = name
    }
}
//- SceneDelegate.swift
import UIKit
final class SceneDelegate: UIResponder, UIWindowSceneDelegate {
    var window: UIWindow?
    private var pendingTab: Int?
    func scene(_ scene: UIScene, willConnectTo session: UISceneSession, options: UIScene.ConnectionOptions) {
        guard let activity = session.stateRestorationActivity else { return }
        pendingTab = activity.userInfo?["pending"] as? Int
        open(Place(activity), Zoom(activity), Line(activity), Tab(activity), Chapter(activity))
    }
    func sceneDidBecomeActive(_ scene: UIScene) {
        guard let tab = pendingTab else { return }
        (window?.rootViewController as? UITabBarController)?.selectedIndex = tab
    }
    func open(_ place: Place?, _ zoom: Zoom?, _ line: Line?, _ tab: Tab?, _ chapter: Chapter?) {
        Shelf.shared.show(place, zoom, line, tab, chapter)
    }
    func stateRestorationActivity(for scene: UIScene) -> NSUserActivity? {
        let activity = NSUserActivity(activityType: "com.example.reader")
        activity.userInfo = ["id": "", "factor": 1.0, "number": 1, "tab": 1, "name": "", "pending": 2]
        return activity
    }
}
//- Shelf.swift
final class Shelf {
    static let shared = Shelf()
    private var last: Place?
    func show(_ place: Place?, _ zoom: Zoom?, _ line: Line?, _ tab: Tab?, _ chapter: (any Named)?) {
        if place != last { last = place }
        write(line?.number ?? 0, chapter?.name ?? "")
    }
    private func write(_ number: Int, _ name: String) {}
}
