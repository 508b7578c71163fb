import AppKit

class Base: NSView {
    @objc dynamic var zoom = 0
    override class var restorableStateKeyPaths: [String] { super.restorableStateKeyPaths + ["zoom"] }
}

// By hand, or on purpose not at all.
class Leaf: Base {
    @objc dynamic var page = 0
    override class var restorableStateKeyPaths: [String] { ["page"] }
    override func encodeRestorableState(with coder: NSCoder) {
        super.encodeRestorableState(with: coder)
        coder.encode(zoom, forKey: "zoom")
    }
    override func restoreState(with coder: NSCoder) {
        super.restoreState(with: coder)
        zoom = coder.decodeInteger(forKey: "zoom")
    }
}

class Plain: Base {
    override class var restorableStateKeyPaths: [String] { [] }
}
