// Nobody said that these belong together.
class List: UIViewController, SaveState {
    func saveState() -> [String: Any] { ["row": 1] }
    init(saveState saved: [String: Any]?) {
        super.init(nibName: nil, bundle: nil)
        title = saved?["name"] as? String
    }
}
