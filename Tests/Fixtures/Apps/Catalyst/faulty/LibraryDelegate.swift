import UIKit

final class LibraryDelegate: UIResponder, UIWindowSceneDelegate {
    var window: UIWindow?

    func scene(_ scene: UIScene, willConnectTo session: UISceneSession, options: UIScene.ConnectionOptions) {
        guard let windowScene = scene as? UIWindowScene else { return }
        if let activity = session.stateRestorationActivity {
            restore(activity) // expect: restored-too-early
        }
        let window = UIWindow(windowScene: windowScene)
        window.rootViewController = UINavigationController(rootViewController: FolderController(folder: nil))
        self.window = window
        window.makeKeyAndVisible()
        #if targetEnvironment(macCatalyst)
            windowScene.titlebar?.titleVisibility = .hidden
        #endif
    }

    func stateRestorationActivity(for scene: UIScene) -> NSUserActivity? {
        let navigation = window?.rootViewController as? UINavigationController
        return (navigation?.topViewController as? FolderController)?.restorableActivity
    }

    private func restore(_ activity: NSUserActivity) {
        let navigation = window?.rootViewController as? UINavigationController
        let path = activity.userInfo?[Activities.folderKey] as? String
        let folder = FolderController(folder: path.map { URL(fileURLWithPath: $0) })
        folder.showsPanel = activity.userInfo?[Activities.panelKey] as? Bool ?? false // expect: activity-key-asymmetry
        navigation?.pushViewController(folder, animated: false)
    }
}
