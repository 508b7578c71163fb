//- App.swift
import Cocoa

@main final class Delegate: NSObject, NSApplicationDelegate {
    func applicationSupportsSecureRestorableState(_ app: NSApplication) -> Bool { true }
}

final class Sheet: NSDocument {
    func inspector(of line: String) -> NSWindow? { nil }

    override func restoreWindow(
        withIdentifier identifier: NSUserInterfaceItemIdentifier, state: NSCoder,
        completionHandler: @escaping (NSWindow?, Error?) -> Void
    ) {
        guard identifier.rawValue == "inspector" else {
            super.restoreWindow(withIdentifier: identifier, state: state, completionHandler: completionHandler)
            return
        }
        completionHandler((state.decodeObject(forKey: "line") as? String).flatMap(inspector), nil) // expect: appkit-insecure-restorable-state
    }
}

final class Inspector: NSWindowController, NSWindowDelegate {
    var line = ""

    func window(_ window: NSWindow, willEncodeRestorableState state: NSCoder) {
        state.encode(line, forKey: "line")
    }
}
