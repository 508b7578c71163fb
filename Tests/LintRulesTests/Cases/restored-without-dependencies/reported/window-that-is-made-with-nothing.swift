import AppKit

class Info: NSWindow {
    private var library: Library? // expect: restored-without-dependencies

    init(library: Library?) {
        self.library = library
        super.init(contentRect: .zero, styleMask: [.titled], backing: .buffered, defer: false)
        identifier = NSUserInterfaceItemIdentifier("info")
        restorationClass = Delegate.self
    }

    override func keyDown(with event: NSEvent) {
        if event.keyCode == 125 {
            library?.selectNext()
        } else {
            super.keyDown(with: event)
        }
    }
}

class Library: NSWindowController {
    func selectNext() {}

    func showInfo() {
        Info(library: self).makeKeyAndOrderFront(nil)
    }
}

@main class Delegate: NSObject, NSApplicationDelegate, NSWindowRestoration {
    func applicationSupportsSecureRestorableState(_ app: NSApplication) -> Bool { true }

    static func restoreWindow(
        withIdentifier identifier: NSUserInterfaceItemIdentifier, state: NSCoder,
        completionHandler: @escaping (NSWindow?, Error?) -> Void
    ) {
        let delegate = NSApp.delegate as? Delegate
        delegate?.bringBack(completionHandler)
    }

    func bringBack(_ handler: @escaping (NSWindow?, Error?) -> Void) {
        handler(Info(library: nil), nil)
    }
}
