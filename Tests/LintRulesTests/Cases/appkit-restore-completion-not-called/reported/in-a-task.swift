//- App.swift
import Cocoa
@main class AppDelegate: NSObject, NSApplicationDelegate {
    func applicationSupportsSecureRestorableState(_ app: NSApplication) -> Bool { true }
    func applicationDidFinishLaunching(_ notification: Notification) {
        NSApp.windows.first?.restorationClass = LibraryRestorer.self
        NSApp.windows.last?.restorationClass = ReaderRestorer.self
        NSApp.mainWindow?.restorationClass = PanelRestorer.self
    }
}
//- Library.swift
final class LibraryRestorer: NSObject, NSWindowRestoration {
    static func restoreWindow( // expect: appkit-restore-completion-not-called
        withIdentifier identifier: NSUserInterfaceItemIdentifier, state: NSCoder, completionHandler: @escaping (NSWindow?, Error?) -> Void
    ) {
        let name = identifier.rawValue
        Task { @MainActor in
            guard let window = NSApp.windows.first(where: { $0.title == name }) else {
                print("no window")
                return
            }
            completionHandler(window, nil)
        }
    }
}
//- Reader.swift
final class ReaderRestorer: NSObject, NSWindowRestoration {
    static func restoreWindow( // expect: appkit-restore-completion-not-called
        withIdentifier identifier: NSUserInterfaceItemIdentifier, state: NSCoder, completionHandler: @escaping (NSWindow?, Error?) -> Void
    ) {
        DispatchQueue.main.async {
            switch identifier.rawValue {
            case "reader": completionHandler(NSApp.mainWindow, nil)
            case "library": open(completionHandler)
            default: break
            }
        }
    }
    static func open(_ handler: (NSWindow?, Error?) -> Void) {
        handler(nil, CocoaError(.fileNoSuchFile))
    }
}
//- Panel.swift
final class PanelRestorer: NSObject, NSWindowRestoration {
    static func restoreWindow( // expect: appkit-restore-completion-not-called
        withIdentifier identifier: NSUserInterfaceItemIdentifier, state: NSCoder, completionHandler: @escaping (NSWindow?, Error?) -> Void
    ) {
        guard identifier.rawValue == "panel" else {
            completionHandler(nil, CocoaError(.fileNoSuchFile))
            return
        }
        DispatchQueue.main.asyncAfter(deadline: .now() + 1) {
            Task.detached {
                if let window = NSApp.mainWindow {
                    await MainActor.run { completionHandler(window, nil) }
                }
            }
        }
    }
}
