import AppKit

class Base: NSView {
    @objc dynamic var zoom = 0
    class func paths() -> [String] { ["zoom"] }
    override class var restorableStateKeyPaths: [String] { paths() }
}

class Named: Base {
    @objc dynamic var page = 0
    override class var restorableStateKeyPaths: [String] { Base.restorableStateKeyPaths + ["page"] }
}

class Helped: Base {
    @objc dynamic var page = 0
    override class var restorableStateKeyPaths: [String] { paths() + ["page"] }
}

class Overridden: Base {
    @objc dynamic var page = 0
    override class func paths() -> [String] { super.paths() + ["page"] }
}
