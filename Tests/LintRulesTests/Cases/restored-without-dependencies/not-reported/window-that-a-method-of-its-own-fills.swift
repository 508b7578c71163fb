import AppKit

class Info: NSWindowController {
    private(set) var library: Library?
    func show(_ library: Library) {
        self.library = library
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
        info.show(self)
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
        prepare(info)
        completionHandler(info.window, nil)
    }
    private static func prepare(_ info: Info) {
        info.show(.shared)
    }
}
