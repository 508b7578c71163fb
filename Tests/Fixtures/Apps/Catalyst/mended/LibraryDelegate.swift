import UIKit

final class LibraryDelegate: UIResponder, UIWindowSceneDelegate {
    var window: UIWindow?

    func scene(_ scene: UIScene, willConnectTo session: UISceneSession, options: UIScene.ConnectionOptions) {
        guard let windowScene = scene as? UIWindowScene else { return }
        let window = UIWindow(windowScene: windowScene)
        window.rootViewController = UINavigationController(rootViewController: FolderController(name: nil))
        self.window = window
        if let activity = session.stateRestorationActivity { restore(activity) }
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
        let folder = FolderController(name: activity.userInfo?[Activities.folderKey] as? String)
        folder.showsPanel = activity.userInfo?[Activities.panelKey] as? Bool ?? false
        navigation?.pushViewController(folder, animated: false)
    }
}
