// What the user read gives way to the page that everybody begins with.
@main final class Delegate: UIResponder, UIApplicationDelegate {
    func application(_ application: UIApplication, shouldSaveSecureApplicationState coder: NSCoder) -> Bool { true }
    func application(_ application: UIApplication, shouldRestoreSecureApplicationState coder: NSCoder) -> Bool { true }
}
final class Browser: UIViewController {
    private var page = ""
    private var hasAppeared = false
    override func viewWillAppear(_ animated: Bool) {
        super.viewWillAppear(animated)
        guard !hasAppeared else { return }
        hasAppeared = true
        showPlaceholder()
    }
    private func showPlaceholder() {
        load("blank.html") // expect: restored-too-early
    }
    func load(_ name: String) { page = name }
    override func encodeRestorableState(with coder: NSCoder) {
        super.encodeRestorableState(with: coder)
        coder.encode(page, forKey: "page")
    }
    override func decodeRestorableState(with coder: NSCoder) {
        super.decodeRestorableState(with: coder)
        guard let name = coder.decodeObject(of: NSString.self, forKey: "page") as String? else { return }
        load(name)
    }
}
