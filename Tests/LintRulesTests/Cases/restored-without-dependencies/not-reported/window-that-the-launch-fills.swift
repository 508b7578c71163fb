import AppKit

class Info: NSWindowController {
    var library: Library?

    @IBAction func next(_ sender: Any?) {
        library?.selectNext()
    }
}

class Library: NSWindowController {
    static let shared = Library(windowNibName: "Library")
    var name = ""

    func selectNext() {}

    func showInfo() {
        let info = Info(windowNibName: "Info")
        info.library = self
        info.window?.restorationClass = Restorer.self
        info.window?.identifier = NSUserInterfaceItemIdentifier("info")
        info.showWindow(nil)
    }
}

@main class Delegate: NSObject, NSApplicationDelegate {
    func applicationSupportsSecureRestorableState(_ app: NSApplication) -> Bool { true }
    @IBAction func showInfo(_ sender: Any?) {
        Library.shared.showInfo()
    }
    func applicationDidFinishLaunching(_ notification: Notification) {
        for window in NSApp.windows {
            (window.windowController as? Info)?.library = Library.shared
        }
    }
}

class Restorer: NSObject, NSWindowRestoration {
    static func restoreWindow(
        withIdentifier identifier: NSUserInterfaceItemIdentifier, state: NSCoder,
        completionHandler: @escaping (NSWindow?, Error?) -> Void
    ) {
        let info = Info(windowNibName: "Info")
        completionHandler(info.window, nil)
    }
}
