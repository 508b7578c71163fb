// The application has one delegate, which a cast to its class always finds.
@main final class AppDelegate: UIResponder, UIApplicationDelegate {
    var page = 1
    func application(_ application: UIApplication, shouldSaveSecureApplicationState coder: NSCoder) -> Bool { true }
    func application(_ application: UIApplication, shouldRestoreSecureApplicationState coder: NSCoder) -> Bool { true }
}
final class Reader: UIViewController {
    override func encodeRestorableState(with coder: NSCoder) {
        guard let delegate = UIApplication.shared.delegate as? AppDelegate else { return }
        super.encodeRestorableState(with: coder)
        coder.encode(delegate.page, forKey: "page")
    }
    override func decodeRestorableState(with coder: NSCoder) {
        if let delegate = UIApplication.shared.delegate as? AppDelegate {
            super.decodeRestorableState(with: coder)
            delegate.page = coder.decodeInteger(forKey: "page")
        }
    }
}
final class Other: UIViewController {
    override func decodeRestorableState(with coder: NSCoder) {
        guard UIApplication.shared.delegate is AppDelegate else { return }
        super.decodeRestorableState(with: coder)
    }
}
