//- App.swift
import UIKit
class KitchenViewController: UIViewController {
    var day: String?
    init() { super.init(nibName: nil, bundle: nil); restorationIdentifier = "kitchen" }
    required init?(coder: NSCoder) { fatalError() }
    override func encodeRestorableState(with coder: NSCoder) { super.encodeRestorableState(with: coder); coder.encode(day, forKey: "day") }
    override func decodeRestorableState(with coder: NSCoder) { super.decodeRestorableState(with: coder); day = coder.decodeObject(of: NSString.self, forKey: "day") as String? }
}

final class StallRootViewController: UITabBarController {
    init() { super.init(nibName: nil, bundle: nil) }
    required init?(coder: NSCoder) { fatalError() }
    override func viewDidLoad() { super.viewDidLoad(); setUp() }
    private func setUp() { viewControllers = [KitchenViewController()] } // expect: broken-restoration-chain
}
class SplashViewController: UIViewController {
    init() { super.init(nibName: nil, bundle: nil); restorationIdentifier = "splash" }
    required init?(coder: NSCoder) { fatalError() }
    @objc func open() { present(StallRootViewController(), animated: true) }
}
@main
class AppDelegate: UIResponder, UIApplicationDelegate {
    var window: UIWindow?
    func application(_ application: UIApplication, willFinishLaunchingWithOptions o: [UIApplication.LaunchOptionsKey: Any]? = nil) -> Bool {
        window = UIWindow(frame: UIScreen.main.bounds)
        window?.rootViewController = SplashViewController()
        window?.makeKeyAndVisible()
        return true
    }
    func application(_ application: UIApplication, shouldSaveSecureApplicationState coder: NSCoder) -> Bool { return true }
    func application(_ application: UIApplication, shouldRestoreSecureApplicationState coder: NSCoder) -> Bool { return true }
}
