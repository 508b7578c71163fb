//- Restorer.swift
import AppKit
final class Restorer: NSObject, NSWindowRestoration {
    static func restoreWindow( // expect: appkit-restore-completion-not-called
        withIdentifier identifier: NSUserInterfaceItemIdentifier, state: NSCoder,
        completionHandler: @escaping (NSWindow?, Error?) -> Void
    ) {
        openPage(then: { completionHandler($0, nil) })
    }
    private static func openPage(then answer: @escaping (NSWindow) -> Void) {
        guard let window = PageController().window else { return }
        answer(window)
    }
}
final class PageController: NSWindowController {
    override func windowDidLoad() {
        super.windowDidLoad()
        window?.restorationClass = Restorer.self
    }
}
//- Library.swift
import AppKit
final class Library: NSObject, NSWindowRestoration {
    static func restoreWindow( // expect: appkit-restore-completion-not-called
        withIdentifier identifier: NSUserInterfaceItemIdentifier, state: NSCoder,
        completionHandler: @escaping (NSWindow?, Error?) -> Void
    ) {
        guard identifier.rawValue == "library" else {
            completionHandler(nil, CocoaError(.coderReadCorrupt))
            return
        }
        Shelf.shared.open { window in
            if window.isVisible { completionHandler(window, nil) } else { completionHandler(nil, nil) }
        }
    }
}
final class Shelf {
    static let shared = Shelf()
    private var controller: ShelfController?
    func open(_ done: (NSWindow) -> Void) {
        if let window = controller?.window { done(window) }
    }
}
final class ShelfController: NSWindowController {
    override func windowDidLoad() {
        super.windowDidLoad()
        window?.restorationClass = Library.self
    }
}
