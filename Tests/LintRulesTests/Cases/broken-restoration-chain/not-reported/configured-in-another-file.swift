//- Delegate.swift
@main
final class Delegate: UIResponder, UIApplicationDelegate {
    let window = UIWindow(frame: UIScreen.main.bounds)
    func application(
        _ application: UIApplication, willFinishLaunchingWithOptions options: [UIApplication.LaunchOptionsKey: Any]?
    ) -> Bool {
        window.rootViewController = MusicTabs()
        window.makeKeyAndVisible()
        return true
    }
    func application(_ application: UIApplication, shouldSaveSecureApplicationState coder: NSCoder) -> Bool { true }
    func application(_ application: UIApplication, shouldRestoreSecureApplicationState coder: NSCoder) -> Bool { true }
}
final class Songs: UIViewController {
    init() {
        super.init(nibName: nil, bundle: nil)
        configure()
    }
    required init?(coder: NSCoder) { nil }
    private func configure() {
        restorationIdentifier = "songs"
    }
}
final class MusicTabs: UITabBarController {
    init(configurator: Configurator = Configurator.shared) {
        super.init(nibName: nil, bundle: nil)
        configurator.configure(self)
    }
    required init?(coder: NSCoder) { nil }
    override func viewDidLoad() {
        super.viewDidLoad()
        setViewControllers([Songs()], animated: false)
    }
}
//- Configurator.swift
final class Configurator {
    static let shared = Configurator()
    func configure(_ tabs: MusicTabs) {
        Naming().configure(tabs)
    }
}
//- Naming.swift
final class Naming {
    func configure(_ controller: UIViewController) {
        controller.restorationIdentifier = "tabs"
    }
}
