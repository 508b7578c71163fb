import AppKit
struct Connection: Codable {
    let id: String
}
final class Store {
    static let shared = Store()
    private var listeners: [([Connection]) -> Void] = []
    private var connections: [Connection] = []
    private let queue = DispatchQueue(label: "store")
    func load(_ done: @escaping ([Connection]) -> Void) {
        queue.async { done(self.connections) }
    }
    // Whoever listens is told each time, until there is what he waits for.
    func listen(_ listener: @escaping ([Connection]) -> Void) {
        listeners.append(listener)
        listener(connections)
    }
    func each(_ body: (Connection) -> Void) {
        for connection in connections { body(connection) }
    }
    func watch(_ changed: @escaping () -> Void) {
        NotificationCenter.default.addObserver(forName: .NSCalendarDayChanged, object: nil, queue: nil) { _ in changed() }
    }
    func twice(_ done: @escaping (Connection?) -> Void) {
        done(connections.first)
        queue.async { done(self.connections.last) }
    }
}
class Windows {
    static let shared = Windows()
    func open(_ connection: Connection) -> NSWindow {
        let window = NSWindow()
        window.identifier = NSUserInterfaceItemIdentifier("connection")
        window.restorationClass = Loaded.self
        return window
    }
    func others() -> [NSWindow] {
        let classes: [NSWindowRestoration.Type] = [Listening.self, Asking.self, Watching.self, Twice.self]
        return classes.map { restorer in
            let window = NSWindow()
            window.identifier = NSUserInterfaceItemIdentifier("other")
            window.restorationClass = restorer
            return window
        }
    }
}
class Loaded: NSObject, NSWindowRestoration {
    static func restoreWindow(
        withIdentifier identifier: NSUserInterfaceItemIdentifier, state: NSCoder,
        completionHandler: @escaping (NSWindow?, Error?) -> Void
    ) {
        Store.shared.load { connections in
            guard let connection = connections.first else {
                completionHandler(nil, CocoaError(.fileNoSuchFile))
                return
            }
            completionHandler(Windows.shared.open(connection), nil)
        }
    }
}
class Listening: NSObject, NSWindowRestoration {
    static func restoreWindow(
        withIdentifier identifier: NSUserInterfaceItemIdentifier, state: NSCoder,
        completionHandler: @escaping (NSWindow?, Error?) -> Void
    ) {
        Store.shared.listen { connections in
            guard let connection = connections.first else { return }
            completionHandler(Windows.shared.open(connection), nil)
        }
    }
}
class Asking: NSObject, NSWindowRestoration {
    static func restoreWindow(
        withIdentifier identifier: NSUserInterfaceItemIdentifier, state: NSCoder,
        completionHandler: @escaping (NSWindow?, Error?) -> Void
    ) {
        Store.shared.each { connection in
            guard connection.id == identifier.rawValue else { return }
            completionHandler(Windows.shared.open(connection), nil)
        }
    }
}
class Watching: NSObject, NSWindowRestoration {
    static func restoreWindow(
        withIdentifier identifier: NSUserInterfaceItemIdentifier, state: NSCoder,
        completionHandler: @escaping (NSWindow?, Error?) -> Void
    ) {
        Store.shared.watch {
            guard let window = NSApp.windows.first else { return }
            completionHandler(window, nil)
        }
    }
}
class Twice: NSObject, NSWindowRestoration {
    static func restoreWindow(
        withIdentifier identifier: NSUserInterfaceItemIdentifier, state: NSCoder,
        completionHandler: @escaping (NSWindow?, Error?) -> Void
    ) {
        Store.shared.twice { connection in
            guard let connection else { return }
            completionHandler(Windows.shared.open(connection), nil)
        }
    }
}
