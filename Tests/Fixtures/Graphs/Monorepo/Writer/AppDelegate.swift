import UIKit

@main
class AppDelegate: UIResponder, UIApplicationDelegate {
    let window = UIWindow(frame: UIScreen.main.bounds)

    func application(_ application: UIApplication, willFinishLaunchingWithOptions options: [UIApplication.LaunchOptionsKey: Any]?) -> Bool {
        let root = MainViewController()
        window.rootViewController = root
        return true
    }

    func application(_ application: UIApplication, shouldSaveSecureApplicationState coder: NSCoder) -> Bool { true }
    func application(_ application: UIApplication, shouldRestoreSecureApplicationState coder: NSCoder) -> Bool { true }
}

class MainViewController: UIViewController {
    func open() { show(DetailViewController(), sender: nil) }
}

class DetailViewController: UIViewController {}

extension DetailViewController {
    override func viewDidLoad() {
        super.viewDidLoad()
        restorationIdentifier = "Detail"
    }
}
