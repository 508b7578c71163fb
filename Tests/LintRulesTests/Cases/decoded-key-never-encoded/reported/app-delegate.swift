class Delegate: UIResponder, UIApplicationDelegate {
    func application(_ application: UIApplication, shouldSaveSecureApplicationState coder: NSCoder) -> Bool {
        coder.encode(3, forKey: "version")
        return true
    }
    func application(_ application: UIApplication, shouldRestoreSecureApplicationState coder: NSCoder) -> Bool {
        let theme = coder.decodeInteger(forKey: "theme") // expect: decoded-key-never-encoded
        return coder.decodeInteger(forKey: "version") == 3 && theme > 0
    }
}
