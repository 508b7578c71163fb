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

    func showInfo(isDetached: Bool) {
        let info = Info(windowNibName: "Info")
        if !isDetached { info.library = self }
        info.window?.restorationClass = Restorer.self
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
