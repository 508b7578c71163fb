import UIKit

@main
class AppDelegate: UIResponder, UIApplicationDelegate {
    func application(_ application: UIApplication, configurationForConnecting session: UISceneSession, options: UIScene.ConnectionOptions) -> UISceneConfiguration {
        UISceneConfiguration(name: "Main", sessionRole: session.role)
    }
}

class SceneDelegate: UIResponder, UIWindowSceneDelegate {
    var window: UIWindow?

    func scene(_ scene: UIScene, willConnectTo session: UISceneSession, options: UIScene.ConnectionOptions) {
        guard let scene = scene as? UIWindowScene else { return }
        window = UIWindow(windowScene: scene)
        window?.rootViewController = UINavigationController(rootViewController: NotesViewController())
        window?.makeKeyAndVisible()
        if let activity = session.stateRestorationActivity { scene.userActivity = activity }
    }

    func stateRestorationActivity(for scene: UIScene) -> NSUserActivity? { scene.userActivity }
}

class NotesViewController: UITableViewController {
    override func viewDidLoad() {
        super.viewDidLoad()
        restorationIdentifier = "Notes"
    }

    func open() { navigationController?.pushViewController(NoteViewController(), animated: true) }
}

class NoteViewController: UIViewController {}
