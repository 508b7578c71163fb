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

    @discardableResult
    func showInfo() -> Info {
        let info = Info(windowNibName: "Info")
        info.library = self
        info.window?.restorationClass = Restorer.self
        info.showWindow(nil)
        return info
    }
}

class Restorer: NSObject, NSWindowRestoration {
    static func restoreWindow(
        withIdentifier identifier: NSUserInterfaceItemIdentifier, state: NSCoder,
        completionHandler: @escaping (NSWindow?, Error?) -> Void
    ) {
        completionHandler(Library.shared.showInfo().window, nil)
    }
}
