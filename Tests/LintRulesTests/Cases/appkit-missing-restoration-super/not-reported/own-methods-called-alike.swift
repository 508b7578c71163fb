// Methods of one's own that are called alike.
class Sidebar: NSViewController {
    func restoreState(from state: [String: Any]) {
        title = state["title"] as? String
    }
    func restoreState(with state: [String]) {
        title = state.first
    }
}
