@main
class AppDelegate: NSObject, NSApplicationDelegate {
    func applicationSupportsSecureRestorableState(_ application: NSApplication) -> Bool { true }
}
class ClockRestorer: NSObject, NSWindowRestoration {
    static func restoreWindow(
        withIdentifier identifier: NSUserInterfaceItemIdentifier, state: NSCoder, completionHandler: @escaping (NSWindow?, Error?) -> Void
    ) {
        completionHandler(ClockController().window, nil)
    }
}
class ClockController: NSWindowController {
    override func windowDidLoad() {
        window?.restorationClass = ClockRestorer.self
        window?.identifier = NSUserInterfaceItemIdentifier("clock")
    }
}
// Documents restore their windows through their controller.
class Documents: NSDocumentController {
    override static func restoreWindow(
        withIdentifier identifier: NSUserInterfaceItemIdentifier, state: NSCoder, completionHandler: @escaping (NSWindow?, Error?) -> Void
    ) {
        super.restoreWindow(withIdentifier: identifier, state: state, completionHandler: completionHandler)
    }
}
