//- App.swift
@main
class AppDelegate: NSObject, NSApplicationDelegate {
    func applicationSupportsSecureRestorableState(_ application: NSApplication) -> Bool { true }
}
final class ClockRestorer: NSObject, NSWindowRestoration {
    static func adopt(_ window: NSWindow) {
        window.identifier = NSUserInterfaceItemIdentifier("clock")
        window.restorationClass = self
    }
    static func restoreWindow(
        withIdentifier identifier: NSUserInterfaceItemIdentifier, state: NSCoder, completionHandler: @escaping (NSWindow?, Error?) -> Void
    ) {
        completionHandler(ClockController().window, nil)
    }
}
/// Its method is asked for as a value.
final class ListRestorer: NSObject, NSWindowRestoration {
    static func take(_ window: NSWindow) {
        window.identifier = NSUserInterfaceItemIdentifier("list")
        window.restorationClass = self
    }
    static func restoreWindow(
        withIdentifier identifier: NSUserInterfaceItemIdentifier, state: NSCoder, completionHandler: @escaping (NSWindow?, Error?) -> Void
    ) {
        completionHandler(ListController().window, nil)
    }
}
//- ClockController.swift
class ClockController: NSWindowController {
    func begin() {
        window.map { ClockRestorer.adopt($0) }
    }
}
class ListController: NSWindowController {
    func begin() {
        window.map(ListRestorer.take)
    }
}
