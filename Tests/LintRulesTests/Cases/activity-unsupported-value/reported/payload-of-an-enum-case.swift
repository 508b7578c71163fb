import UIKit

enum Section: Int { case map, photos }

struct Draft { var text = "" }

enum Route {
    case list(query: String)
    case detail(UUID, Section)
    indirect case edit(draft: Draft, Route?)
}

final class Screen: UIViewController {
    var route: Route?
    func describe(_ route: Route, in activity: NSUserActivity) {
        switch route {
        case .list(let query):
            activity.userInfo = ["query": query]
        case let .detail(id, section):
            activity.userInfo = ["id": id.uuidString, "section": section] // expect: activity-unsupported-value
        case .edit(draft: let draft, _):
            activity.userInfo = ["draft": draft] // expect: activity-unsupported-value
        }
    }
    func note(in activity: NSUserActivity) {
        if case .detail(_, let section)? = route {
            activity.addUserInfoEntries(from: ["section": section]) // expect: activity-unsupported-value
        }
        guard case let .edit(draft, next) = route else { return }
        activity.addUserInfoEntries(from: ["draft": draft]) // expect: activity-unsupported-value
        if case .some(.detail(let id, let section)) = next {
            activity.addUserInfoEntries(from: ["id": id, "section": section]) // expect: activity-unsupported-value
        }
    }
    func note(_ outcome: Result<Draft, Error>, and draft: Draft?, in activity: NSUserActivity) {
        switch (outcome, draft) {
        case (.success(let found), _):
            activity.addUserInfoEntries(from: ["found": found]) // expect: activity-unsupported-value
        case (_, .some(let kept)):
            activity.addUserInfoEntries(from: ["kept": kept]) // expect: activity-unsupported-value
        default:
            break
        }
        if case Route.detail(_, let section) = current() {
            activity.addUserInfoEntries(from: ["current": section]) // expect: activity-unsupported-value
        }
    }
    private func current() -> Route { route ?? .list(query: "") }
}
