// The delegate may be of a class that a library brings, and the cast asks for what it may not be.
@main final class AppDelegate: UIResponder, UIApplicationDelegate {
    var page = 1
    func application(_ application: UIApplication, shouldSaveSecureApplicationState coder: NSCoder) -> Bool { true }
    func application(_ application: UIApplication, shouldRestoreSecureApplicationState coder: NSCoder) -> Bool { true }
}
class Counter: NSObject {
    var page = 1
}
final class Reader: UIViewController {
    var isReady = false
    override func encodeRestorableState(with coder: NSCoder) { // expect: missing-restoration-super
        guard let delegate = UIApplication.shared.delegate as? AppDelegate, isReady else { return }
        super.encodeRestorableState(with: coder)
        coder.encode(delegate.page, forKey: "page")
    }
    override func decodeRestorableState(with coder: NSCoder) { // expect: missing-restoration-super
        guard let counter = UIApplication.shared.delegate as? Counter else { return }
        super.decodeRestorableState(with: coder)
        counter.page = coder.decodeInteger(forKey: "page")
    }
}
