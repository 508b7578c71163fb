// What is above or behind these classes may see to it.
@main
class AppDelegate: UIResponder, UIApplicationDelegate {}
class SceneDelegate: UIResponder, UIWindowSceneDelegate {
    func scene(_ scene: UIScene, willConnectTo session: UISceneSession, options: UIScene.ConnectionOptions) {
        scene.title = session.stateRestorationActivity?.title
    }
    func stateRestorationActivity(for scene: UIScene) -> NSUserActivity? { scene.userActivity }
}
class Screen: VendorController {}
class Browser: UIViewController {
    let screen = Screen()
    let pages = SFSafariViewController(url: URL(string: "https://example.com")!)
    var holder: UIResponder?
    override func viewDidAppear(_ animated: Bool) {
        super.viewDidAppear(animated)
        let scene = view.window?.windowScene
        scene?.userActivity = screen.userActivity ?? pages.userActivity ?? holder?.userActivity
    }
}
