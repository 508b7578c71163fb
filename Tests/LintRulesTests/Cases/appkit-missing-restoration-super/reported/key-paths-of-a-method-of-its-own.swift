import AppKit

class Base: NSView {
    @objc dynamic var zoom = 0
    override class var restorableStateKeyPaths: [String] { super.restorableStateKeyPaths + ["zoom"] }
}

final class Leaf: Base {
    @objc dynamic var page = 0
    override class var restorableStateKeyPaths: [String] { // expect: appkit-missing-restoration-super
        ownPaths()
    }

    private static func ownPaths() -> [String] { ["page"] }
}
