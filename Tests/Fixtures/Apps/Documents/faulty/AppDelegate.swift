import AppKit

@main
final class AppDelegate: NSObject, NSApplicationDelegate {
    var library: LibraryController?

    func applicationDidFinishLaunching(_ notification: Notification) {
        let library = LibraryController()
        library.window?.identifier = NSUserInterfaceItemIdentifier("library")
        library.window?.restorationClass = LibraryRestorer.self
        library.showWindow(nil)
        self.library = library
    }

    func applicationSupportsSecureRestorableState(_ application: NSApplication) -> Bool { true }

    @objc func showInspector(_ sender: Any?) {
        let inspector = NSPanel()
        inspector.isRestorable = true // expect: appkit-window-without-restoration-class
        inspector.title = "Inspector"
        inspector.makeKeyAndOrderFront(sender)
    }
}
