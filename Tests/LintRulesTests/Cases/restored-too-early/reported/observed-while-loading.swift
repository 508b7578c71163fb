//- App.swift
import UIKit
@main class AppDelegate: UIResponder, UIApplicationDelegate {}
class SceneDelegate: UIResponder, UIWindowSceneDelegate {
    var window: UIWindow?
    func scene(_ scene: UIScene, willConnectTo session: UISceneSession, options: UIScene.ConnectionOptions) {
        guard let activity = session.stateRestorationActivity else { return }
        (window?.rootViewController as? Root)?.open(activity)
    }
    func stateRestorationActivity(for scene: UIScene) -> NSUserActivity? { scene.userActivity }
}
enum Kind: String { case chat = "com.example.chat"; case setting = "com.example.setting" }
class Root: UIViewController {
    var current: NSUserActivity? {
        didSet { view.window?.windowScene?.userActivity = current } // expect: restored-too-early
    }
    func open(_ activity: NSUserActivity) { print(activity.activityType) }
    override func viewDidLoad() {
        super.viewDidLoad()
        current = NSUserActivity(activityType: Kind.chat.rawValue)
    }
}
