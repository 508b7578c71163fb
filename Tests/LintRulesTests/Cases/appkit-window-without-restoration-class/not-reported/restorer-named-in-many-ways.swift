@main
class AppDelegate: NSObject, NSApplicationDelegate {
    func applicationSupportsSecureRestorableState(_ application: NSApplication) -> Bool { true }
}
// A window that is made where a property gets its value.
class ClockController: NSWindowController {
    lazy var clock: NSWindow = {
        let window = NSWindow()
        window.restorationClass = ClockRestorer.self
        return window
    }()
}
class ClockRestorer: NSObject, NSWindowRestoration {
    static func restoreWindow(
        withIdentifier identifier: NSUserInterfaceItemIdentifier, state: NSCoder, completionHandler: @escaping (NSWindow?, Error?) -> Void
    ) {
        AlarmRestorer.restoreWindow(withIdentifier: identifier, state: state, completionHandler: completionHandler)
    }
}
// Another restorer passes the question on.
class AlarmRestorer: NSObject, NSWindowRestoration {
    static func restoreWindow(
        withIdentifier identifier: NSUserInterfaceItemIdentifier, state: NSCoder, completionHandler: @escaping (NSWindow?, Error?) -> Void
    ) {
        completionHandler(nil, nil)
    }
}
