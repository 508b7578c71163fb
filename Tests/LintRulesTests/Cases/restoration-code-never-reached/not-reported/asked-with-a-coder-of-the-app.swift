// The app keeps what the screen encodes in a file of its own, and needs no identifier for that.
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
final class Reader: UIViewController {
    var page = 0
    func keep(in file: URL) throws {
        let archiver = NSKeyedArchiver(requiringSecureCoding: true)
        encodeRestorableState(with: archiver)
        try archiver.encodedData.write(to: file)
    }
    func takeBack(from file: URL) throws {
        let unarchiver = try NSKeyedUnarchiver(forReadingFrom: Data(contentsOf: file))
        decodeRestorableState(with: unarchiver)
        title = "Page \(page)"
    }
    override func encodeRestorableState(with coder: NSCoder) {
        super.encodeRestorableState(with: coder)
        coder.encode(page, forKey: "page")
    }
    override func decodeRestorableState(with coder: NSCoder) {
        super.decodeRestorableState(with: coder)
        page = coder.decodeInteger(forKey: "page")
    }
}
