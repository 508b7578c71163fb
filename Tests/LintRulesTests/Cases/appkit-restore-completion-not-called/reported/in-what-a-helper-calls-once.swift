import AppKit
struct Connection: Codable {
    let id: String
}
final class Store {
    static let shared = Store()
    private let queue = DispatchQueue(label: "store")
    func load(_ done: @escaping ([Connection]) -> Void) {
        queue.async {
            let found = (try? JSONDecoder().decode([Connection].self, from: Data())) ?? []
            DispatchQueue.main.async { done(found) }
        }
    }
    func find(_ id: String, then done: (Connection?) -> Void) {
        guard !id.isEmpty else {
            done(nil)
            return
        }
        done(Connection(id: id))
    }
    func fetch(_ address: URL, then done: @escaping (Data?) -> Void) {
        URLSession.shared.dataTask(with: address) { data, _, _ in
            DispatchQueue.main.async { done(data) }
        }.resume()
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
    func open(_ data: Data) -> NSWindow {
        let window = NSWindow()
        window.identifier = NSUserInterfaceItemIdentifier("page")
        window.restorationClass = Fetched.self
        return window
    }
    func search(_ connection: Connection) -> NSWindow {
        let window = NSWindow()
        window.identifier = NSUserInterfaceItemIdentifier("search")
        window.restorationClass = Found.self
        return window
    }
}
class Loaded: NSObject, NSWindowRestoration {
    static func restoreWindow( // expect: appkit-restore-completion-not-called
        withIdentifier identifier: NSUserInterfaceItemIdentifier, state: NSCoder,
        completionHandler: @escaping (NSWindow?, Error?) -> Void
    ) {
        guard let id = state.decodeObject(of: NSString.self, forKey: "id") as String? else {
            completionHandler(nil, CocoaError(.coderValueNotFound))
            return
        }
        Store.shared.load { connections in
            guard let connection = connections.first(where: { $0.id == id }) else { return }
            completionHandler(Windows.shared.open(connection), nil)
        }
    }
}
class Found: NSObject, NSWindowRestoration {
    static func restoreWindow( // expect: appkit-restore-completion-not-called
        withIdentifier identifier: NSUserInterfaceItemIdentifier, state: NSCoder,
        completionHandler: @escaping (NSWindow?, Error?) -> Void
    ) {
        Store.shared.find(identifier.rawValue) { connection in
            if let connection {
                completionHandler(Windows.shared.search(connection), nil)
            }
        }
    }
}
class Fetched: NSObject, NSWindowRestoration {
    static func restoreWindow( // expect: appkit-restore-completion-not-called
        withIdentifier identifier: NSUserInterfaceItemIdentifier, state: NSCoder,
        completionHandler: @escaping (NSWindow?, Error?) -> Void
    ) {
        Store.shared.fetch(URL(fileURLWithPath: identifier.rawValue)) { data in
            switch data {
            case let data?: completionHandler(Windows.shared.open(data), nil)
            case nil: print("nothing there")
            }
        }
    }
}
