class Pane: NSViewController {
    @objc dynamic var page = 0
    override class var restorableStateKeyPaths: [String] {
        super.restorableStateKeyPaths + ["page"]
    }
}
class Middle: Pane {}
final class Outline: Middle {
    @objc dynamic var row = 0
    override class var restorableStateKeyPaths: [String] { // expect: appkit-missing-restoration-super
        ["row"]
    }
}
