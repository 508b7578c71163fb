final class Profile {
    let name: String
    init(name: String) { self.name = name }
}
final class Tabs: NSObject {
    private var addresses: [URL] = []
    func encodeRestorableState(with coder: NSCoder) {
        coder.encode(addresses.count, forKey: "count")
        for (index, address) in addresses.enumerated() {
            coder.encode(address, forKey: "address-\(index)")
        }
    }
    func decodeRestorableState(with coder: NSCoder) {
        for index in 0..<coder.decodeInteger(forKey: "count") {
            addresses.append(coder.decodeObject(of: NSURL.self, forKey: "address-\(index)")! as URL) // expect: unsafe-restored-value
        }
    }
}
final class Browser: UIViewController {
    private let profile: Profile
    private var tabs: Tabs!
    init(profile: Profile) {
        self.profile = profile
        super.init(nibName: nil, bundle: nil)
        setUp()
    }
    required init?(coder: NSCoder) { fatalError("never archived") }
    private func setUp() {
        tabs = Tabs()
    }
    override func encodeRestorableState(with coder: NSCoder) {
        super.encodeRestorableState(with: coder)
        tabs.encodeRestorableState(with: coder)
    }
    override func decodeRestorableState(with coder: NSCoder) {
        super.decodeRestorableState(with: coder)
        tabs.decodeRestorableState(with: coder)
    }
}
final class Delegate: UIResponder, UIApplicationDelegate {
    var window: UIWindow?
    func application(_ application: UIApplication, shouldSaveSecureApplicationState coder: NSCoder) -> Bool { true }
    func application(_ application: UIApplication, shouldRestoreSecureApplicationState coder: NSCoder) -> Bool { true }
    func application(_ application: UIApplication, willFinishLaunchingWithOptions options: [UIApplication.LaunchOptionsKey: Any]?) -> Bool {
        let browser = Browser(profile: Profile(name: "local"))
        browser.restorationIdentifier = "browser"
        window = UIWindow(frame: UIScreen.main.bounds)
        window?.rootViewController = browser
        return true
    }
}
