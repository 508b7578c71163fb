// A window's delegate and the app's get AppKit's coders too.
@main class Delegate: NSObject, NSApplicationDelegate {
    var theme: NSColor?
    func applicationSupportsSecureRestorableState(_ app: NSApplication) -> Bool { true }
    func application(_ app: NSApplication, willEncodeRestorableState coder: NSCoder) {
        coder.encode(theme, forKey: "theme")
    }
    func application(_ app: NSApplication, didDecodeRestorableState coder: NSCoder) {
        theme = coder.decodeObject(forKey: "theme") as? NSColor // expect: appkit-insecure-restorable-state
    }
}
