// custom-protocols: { protocol: SaveState, save: saveState(), restore: init(saveState:) }
// The base class writes one key, the subclass another, and each reads its own.
class Base: UIViewController, SaveState {
    func saveState() -> [String: Any] { ["title": title ?? ""] }
    init(saveState state: [String: Any]?) {
        super.init(nibName: nil, bundle: nil)
        title = state?["title"] as? String
    }
}
class List: Base {
    var row = 0
    override func saveState() -> [String: Any] {
        var state = super.saveState()
        state["row"] = row
        return state
    }
    override init(saveState state: [String: Any]?) {
        super.init(saveState: state)
        row = state?["row"] as? Int ?? 0
    }
}
