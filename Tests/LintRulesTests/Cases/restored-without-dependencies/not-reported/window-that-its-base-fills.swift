import AppKit

class Base: NSWindowController {
    var base: Library?

    override func windowDidLoad() {
        super.windowDidLoad()
        if base === nil { base = .shared }
    }
}

class Info: Base {
    var library: Library? { base }

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
        info.base = self
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
