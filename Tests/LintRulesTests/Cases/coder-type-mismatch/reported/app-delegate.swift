class Delegate: UIResponder, UIApplicationDelegate {
    func application(_ application: UIApplication, shouldRestoreSecureApplicationState coder: NSCoder) -> Bool {
        coder.decodeInteger(forKey: "format") == 3 // expect: coder-type-mismatch
            && coder.decodeInteger(forKey: UIApplication.stateRestorationUserInterfaceIdiomKey) == 0 // expect: coder-type-mismatch
    }
    func application(_ application: UIApplication, shouldSaveSecureApplicationState coder: NSCoder) -> Bool {
        coder.encode("3", forKey: "format")
        return true
    }
}
