// The object is made in sight, so that it is known which of the versions runs.
//- App.swift
import Cocoa
@main class AppDelegate: NSObject, NSApplicationDelegate {
    func applicationSupportsSecureRestorableState(_ app: NSApplication) -> Bool { true }
    func applicationDidFinishLaunching(_ notification: Notification) {
        NSApp.windows.first?.restorationClass = Restorer.self
    }
}
class Opener {
    func open(_ name: String, then handler: @escaping (NSWindow?, Error?) -> Void) { handler(nil, nil) }
}
final class LibraryOpener: Opener {
    override func open(_ name: String, then handler: @escaping (NSWindow?, Error?) -> Void) { print(name) }
}
final class PlayerOpener: Opener {
    override func open(_ name: String, then handler: @escaping (NSWindow?, Error?) -> Void) { handler(NSApp.windows.first, nil) }
}
class Restorer: NSObject, NSWindowRestoration {
    static func restoreWindow( // expect: appkit-restore-completion-not-called
        withIdentifier identifier: NSUserInterfaceItemIdentifier, state: NSCoder, completionHandler: @escaping (NSWindow?, Error?) -> Void
    ) {
        let opener: Opener = LibraryOpener()
        opener.open(identifier.rawValue, then: completionHandler)
    }
}
