class Delegate: UIResponder, UIApplicationDelegate {
    func application(_ application: UIApplication, shouldSaveSecureApplicationState coder: NSCoder) -> Bool { true }
    func application(_ application: UIApplication, shouldRestoreSecureApplicationState coder: NSCoder) -> Bool { true }
    func application(
        _ application: UIApplication, viewControllerWithRestorationIdentifierPath path: [String], coder: NSCoder
    ) -> UIViewController? {
        coder.decodeObject(of: UIViewController.self, forKey: "screen") // expect: decoded-key-never-encoded
    }
}
class Page: UIViewController {
    override func encodeRestorableState(with coder: NSCoder) {
        super.encodeRestorableState(with: coder)
        coder.encode(view.tag, forKey: "tag")
    }
    override func decodeRestorableState(with coder: NSCoder) {
        super.decodeRestorableState(with: coder)
        view.tag = coder.decodeInteger(forKey: "tag")
    }
}
class List: UIViewController {
    func open() {
        let page = Page()
        page.restorationIdentifier = "page"
        show(page, sender: nil)
    }
}
