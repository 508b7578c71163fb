//- AppDelegate.swift
@main
final class AppDelegate: NSObject, NSApplicationDelegate {
    static let shared = NSApp.delegate as! AppDelegate
    let library = LibraryController()
    func applicationSupportsSecureRestorableState(_ app: NSApplication) -> Bool {
        true
    }
    func applicationWillFinishLaunching(_ notification: Notification) {
        library.window?.identifier = NSUserInterfaceItemIdentifier("library")
        library.window?.restorationClass = Restorer.self
    }
}
final class LibraryController: NSWindowController {
    convenience init() {
        self.init(window: NSWindow(contentRect: .zero, styleMask: [.titled], backing: .buffered, defer: false))
    }
}
enum Loader {
    enum Failure: Error {
        case none
    }
    @MainActor static func window(named name: String) async throws -> NSWindow {
        guard let window = AppDelegate.shared.library.window else { throw Failure.none }
        return window
    }
    @MainActor static func found(_ name: String) -> NSWindow? {
        AppDelegate.shared.library.window
    }
}
//- Restorer.swift
final class Restorer: NSObject, NSWindowRestoration {
    static func restoreWindow(withIdentifier identifier: NSUserInterfaceItemIdentifier, state: NSCoder, completionHandler: @escaping (NSWindow?, Error?) -> Void) {
        let name = identifier.rawValue
        let isKnown = name == "library"
        if isKnown {
            completionHandler(Loader.found(name), nil)
        }
        DispatchQueue.main.async {
            if !isKnown {
                completionHandler(nil, Loader.Failure.none)
            }
        }
    }
}
