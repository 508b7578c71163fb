//- AppDelegate.swift
// The stack is presented by the first screen, which is saved, and what stands on it is encoded by that one.
@main
final class AppDelegate: UIResponder, UIApplicationDelegate {
    var window: UIWindow?
    func application(_ application: UIApplication, willFinishLaunchingWithOptions options: [UIApplication.LaunchOptionsKey: Any]?) -> Bool {
        window = UIWindow(frame: UIScreen.main.bounds)
        window?.rootViewController = Menu()
        window?.makeKeyAndVisible()
        return true
    }
    func application(_ application: UIApplication, shouldSaveSecureApplicationState coder: NSCoder) -> Bool { true }
    func application(_ application: UIApplication, shouldRestoreSecureApplicationState coder: NSCoder) -> Bool { true }
}
//- Menu.swift
final class Menu: UIViewController {
    private let visit = Visit()
    private var wasOpen = false
    init() {
        super.init(nibName: nil, bundle: nil)
        restorationIdentifier = "menu"
    }
    required init?(coder: NSCoder) { nil }
    @objc func open() {
        present(UINavigationController(rootViewController: visit), animated: true)
    }
    override func encodeRestorableState(with coder: NSCoder) {
        super.encodeRestorableState(with: coder)
        coder.encode(visit, forKey: "visit")
    }
    override func decodeRestorableState(with coder: NSCoder) {
        super.decodeRestorableState(with: coder)
        wasOpen = coder.decodeObject(of: Visit.self, forKey: "visit") != nil
    }
    override func applicationFinishedRestoringState() {
        super.applicationFinishedRestoringState()
        if wasOpen {
            open()
        }
    }
}
final class Visit: UIViewController {
    init() {
        super.init(nibName: nil, bundle: nil)
        restorationIdentifier = "visit"
    }
    required init?(coder: NSCoder) { nil }
    override func encodeRestorableState(with coder: NSCoder) {
        super.encodeRestorableState(with: coder)
        coder.encode(title, forKey: "title")
    }
    override func decodeRestorableState(with coder: NSCoder) {
        super.decodeRestorableState(with: coder)
        title = coder.decodeObject(of: NSString.self, forKey: "title") as String?
    }
}
