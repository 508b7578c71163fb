// custom-protocols: { protocol: SaveState, save: saveState(), restore: init(saveState:) }
// Somebody else takes it apart, and a loop knows every key.
class List: UIViewController, SaveState {
    var state = State()
    func saveState() -> [String: Any] { ["name": title ?? "", "row": state.row, "filter": state.filter] }
    init(saveState saved: [String: Any]?) {
        super.init(nibName: nil, bundle: nil)
        title = saved?["name"] as? String
        state = State(saved)
    }
}
class Notes: UIViewController, SaveState {
    var notes: [String: String] = [:]
    func saveState() -> [String: Any] { ["first": "1", "second": "2"] }
    init(saveState saved: [String: Any]?) {
        super.init(nibName: nil, bundle: nil)
        for (key, value) in saved ?? [:] { notes[key] = value as? String }
    }
}
