//- App.swift
// Whatever way is taken later, each answers; or something that nobody here knows decides when the closure runs.
import Cocoa
@main class AppDelegate: NSObject, NSApplicationDelegate {
    static var opening: [Task<Void, Never>] = []
    func applicationSupportsSecureRestorableState(_ app: NSApplication) -> Bool { true }
    func applicationDidFinishLaunching(_ notification: Notification) {
        NSApp.windows.first?.restorationClass = LibraryRestorer.self
        NSApp.windows.last?.restorationClass = ReaderRestorer.self
        NSApp.mainWindow?.restorationClass = PanelRestorer.self
        NSApp.keyWindow?.restorationClass = OtherRestorer.self
    }
}
//- Library.swift
final class LibraryRestorer: NSObject, NSWindowRestoration {
    static func restoreWindow(
        withIdentifier identifier: NSUserInterfaceItemIdentifier, state: NSCoder, completionHandler: @escaping (NSWindow?, Error?) -> Void
    ) {
        let name = identifier.rawValue
        Task { @MainActor in
            guard let window = NSApp.windows.first(where: { $0.title == name }) else {
                completionHandler(nil, CocoaError(.fileNoSuchFile))
                return
            }
            do {
                try await load(window)
                completionHandler(window, nil)
            } catch {
                completionHandler(nil, error)
            }
        }
    }
    static func load(_ window: NSWindow) async throws {}
}
//- Reader.swift
final class ReaderRestorer: NSObject, NSWindowRestoration {
    static func restoreWindow(
        withIdentifier identifier: NSUserInterfaceItemIdentifier, state: NSCoder, completionHandler: @escaping (NSWindow?, Error?) -> Void
    ) {
        DispatchQueue.main.async {
            var window: NSWindow?
            defer { completionHandler(window, nil) }
            guard identifier.rawValue == "reader" else { return }
            window = NSApp.mainWindow
        }
    }
}
//- Panel.swift
final class PanelRestorer: NSObject, NSWindowRestoration {
    static func restoreWindow(
        withIdentifier identifier: NSUserInterfaceItemIdentifier, state: NSCoder, completionHandler: ((NSWindow?, Error?) -> Void)?
    ) {
        Task { @MainActor in
            if let completionHandler {
                completionHandler(NSApp.mainWindow, nil)
            }
        }
    }
}
//- Other.swift
final class OtherRestorer: NSObject, NSWindowRestoration {
    static func restoreWindow(
        withIdentifier identifier: NSUserInterfaceItemIdentifier, state: NSCoder, completionHandler: @escaping (NSWindow?, Error?) -> Void
    ) {
        if identifier.rawValue == "observed" {
            NotificationCenter.default.addObserver(forName: NSApplication.didBecomeActiveNotification, object: nil, queue: .main) { _ in
                guard let window = NSApp.mainWindow else { return }
                completionHandler(window, nil)
            }
        } else if identifier.rawValue == "queued" {
            Scheduler().async {
                guard let window = NSApp.mainWindow else { return }
                completionHandler(window, nil)
            }
        } else if identifier.rawValue == "named" {
            Task { @MainActor in
                Panels.waiting.append(completionHandler)
                guard identifier.rawValue == "panel" else { return }
                Panels.open()
            }
        } else {
            AppDelegate.opening.append(
                Task { @MainActor in
                    guard let window = NSApp.mainWindow, !Task.isCancelled else { return }
                    completionHandler(window, nil)
                })
        }
    }
}
enum Panels {
    static var waiting: [(NSWindow?, Error?) -> Void] = []
    static func open() {
        waiting.forEach { $0(NSApp.mainWindow, nil) }
    }
}
final class Scheduler {
    private var jobs: [() -> Void] = []
    func async(_ job: @escaping () -> Void) {
        for _ in 0..<3 { jobs.append(job) }
    }
}
