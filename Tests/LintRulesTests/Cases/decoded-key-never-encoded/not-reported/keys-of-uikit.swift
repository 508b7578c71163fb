// UIKit writes its own keys.
class Delegate: UIResponder, UIApplicationDelegate {
    func application(_ application: UIApplication, shouldSaveSecureApplicationState coder: NSCoder) -> Bool {
        return true
    }
    func application(_ application: UIApplication, shouldRestoreSecureApplicationState coder: NSCoder) -> Bool {
        let key = UIApplication.stateRestorationBundleVersionKey
        return coder.decodeObject(of: NSString.self, forKey: key) as String? == "12"
    }
}
