@main class Delegate: NSObject, NSApplicationDelegate {
    func applicationSupportsSecureRestorableState(_ app: NSApplication) -> Bool { false }
}
class Canvas: NSView {
    @objc dynamic var tool = "pen"
    override class var restorableStateKeyPaths: [String] { super.restorableStateKeyPaths + [#keyPath(tool)] }
}
