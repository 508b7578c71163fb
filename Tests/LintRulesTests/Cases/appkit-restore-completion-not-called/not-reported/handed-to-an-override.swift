// The version that runs answers, or nobody knows which one does.
//- App.swift
import Cocoa
@main class AppDelegate: NSObject, NSApplicationDelegate {
    func applicationSupportsSecureRestorableState(_ app: NSApplication) -> Bool { true }
    func applicationDidFinishLaunching(_ notification: Notification) {
        NSApp.windows.first?.restorationClass = Restorer.self
        NSApp.windows.last?.restorationClass = OtherRestorer.self
        OtherRestorer.use(PlayerOpener())
    }
}
class Opener {
    func open(_ name: String, then handler: @escaping (NSWindow?, Error?) -> Void) { print(name) }
}
final class PlayerOpener: Opener {
    override func open(_ name: String, then handler: @escaping (NSWindow?, Error?) -> Void) { handler(NSApp.windows.first, nil) }
}
class Restorer: NSObject, NSWindowRestoration {
    static func restoreWindow(
        withIdentifier identifier: NSUserInterfaceItemIdentifier, state: NSCoder, completionHandler: @escaping (NSWindow?, Error?) -> Void
    ) {
        let opener: Opener = PlayerOpener()
        opener.open(identifier.rawValue, then: completionHandler)
    }
}
class OtherRestorer: NSObject, NSWindowRestoration {
    static var opener: Opener = Opener()
    static func restoreWindow(
        withIdentifier identifier: NSUserInterfaceItemIdentifier, state: NSCoder, completionHandler: @escaping (NSWindow?, Error?) -> Void
    ) {
        opener.open(identifier.rawValue, then: completionHandler)
    }
    static func use(_ other: Opener) { opener = other }
}
