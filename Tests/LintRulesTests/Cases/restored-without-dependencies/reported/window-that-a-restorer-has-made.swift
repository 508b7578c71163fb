import AppKit

class Info: NSWindowController {
    weak var library: Library? // expect: restored-without-dependencies

    static func make() -> Info {
        let info = Info(windowNibName: "Info")
        info.window?.restorationClass = Restorer.self
        info.window?.identifier = NSUserInterfaceItemIdentifier("info")
        return info
    }

    @IBAction func next(_ sender: Any?) {
        library?.selectNext()
    }
}

class Library: NSWindowController {
    func selectNext() {}

    func showInfo() {
        let info = Info.make()
        info.library = self
        info.showWindow(nil)
    }
}

class Restorer: NSObject, NSWindowRestoration {
    static func restoreWindow(
        withIdentifier identifier: NSUserInterfaceItemIdentifier, state: NSCoder,
        completionHandler: @escaping (NSWindow?, Error?) -> Void
    ) {
        completionHandler(Info.make().window, nil)
    }
}
