// The storyboard's stack gives way to another root somewhere.
//- Base.lproj/Main.storyboard
<?xml version="1.0" encoding="UTF-8"?>
<document type="com.apple.InterfaceBuilder3.CocoaTouch.Storyboard.XIB" initialViewController="a">
    <scenes>
        <scene sceneID="s">
            <objects>
                <navigationController id="a" sceneMemberID="viewController"/>
            </objects>
        </scene>
    </scenes>
</document>
//- App.swift
@main
class AppDelegate: UIResponder, UIApplicationDelegate {}
class SceneDelegate: UIResponder, UIWindowSceneDelegate {
    var window: UIWindow?
    func scene(_ scene: UIScene, willConnectTo session: UISceneSession, options: UIScene.ConnectionOptions) {
        guard let activity = session.stateRestorationActivity else { return }
        Launch.begin(in: window)
        if let reader = window?.rootViewController as? Reader {
            reader.open(activity)
        }
    }
    func stateRestorationActivity(for scene: UIScene) -> NSUserActivity? { scene.userActivity }
}
class Reader: UIViewController {
    var page = 0
    func open(_ activity: NSUserActivity) {
        page = activity.userInfo?["page"] as? Int ?? 0
        view.window?.windowScene?.userActivity = activity
    }
    func turn(_ scene: UIScene) {
        let activity = NSUserActivity(activityType: "read")
        activity.userInfo = ["page": page]
        scene.userActivity = activity
    }
}
//- Launch.swift
enum Launch {
    static func begin(in window: UIWindow?) {
        window?.rootViewController = Reader()
    }
}
