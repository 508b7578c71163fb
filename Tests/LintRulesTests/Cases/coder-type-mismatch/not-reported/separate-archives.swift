// Two classes of one name space do not share an archive, nor do the delegate and its interface.
class Left: UIViewController {
    override func encodeRestorableState(with coder: NSCoder) {
        super.encodeRestorableState(with: coder)
        coder.encode(1, forKey: "state")
    }
    override func decodeRestorableState(with coder: NSCoder) {
        super.decodeRestorableState(with: coder)
        print(coder.decodeInteger(forKey: "state"))
    }
}
class Right: UIViewController {
    override func encodeRestorableState(with coder: NSCoder) {
        super.encodeRestorableState(with: coder)
        coder.encode("1", forKey: "state")
    }
    override func decodeRestorableState(with coder: NSCoder) {
        super.decodeRestorableState(with: coder)
        print(coder.decodeObject(of: NSString.self, forKey: "state") ?? "")
    }
}
class Delegate: UIResponder, UIApplicationDelegate {
    func application(_ application: UIApplication, willEncodeRestorableStateWith coder: NSCoder) {
        coder.encode(true, forKey: "state")
    }
    func application(_ application: UIApplication, shouldSaveSecureApplicationState coder: NSCoder) -> Bool { true }
    func application(_ application: UIApplication, shouldRestoreSecureApplicationState coder: NSCoder) -> Bool { true }
    func application(_ application: UIApplication, didDecodeRestorableStateWith coder: NSCoder) {
        print(coder.decodeBool(forKey: "state"))
        print(coder.decodeObject(of: NSString.self, forKey: UIApplication.stateRestorationBundleVersionKey) ?? "")
    }
}
