@main final class Delegate: UIResponder, UIApplicationDelegate {
    func application(_ application: UIApplication, shouldSaveSecureApplicationState coder: NSCoder) -> Bool { true }
    func application(_ application: UIApplication, shouldRestoreSecureApplicationState coder: NSCoder) -> Bool { true }
}
// It asks for what came back.
final class Browser: UIViewController {
    private var page = ""
    private var hasAppeared = false
    override func viewWillAppear(_ animated: Bool) {
        super.viewWillAppear(animated)
        if !hasAppeared, page.isEmpty {
            hasAppeared = true
            load("blank.html")
        }
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
// Decoding gives the flag its value.
final class Reader: UIViewController {
    private var page = ""
    private var hasAppeared = false
    override func viewWillAppear(_ animated: Bool) {
        super.viewWillAppear(animated)
        guard !hasAppeared else { return }
        hasAppeared = true
        load("blank.html")
    }
    func load(_ name: String) { page = name }
    override func encodeRestorableState(with coder: NSCoder) {
        super.encodeRestorableState(with: coder)
        coder.encode(page, forKey: "page")
    }
    override func decodeRestorableState(with coder: NSCoder) {
        super.decodeRestorableState(with: coder)
        guard let name = coder.decodeObject(of: NSString.self, forKey: "page") as String? else { return }
        hasAppeared = true
        load(name)
    }
}
