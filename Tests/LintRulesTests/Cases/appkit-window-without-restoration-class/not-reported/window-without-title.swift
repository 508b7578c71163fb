// One without a title bar is not to be restored, one is made early, one class is shown by somebody out of sight, too, and one in a window
// of a xib.
import Panels
@main class Delegate: NSObject, NSApplicationDelegate {
    var early: NSWindow?
    var plain: NSWindow?
    var shared: NSWindow?
    func applicationSupportsSecureRestorableState(_ app: NSApplication) -> Bool { true }
    func applicationWillFinishLaunching(_ notification: Notification) {
        early = NSWindow(contentViewController: Early())
    }
    func applicationDidFinishLaunching(_ notification: Notification) {
        plain = NSWindow(contentRect: .zero, styleMask: [.borderless], backing: .buffered, defer: false)
        plain?.contentViewController = Plain()
        shared = NSWindow(contentViewController: Shared())
        Panel.show(Shared())
    }
    @IBOutlet var main: NSWindow!
    var drawn: NSWindow?
    func open() {
        drawn = NSWindow(contentViewController: Drawn())
    }
    func show() {
        main.contentViewController = Drawn()
    }
}
class Pane: NSViewController {
    @objc dynamic var page = 0
    override class func allowedClasses(forRestorableStateKeyPath keyPath: String) -> [AnyClass] { [NSNumber.self] }
    override class var restorableStateKeyPaths: [String] { super.restorableStateKeyPaths + ["page"] }
}
final class Early: Pane {
    override class var restorableStateKeyPaths: [String] { super.restorableStateKeyPaths + ["page"] }
}
final class Plain: Pane {
    override class var restorableStateKeyPaths: [String] { super.restorableStateKeyPaths + ["page"] }
}
final class Shared: Pane {
    override class var restorableStateKeyPaths: [String] { super.restorableStateKeyPaths + ["page"] }
}
final class Drawn: Pane {
    override class var restorableStateKeyPaths: [String] { super.restorableStateKeyPaths + ["page"] }
}
