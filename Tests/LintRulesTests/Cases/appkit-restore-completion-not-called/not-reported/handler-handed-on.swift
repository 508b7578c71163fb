//- App.swift
import Cocoa
@main class AppDelegate: NSObject, NSApplicationDelegate {
    func applicationSupportsSecureRestorableState(_ app: NSApplication) -> Bool { true }
    func applicationDidFinishLaunching(_ notification: Notification) {
        NSApp.windows.first?.restorationClass = Restorer.self
    }
}
class Restorer: NSObject, NSWindowRestoration {
    static var waiting: [(NSWindow?, Error?) -> Void] = []
    static func restoreWindow(
        withIdentifier identifier: NSUserInterfaceItemIdentifier, state: NSCoder, completionHandler: @escaping (NSWindow?, Error?) -> Void
    ) {
        if identifier.rawValue == "library" {
            Restorer.log(identifier.rawValue, completionHandler)
        } else {
            Restorer.open(identifier.rawValue, then: completionHandler)
        }
    }
    static func open(_ name: String, then handler: (NSWindow?, Error?) -> Void) {
        guard let window = NSApp.windows.first(where: { $0.title == name }) else {
            handler(nil, CocoaError(.fileNoSuchFile))
            return
        }
        handler(window, nil)
    }
    static func log(_ name: String, _ handler: @escaping (NSWindow?, Error?) -> Void) {
        print(name)
        waiting.append(handler)
    }
}
