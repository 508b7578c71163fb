// In a constant, by a closure, and with something before them.
class Lookup: NSWindowController {
    private enum Key: String, CaseIterable {
        case page, zoom
    }
    private static let keys = Key.allCases.map { $0.rawValue }
    @objc dynamic var page = 0
    override class var restorableStateKeyPaths: [String] {
        super.restorableStateKeyPaths
            + keys // expect: appkit-unknown-key-path
            + [Key.page].map { key in "current" + key.rawValue } // expect: appkit-unknown-key-path
    }
}
