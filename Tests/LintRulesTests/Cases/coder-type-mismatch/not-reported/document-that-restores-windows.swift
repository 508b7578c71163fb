//- App.swift
import Cocoa

@main final class Delegate: NSObject, NSApplicationDelegate {
    func applicationSupportsSecureRestorableState(_ app: NSApplication) -> Bool { true }
}

final class Sheet: NSDocument {
    var lines: [String] = []

    func inspector(at index: Int) -> NSWindow? { nil }

    override func restoreWindow(
        withIdentifier identifier: NSUserInterfaceItemIdentifier, state: NSCoder,
        completionHandler: @escaping (NSWindow?, Error?) -> Void
    ) {
        guard identifier.rawValue == "inspector" else {
            super.restoreWindow(withIdentifier: identifier, state: state, completionHandler: completionHandler)
            return
        }
        var window: NSWindow?
        if state.containsValue(forKey: "line") { window = inspector(at: state.decodeInteger(forKey: "line")) }
        completionHandler(window, nil)
    }
}

final class Inspector: NSWindowController, NSWindowDelegate {
    var index = 0

    func window(_ window: NSWindow, willEncodeRestorableState state: NSCoder) {
        state.encode(index, forKey: "line")
    }
}
