class Pane: NSViewController {
    @objc dynamic var page = 0
    class var ownPaths: [String] {
        ["page"]
    }
    override class var restorableStateKeyPaths: [String] {
        super.restorableStateKeyPaths + ownPaths
    }
}
class Listing: NSViewController {
    @objc dynamic var page = 0
    override class var restorableStateKeyPaths: [String] {
        ["page"]
    }
}
final class Adding: Listing {
    @objc dynamic var row = 0
    override class var restorableStateKeyPaths: [String] {
        var paths = super.restorableStateKeyPaths
        paths.append("row")
        return paths
    }
}
final class Repeating: Listing {
    @objc dynamic var row = 0
    override class var restorableStateKeyPaths: [String] {
        ["row", "page"]
    }
}
final class Asking: Listing {
    @objc dynamic var row = 0
    override class var restorableStateKeyPaths: [String] {
        Listing.restorableStateKeyPaths + ["row"]
    }
}
final class Direct: NSWindowController {
    @objc dynamic var row = 0
    override class var restorableStateKeyPaths: [String] {
        ["row"]
    }
}
