// One line makes every split view, so that which of them is in which is not told.
@main class Delegate: UIResponder, UIApplicationDelegate {
    var window: UIWindow?

    func application(_ application: UIApplication, willFinishLaunchingWithOptions options: [UIApplication.LaunchOptionsKey: Any]?) -> Bool {
        var root: UIViewController = UIViewController()
        Kind.split([.screen, .navigation(.screen)]).render(into: &root)
        root.restorationIdentifier = "root"
        window = UIWindow()
        window?.rootViewController = root
        return true
    }

    func application(_ application: UIApplication, shouldSaveSecureApplicationState coder: NSCoder) -> Bool {
        true
    }

    func application(_ application: UIApplication, shouldRestoreSecureApplicationState coder: NSCoder) -> Bool {
        true
    }
}

indirect enum Kind {
    case screen
    case navigation(Kind)
    case split([Kind])

    func render(into change: inout UIViewController) {
        switch self {
        case .screen:
            change = Screen()
        case .navigation(let root):
            var inner = UIViewController()
            root.render(into: &inner)
            change = UINavigationController(rootViewController: inner)
        case .split(let parts):
            let split = UISplitViewController()
            split.viewControllers = parts.map { part in
                var inner = UIViewController()
                part.render(into: &inner)
                return inner
            }
            change = split
        }
    }
}

class Screen: UIViewController {
    override func encodeRestorableState(with coder: NSCoder) {
        super.encodeRestorableState(with: coder)
    }
}
