@main
class AppDelegate: NSObject, NSApplicationDelegate {
    func applicationSupportsSecureRestorableState(_ application: NSApplication) -> Bool { true }
}
final class ClockRestorer: NSObject, NSWindowRestoration {
    // Nobody calls it.
    static func adopt(_ window: NSWindow) {
        window.identifier = NSUserInterfaceItemIdentifier("clock")
        window.restorationClass = self
    }
    static func restoreWindow( // expect: appkit-window-without-restoration-class
        withIdentifier identifier: NSUserInterfaceItemIdentifier, state: NSCoder, completionHandler: @escaping (NSWindow?, Error?) -> Void
    ) {
        completionHandler(ClockController().window, nil)
    }
}
class ClockController: NSWindowController {}
