//- AppDelegate.swift
import UIKit
@main
final class AppDelegate: UIResponder, UIApplicationDelegate {
    func application(_ application: UIApplication, didFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?) -> Bool {
        return true
    }
}
//- Info.plist
<?xml version="1.0" encoding="UTF-8"?>
<!DOCTYPE plist PUBLIC "-//Apple//DTD PLIST 1.0//EN" "http://www.apple.com/DTDs/PropertyList-1.0.dtd">
<plist version="1.0"><dict>
<key>NSUserActivityTypes</key><array><string>com.example.shop.main</string></array>
<key>UIApplicationSceneManifest</key><dict><key>UIApplicationSupportsMultipleScenes</key><true/><key>UISceneConfigurations</key><dict><key>UIWindowSceneSessionRoleApplication</key><array><dict><key>UISceneConfigurationName</key><string>Default</string><key>UISceneDelegateClassName</key><string>$(PRODUCT_MODULE_NAME).SceneDelegate</string></dict></array></dict></dict>
</dict></plist>
//- SceneDelegate.swift
import UIKit
final class SceneDelegate: UIResponder, UIWindowSceneDelegate {
    var window: UIWindow?
    func scene(_ scene: UIScene, willConnectTo session: UISceneSession, options connectionOptions: UIScene.ConnectionOptions) {
        guard let windowScene = scene as? UIWindowScene else { return }
        let navigation = UINavigationController(rootViewController: OverviewViewController())
        let newWindow = UIWindow(windowScene: windowScene)
        newWindow.rootViewController = navigation
        newWindow.makeKeyAndVisible()
        window = newWindow
        guard let activity = session.stateRestorationActivity else { return }
        scene.userActivity = activity
        restore(from: activity.userInfo ?? [:], in: navigation)
    }
    func stateRestorationActivity(for scene: UIScene) -> NSUserActivity? {
        return scene.userActivity
    }
    private func restore(from info: [AnyHashable: Any], in navigation: UINavigationController) {
        guard let name = info[RestorationKeys.lastScreen.rawValue] as? String,
              let screen = RestorationScreens(rawValue: name) else { return }
        switch screen {
        case .folder:
            guard let folderId = info[RestorationKeys.folderId.rawValue] as? Int else { return }
            navigation.pushViewController(FolderViewController(folderId: folderId), animated: false)
        }
    }
}
//- SceneStateKeeping.swift
import UIKit
enum RestorationScreens: String {
    case folder
}
enum RestorationKeys: String {
    case lastScreen
    case folderId
}
protocol SceneStateKeeping {
    var sceneMetadata: [AnyHashable: Any] { get }
}
extension UIViewController {
    func saveSceneState() {
        let metadata: [AnyHashable: Any] = [RestorationKeys.lastScreen.rawValue: "folder", RestorationKeys.folderId.rawValue: 7]
        let activity = NSUserActivity(activityType: "com.example.shop.main")
        activity.addUserInfoEntries(from: metadata)
        view.window?.windowScene?.userActivity = activity
    }
}
//- Screens.swift
import UIKit
final class OverviewViewController: UIViewController {
    func open(folderId: Int) {
        navigationController?.pushViewController(FolderViewController(folderId: folderId), animated: true)
    }
}
final class FolderViewController: UIViewController, SceneStateKeeping {
    private let folderId: Int
    init(folderId: Int) {
        self.folderId = folderId
        super.init(nibName: nil, bundle: nil)
    }
    required init?(coder: NSCoder) {
        return nil
    }
    var sceneMetadata: [AnyHashable: Any] {
        [
            RestorationKeys.lastScreen.rawValue: RestorationScreens.folder.rawValue,
            RestorationKeys.folderId.rawValue: folderId
        ]
    }
    override func viewDidAppear(_ animated: Bool) {
        super.viewDidAppear(animated)
        self.saveSceneState() // expect: stale-scene-activity
    }
}
