import UIKit

@main
class AppDelegate: UIResponder, UIApplicationDelegate {
    let window = UIWindow(frame: UIScreen.main.bounds)

    func application(_ application: UIApplication, willFinishLaunchingWithOptions options: [UIApplication.LaunchOptionsKey: Any]?) -> Bool {
        let root = MainViewController()
        root.restorationIdentifier = "Main"
        window.rootViewController = root
        return true
    }

    func application(_ application: UIApplication, shouldSaveSecureApplicationState coder: NSCoder) -> Bool { true }
    func application(_ application: UIApplication, shouldRestoreSecureApplicationState coder: NSCoder) -> Bool { true }
}

class MainViewController: UIViewController {
    func open() { present(DetailViewController(), animated: true) }
}

class DetailViewController: UIViewController {}
