// What a case makes of itself is not read, nor which cases a list of the enumeration's own has.
class Lookup: NSWindowController {
    private enum Key: String, CaseIterable {
        case page, direction
        var path: String { UserDefaults.standard.string(forKey: rawValue) ?? "page" }
    }
    private enum Other: String {
        case zoom
        static var allCases: [Other] { UserDefaults.standard.bool(forKey: "zooms") ? [.zoom] : [] }
    }
    @objc dynamic var page = 0
    override class var restorableStateKeyPaths: [String] {
        Key.allCases.map(\.path) + Other.allCases.map(\.rawValue) + Key.allCases.filter { $0 == .page }.map(\.rawValue)
    }
}
