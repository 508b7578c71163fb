@main class AppDelegate: UIResponder, UIApplicationDelegate {
    func application(_ application: UIApplication, shouldSaveSecureApplicationState coder: NSCoder) -> Bool { true }
    func application(_ application: UIApplication, shouldRestoreSecureApplicationState coder: NSCoder) -> Bool { true }
}
class Feed: UIViewController {
    init() {
        super.init(nibName: nil, bundle: nil)
        restorationIdentifier = "feed"
    }
    required init?(coder: NSCoder) { fatalError() }
}
class Coordinator {
    let navigation: UINavigationController
    init(navigation: UINavigationController) { self.navigation = navigation }
    func start() { navigation.pushViewController(Feed(), animated: false) }
}
class Scene {
    let window = UIWindow()
    var coordinator: Coordinator?
    func begin() {
        let navigation = UINavigationController() // expect: broken-restoration-chain
        coordinator = Coordinator(navigation: navigation)
        coordinator?.start()
        window.rootViewController = navigation
    }
}
