@main class Delegate: NSObject, NSApplicationDelegate {
    func applicationSupportsSecureRestorableState(_ app: NSApplication) -> Bool { true }
}
class Canvas: NSView {
    @objc dynamic var tool = "pen"
    override class var restorableStateKeyPaths: [String] { // expect: appkit-insecure-restorable-state
        super.restorableStateKeyPaths + [#keyPath(tool)]
    }
}
