// Each case stands for its text, and one of them for a property that there is not.
class Lookup: NSWindowController {
    private enum Key: String, CaseIterable {
        case page, direction = "_direction"
    }
    @objc dynamic var page = 0
    override class var restorableStateKeyPaths: [String] {
        Key.allCases.map(\.rawValue) // expect: appkit-unknown-key-path
    }
}
