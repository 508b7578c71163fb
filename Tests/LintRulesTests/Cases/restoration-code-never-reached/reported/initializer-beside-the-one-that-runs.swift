import UIKit
@main final class Delegate: UIResponder, UIApplicationDelegate {
    var window: UIWindow?
    func application(_ application: UIApplication, shouldSaveSecureApplicationState coder: NSCoder) -> Bool { true }
    func application(_ application: UIApplication, shouldRestoreSecureApplicationState coder: NSCoder) -> Bool { true }
    func application(_ application: UIApplication, willFinishLaunchingWithOptions options: [UIApplication.LaunchOptionsKey: Any]?) -> Bool {
        let navigation = UINavigationController(rootViewController: Page(word: "a"))
        navigation.restorationIdentifier = "navigation"
        window = UIWindow()
        window?.rootViewController = navigation
        return true
    }
}
final class Page: UIViewController {
    var word = ""
    init() {
        super.init(nibName: nil, bundle: nil)
        restorationIdentifier = "page"
    }
    init(word: String) {
        super.init(nibName: nil, bundle: nil)
        self.word = word
    }
    required init?(coder: NSCoder) { super.init(coder: coder) }
    override func encodeRestorableState(with coder: NSCoder) { // expect: restoration-code-never-reached
        super.encodeRestorableState(with: coder)
        coder.encode(word, forKey: "word")
    }
    override func decodeRestorableState(with coder: NSCoder) {
        super.decodeRestorableState(with: coder)
        word = coder.decodeObject(of: NSString.self, forKey: "word") as String? ?? ""
    }
}
