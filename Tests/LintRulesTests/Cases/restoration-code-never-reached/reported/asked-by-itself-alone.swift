// The method calls itself in place of super: nobody comes there who is not at work already, so nobody asks.
@main final class Delegate: UIResponder, UIApplicationDelegate {
    var window: UIWindow?
    func application(_ application: UIApplication, shouldSaveSecureApplicationState coder: NSCoder) -> Bool { true }
    func application(_ application: UIApplication, shouldRestoreSecureApplicationState coder: NSCoder) -> Bool { true }
    func application(
        _ application: UIApplication, willFinishLaunchingWithOptions options: [UIApplication.LaunchOptionsKey: Any]?
    ) -> Bool {
        window?.rootViewController = Reader()
        return true
    }
}
final class Reader: UIViewController { // expect: restoration-code-never-reached
    var page = 0
    override func encodeRestorableState(with coder: NSCoder) { // expect: missing-restoration-super
        coder.encode(page, forKey: "page")
        encodeRestorableState(with: coder) // expect: direct-restoration-call
    }
    override func decodeRestorableState(with coder: NSCoder) {
        super.decodeRestorableState(with: coder)
        page = coder.decodeInteger(forKey: "page")
    }
}
