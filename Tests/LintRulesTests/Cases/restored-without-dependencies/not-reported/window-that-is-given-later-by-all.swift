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

    var info: Info?

    func showInfo() {
        let info = Info(windowNibName: "Info")
        info.window?.restorationClass = Restorer.self
        info.showWindow(nil)
        self.info = info
    }

    @IBAction func attach(_ sender: Any?) {
        info?.library = self
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
