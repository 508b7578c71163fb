@main class Delegate: NSObject, NSApplicationDelegate {
    func applicationSupportsSecureRestorableState(_ app: NSApplication) -> Bool { true }
}
class Canvas: NSView {
    @objc dynamic var tool = "pen"
    override class var restorableStateKeyPaths: [String] { super.restorableStateKeyPaths + [#keyPath(tool)] }
    override class func allowedClasses(forRestorableStateKeyPath keyPath: String) -> [AnyClass] {
        keyPath == #keyPath(tool) ? [NSString.self] : super.allowedClasses(forRestorableStateKeyPath: keyPath)
    }
}
class Pane: NSViewController {
    override class func allowedClasses(forRestorableStateKeyPath keyPath: String) -> [AnyClass] {
        [NSNumber.self, NSString.self]
    }
}
class Sidebar: Pane {
    @objc dynamic var page = 0
    override class var restorableStateKeyPaths: [String] { super.restorableStateKeyPaths + ["page"] }
}
// It lists what its superclass does, which is AppKit's.
class Plain: NSView {
    override class var restorableStateKeyPaths: [String] { super.restorableStateKeyPaths }
}
