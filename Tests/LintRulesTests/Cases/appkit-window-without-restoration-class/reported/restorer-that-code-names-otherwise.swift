@main
class AppDelegate: NSObject, NSApplicationDelegate {
    func applicationSupportsSecureRestorableState(_ application: NSApplication) -> Bool { true }
    func applicationDidFinishLaunching(_ notification: Notification) {
        let editor = NSApp.mainWindow?.contentViewController as? EditorController
        editor?.start()
        let panel = NSWindow(contentViewController: EditorController())
        panel.identifier = NSUserInterfaceItemIdentifier("panel")
        panel.restorationClass = PanelRestorer.self
        panel.makeKeyAndOrderFront(nil)
    }
}
class EditorController: NSViewController, NSWindowRestoration {
    static func restoreWindow( // expect: appkit-window-without-restoration-class
        withIdentifier identifier: NSUserInterfaceItemIdentifier, state: NSCoder, completionHandler: @escaping (NSWindow?, Error?) -> Void
    ) {
        completionHandler(NSWindow(contentViewController: EditorController()), nil)
    }
    func start() {}
}
class PanelRestorer: NSObject, NSWindowRestoration {
    static func restoreWindow(
        withIdentifier identifier: NSUserInterfaceItemIdentifier, state: NSCoder, completionHandler: @escaping (NSWindow?, Error?) -> Void
    ) {
        completionHandler(NSWindow(contentViewController: EditorController()), nil)
    }
}
