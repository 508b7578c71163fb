import AppKit

class Info: NSWindow {
    private var library: Library?

    init(library: Library? = .shared) {
        self.library = library
        super.init(contentRect: .zero, styleMask: [.titled], backing: .buffered, defer: false)
        identifier = NSUserInterfaceItemIdentifier("info")
        restorationClass = Restorer.self
    }

    override func keyDown(with event: NSEvent) {
        library?.selectNext()
    }
}

class Library: NSWindowController {
    static let shared = Library(windowNibName: "Library")

    func selectNext() {}

    func showInfo() {
        Info(library: self).makeKeyAndOrderFront(nil)
    }
}

class Restorer: NSObject, NSWindowRestoration {
    static func restoreWindow(
        withIdentifier identifier: NSUserInterfaceItemIdentifier, state: NSCoder,
        completionHandler: @escaping (NSWindow?, Error?) -> Void
    ) {
        completionHandler(Info(), nil)
    }
}
