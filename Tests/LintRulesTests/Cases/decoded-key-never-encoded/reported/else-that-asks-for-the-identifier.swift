class Delegate: UIResponder, UIApplicationDelegate {
    func application(_ application: UIApplication, shouldSaveSecureApplicationState coder: NSCoder) -> Bool { true }
    func application(_ application: UIApplication, shouldRestoreSecureApplicationState coder: NSCoder) -> Bool { true }
    func application(
        _ application: UIApplication, viewControllerWithRestorationIdentifierPath path: [String], coder: NSCoder
    ) -> UIViewController? {
        if path.last == "list" {
            return nil
        } else if path.last == "reader" {
            let reader = Reader()
            reader.restorationIdentifier = path.last
            reader.title = coder.decodeObject(of: NSString.self, forKey: "book") as String? // expect: decoded-key-never-encoded
            return reader
        } else {
            let chapter = Chapter()
            chapter.restorationIdentifier = path.last
            chapter.title = coder.decodeObject(of: NSString.self, forKey: "chapter") as String? // expect: decoded-key-never-encoded
            return chapter
        }
    }
}
class Reader: UIViewController {}
class Chapter: UIViewController {}
