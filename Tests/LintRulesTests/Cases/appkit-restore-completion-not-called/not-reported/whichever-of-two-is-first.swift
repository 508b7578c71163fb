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
        var isAnswered = false
        DispatchQueue.main.async {
            guard let window = Loader.found(name), !isAnswered else { return }
            isAnswered = true
            completionHandler(window, nil)
        }
        DispatchQueue.main.asyncAfter(deadline: .now() + 5) {
            if isAnswered { return }
            isAnswered = true
            completionHandler(nil, Loader.Failure.none)
        }
    }
}
