import AppKit

class Base: NSWindowController {
    var library: Library! // expect: restored-without-dependencies
}

class Info: Base {
    override func restoreState(with coder: NSCoder) {
        super.restoreState(with: coder)
        select(coder.decodeInteger(forKey: "row"))
    }

    override func encodeRestorableState(with coder: NSCoder) {
        super.encodeRestorableState(with: coder)
        coder.encode(library.row, forKey: "row")
    }

    private func select(_ row: Int) {
        library.row = row
    }
}

class Library: NSObject {
    @objc dynamic var row = 0

    func showInfo() -> NSWindow? {
        let info = Info(windowNibName: "Info")
        info.library = self
        info.invalidateRestorableState()
        info.window?.restorationClass = Restorer.self
        info.window?.identifier = NSUserInterfaceItemIdentifier("info")
        return info.window
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
