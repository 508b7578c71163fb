// All of them are there, also the one with a prefix.
class Lookup: NSWindowController {
    private enum Key: String, CaseIterable {
        case page, direction = "_direction"
    }
    @objc dynamic var page = 0
    @objc dynamic var modelPage = 0
    @objc dynamic private var _direction = 0
    override class var restorableStateKeyPaths: [String] {
        Key.allCases.map(\.rawValue) + Key.allCases.map { $0.rawValue } + ["Page"].map { "model\($0)" }
    }
}
