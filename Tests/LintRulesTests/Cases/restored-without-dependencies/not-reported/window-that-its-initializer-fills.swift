import AppKit

class Info: NSWindowController {
    var library: Library?
    override init(window: NSWindow?) {
        super.init(window: window)
        library = .shared
    }
    required init?(coder: NSCoder) {
        super.init(coder: coder)
    }

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

class Restorer: NSObject, NSWindowRestoration {
    static func restoreWindow(
        withIdentifier identifier: NSUserInterfaceItemIdentifier, state: NSCoder,
        completionHandler: @escaping (NSWindow?, Error?) -> Void
    ) {
        let info = Info(windowNibName: "Info")
        completionHandler(info.window, nil)
    }
}
