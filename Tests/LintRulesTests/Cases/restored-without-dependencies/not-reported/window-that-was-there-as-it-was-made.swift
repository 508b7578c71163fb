import AppKit

class Info: NSWindowController {
    var library: Library!

    override func windowDidLoad() {
        super.windowDidLoad()
        window?.title = library.name
    }
}

class Library: NSWindowController {
    var name = ""

    func showInfo(in window: NSWindow) {
        let info = Info(window: window)
        info.library = self
        window.restorationClass = Restorer.self
        info.showWindow(nil)
    }
}

class Restorer: NSObject, NSWindowRestoration {
    static func restoreWindow(
        withIdentifier identifier: NSUserInterfaceItemIdentifier, state: NSCoder,
        completionHandler: @escaping (NSWindow?, Error?) -> Void
    ) {
        let info = Info(window: NSWindow())
        completionHandler(info.window, nil)
    }
}
