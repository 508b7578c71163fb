import AppKit

class Info: NSWindowController {
    var library: Library?

    @IBAction func next(_ sender: Any?) {
        library?.selectNext()
    }
}

class LibraryInfo: Info {}

class Library: NSWindowController {
    func selectNext() {}

    func showInfo() {
        let info = LibraryInfo(windowNibName: "Info")
        info.library = self
        info.window?.restorationClass = Restorer.self
        info.showWindow(nil)
    }
}

class Restorer: NSObject, NSWindowRestoration {
    static func restoreWindow(
        withIdentifier identifier: NSUserInterfaceItemIdentifier, state: NSCoder,
        completionHandler: @escaping (NSWindow?, Error?) -> Void
    ) {
        completionHandler(Info(windowNibName: "Info").window, nil)
    }
}
