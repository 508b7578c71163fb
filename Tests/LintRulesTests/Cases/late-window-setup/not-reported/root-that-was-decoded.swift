import UIKit
final class Reader: UIViewController {
    init() {
        super.init(nibName: nil, bundle: nil)
        restorationIdentifier = "reader"
    }
    required init?(coder: NSCoder) { nil }
}
@main final class Delegate: UIResponder, UIApplicationDelegate {
    var window: UIWindow?
    lazy var reader = Reader()
    func application(_ application: UIApplication, shouldSaveSecureApplicationState coder: NSCoder) -> Bool { true }
    func application(_ application: UIApplication, shouldRestoreSecureApplicationState coder: NSCoder) -> Bool { true }
    func application(_ application: UIApplication, willEncodeRestorableStateWith coder: NSCoder) {
        coder.encode(window?.rootViewController, forKey: "root")
    }
    func application(_ application: UIApplication, didDecodeRestorableStateWith coder: NSCoder) {
        window?.rootViewController = coder.decodeObject(of: UIViewController.self, forKey: "root")
    }
    func application(_ application: UIApplication, willFinishLaunchingWithOptions options: [UIApplication.LaunchOptionsKey: Any]?) -> Bool {
        window = UIWindow()
        window?.rootViewController = reader
        return true
    }
}
