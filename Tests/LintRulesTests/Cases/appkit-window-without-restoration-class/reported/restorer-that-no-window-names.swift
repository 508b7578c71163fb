@main
class AppDelegate: NSObject, NSApplicationDelegate {
    func applicationSupportsSecureRestorableState(_ application: NSApplication) -> Bool { true }
}
class ClockRestorer: NSObject, NSWindowRestoration {
    static func restoreWindow( // expect: appkit-window-without-restoration-class
        withIdentifier identifier: NSUserInterfaceItemIdentifier, state: NSCoder, completionHandler: @escaping (NSWindow?, Error?) -> Void
    ) {
        completionHandler(ClockController().window, nil)
    }
}
class ClockController: NSWindowController {}
