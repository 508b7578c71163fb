@main
class AppDelegate: NSObject, NSApplicationDelegate {
    func applicationSupportsSecureRestorableState(_ application: NSApplication) -> Bool { true }
}
class ClockRestorer: NSObject, NSWindowRestoration {
    static func restoreWindow(
        withIdentifier identifier: NSUserInterfaceItemIdentifier, state: NSCoder, completionHandler: @escaping (NSWindow?, Error?) -> Void
    ) {
        completionHandler(nil, nil)
    }
}
class ClockController: NSWindowController {
    var restorer: NSWindowRestoration.Type?
    override func windowDidLoad() {
        window?.restorationClass = restorer
        window?.identifier = NSUserInterfaceItemIdentifier("clock")
    }
}
