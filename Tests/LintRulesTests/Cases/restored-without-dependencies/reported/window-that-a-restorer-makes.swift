import AppKit

class Info: NSWindowController {
    var library: Library! // expect: restored-without-dependencies

    override func windowDidLoad() {
        super.windowDidLoad()
        window?.title = library.name
    }
}

class Library: NSWindowController {
    var name = ""

    func showInfo() {
        let info = Info(windowNibName: "Info")
        info.library = self
        info.window?.restorationClass = Restorer.self
        info.window?.identifier = NSUserInterfaceItemIdentifier("info")
        info.showWindow(nil)
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
