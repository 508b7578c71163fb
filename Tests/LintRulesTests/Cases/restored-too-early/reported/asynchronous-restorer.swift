//- App.swift
import Cocoa
@main
class AppDelegate: NSObject, NSApplicationDelegate, NSWindowRestoration {
    var window: NSWindow!
    func applicationDidFinishLaunching(_ notification: Notification) {
        let window = NSWindow()
        window.identifier = NSUserInterfaceItemIdentifier("picker")
        window.restorationClass = AppDelegate.self
        self.window = window
    }
    func applicationSupportsSecureRestorableState(_ app: NSApplication) -> Bool { true }
    static func restoreWindow(withIdentifier identifier: NSUserInterfaceItemIdentifier, state: NSCoder) async throws -> NSWindow {
        if let window = (NSApplication.shared.delegate as? AppDelegate)?.window { return window } // expect: restored-too-early
        throw CocoaError(.coderReadCorrupt)
    }
}
