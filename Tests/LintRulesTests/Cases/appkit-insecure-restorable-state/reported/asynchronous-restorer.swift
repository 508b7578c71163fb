//- App.swift
import Cocoa
@main
class AppDelegate: NSObject, NSApplicationDelegate {
    func applicationSupportsSecureRestorableState(_ app: NSApplication) -> Bool { true }
}
class BookController: NSWindowController, NSWindowDelegate, NSWindowRestoration {
    var chapter = 0
    init(chapter: Int) {
        self.chapter = chapter
        let window = NSWindow()
        window.identifier = NSUserInterfaceItemIdentifier("book")
        window.restorationClass = BookController.self
        super.init(window: window)
        window.delegate = self
    }
    required init?(coder: NSCoder) { fatalError() }
    @IBAction func next(_ sender: Any) { chapter = 2; window?.invalidateRestorableState() }
    func window(_ window: NSWindow, willEncodeRestorableState state: NSCoder) {
        state.encode(chapter, forKey: "chapter")
    }
    static func restoreWindow(withIdentifier identifier: NSUserInterfaceItemIdentifier, state: NSCoder) async throws -> NSWindow {
        guard let window = BookController(chapter: (state.decodeObject(forKey: "chapter") as? Int) ?? 0).window else { throw CocoaError(.coderReadCorrupt) } // expect: appkit-insecure-restorable-state coder-type-mismatch
        return window
    }
}
