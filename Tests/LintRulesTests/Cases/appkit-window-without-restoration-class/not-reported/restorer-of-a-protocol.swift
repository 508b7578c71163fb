@main
class AppDelegate: NSObject, NSApplicationDelegate {
    func applicationSupportsSecureRestorableState(_ application: NSApplication) -> Bool { true }
    func applicationDidFinishLaunching(_ notification: Notification) {
        ClockController().register()
    }
}
protocol Restoring: NSWindowRestoration {
    var window: NSWindow? { get }
}
extension Restoring {
    func register() {
        window?.restorationClass = Self.self
    }
}
class ClockController: NSWindowController, Restoring {
    static func restoreWindow(
        withIdentifier identifier: NSUserInterfaceItemIdentifier, state: NSCoder, completionHandler: @escaping (NSWindow?, Error?) -> Void
    ) {
        completionHandler(ClockController().window, nil)
    }
}
