// Its observer does not hear of what the initializer begins with.
@main final class Delegate: UIResponder, UIApplicationDelegate {
    var window: UIWindow?
    func application(_ application: UIApplication, shouldSaveSecureApplicationState coder: NSCoder) -> Bool { true }
    func application(_ application: UIApplication, shouldRestoreSecureApplicationState coder: NSCoder) -> Bool { true }
    func application(
        _ application: UIApplication, willFinishLaunchingWithOptions options: [UIApplication.LaunchOptionsKey: Any]?
    ) -> Bool {
        window?.rootViewController = Reader(chapter: "one")
        return true
    }
}
final class Reader: UIViewController {
    var page = 0
    var chapter: String {
        didSet { restorationIdentifier = "reader." + chapter }
    }
    init(chapter: String) {
        self.chapter = chapter
        super.init(nibName: nil, bundle: nil)
    }
    required init?(coder: NSCoder) { nil }
    override func encodeRestorableState(with coder: NSCoder) { // expect: restoration-code-never-reached
        super.encodeRestorableState(with: coder)
        coder.encode(page, forKey: "page")
    }
    override func decodeRestorableState(with coder: NSCoder) {
        super.decodeRestorableState(with: coder)
        page = coder.decodeInteger(forKey: "page")
    }
}
