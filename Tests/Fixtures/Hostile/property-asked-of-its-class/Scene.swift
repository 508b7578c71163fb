import UIKit

final class Scene: UIResponder, UIWindowSceneDelegate {
    func stateRestorationActivity(for scene: UIScene) -> NSUserActivity? {
        let top = UINavigationController.topViewController
        return top.userActivity
    }
}
