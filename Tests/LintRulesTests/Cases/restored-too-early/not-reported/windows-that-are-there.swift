class MainController: NSWindowController {
    var restorer: NSWindowRestoration.Type?
    override func windowDidLoad() { window?.restorationClass = restorer }
}
class AppDelegate: NSObject, NSApplicationDelegate, NSWindowRestoration {
    @IBOutlet var window: NSWindow!
    var early: MainController?
    lazy var preferences = MainController()
    var later: MainController?
    var found: MainController?
    func applicationWillFinishLaunching(_ notification: Notification) { early = MainController() }
    func applicationDidFinishLaunching(_ notification: Notification) {
        later = MainController()
        found = later
    }
    func application(_ application: NSApplication, openFile name: String) -> Bool {
        found = MainController()
        return true
    }
    func makeLater() -> MainController {
        let made = MainController()
        later = made
        return made
    }
    static func restoreWindow(
        withIdentifier identifier: NSUserInterfaceItemIdentifier, state: NSCoder, completionHandler: @escaping (NSWindow?, Error?) -> Void
    ) {
        let delegate = NSApp.delegate as! AppDelegate
        switch identifier.rawValue {
        case "outlet": completionHandler(delegate.window, nil)
        case "early": completionHandler(delegate.early?.window, nil)
        case "preferences": completionHandler(delegate.preferences.window, nil)
        case "found": completionHandler(delegate.found?.window, nil)
        default: completionHandler(nil, nil)
        }
    }
}
class Restorer: NSObject, NSWindowRestoration {
    // Made where there is none.
    static func restoreWindow(
        withIdentifier identifier: NSUserInterfaceItemIdentifier, state: NSCoder, completionHandler: @escaping (NSWindow?, Error?) -> Void
    ) {
        let delegate = NSApp.delegate as! AppDelegate
        let controller = delegate.later ?? delegate.makeLater()
        completionHandler(controller.window, nil)
    }
}
class LaterRestorer: NSObject, NSWindowRestoration {
    // Answers when the app has launched.
    static func restoreWindow(
        withIdentifier identifier: NSUserInterfaceItemIdentifier, state: NSCoder, completionHandler: @escaping (NSWindow?, Error?) -> Void
    ) {
        let delegate = NSApp.delegate as! AppDelegate
        DispatchQueue.main.async { completionHandler(delegate.later?.window, nil) }
    }
}
