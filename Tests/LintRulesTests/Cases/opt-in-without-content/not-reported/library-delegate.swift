// A library's delegate, for apps to inherit from.
open class BaseDelegate: UIResponder, UIApplicationDelegate {
    open func application(_ application: UIApplication, shouldSaveSecureApplicationState coder: NSCoder) -> Bool { true }
    open func application(_ application: UIApplication, shouldRestoreSecureApplicationState coder: NSCoder) -> Bool { true }
}
open class Panel: UIViewController {}
