import UIKit

enum Section: Int { case map, photos }

struct Item { var text = "" }

struct Draft { var text = "" }

enum Route {
    case list(query: String)
    case detail(id: UUID, name: String)
    case section(Section)
}

/// Its cases are called like others.
enum Tab {
    case list(Item)
    case detail(Item, Item)
}

enum Loaded<Item> {
    case found(Item)
    case missing(String)
}

struct Store<Item> {
    enum Event {
        case added(Item)
    }
}

enum Answer {
    case given(text: String)
    case given(draft: Draft)
}

final class Screen: UIViewController {
    func describe(_ route: Route, in activity: NSUserActivity) {
        switch route {
        case .list(let query) where !query.isEmpty:
            activity.userInfo = ["query": query]
        case .list:
            break
        case let .detail(id, name):
            activity.userInfo = ["id": id, "name": name]
        case .section(let section):
            activity.userInfo = ["section": section.rawValue]
        }
    }
    func note(_ loaded: Loaded<String>, _ event: Store<String>.Event, in activity: NSUserActivity) {
        if case .found(let text) = loaded {
            activity.addUserInfoEntries(from: ["found": text])
        }
        if case .added(let text) = event {
            activity.addUserInfoEntries(from: ["added": text])
        }
    }
    func note(_ answer: Answer, _ outcome: Result<String, Error>, in activity: NSUserActivity) {
        if case .given(text: let text) = answer {
            activity.addUserInfoEntries(from: ["text": text])
        }
        if case .success(let text) = outcome {
            activity.addUserInfoEntries(from: ["outcome": text])
        }
    }
    /// A name of the pattern hides the value that is matched.
    func note(_ detail: Route, in activity: NSUserActivity) {
        if case .detail(let id, let detail) = detail {
            activity.addUserInfoEntries(from: ["id": id.uuidString, "detail": detail])
        }
    }
}
