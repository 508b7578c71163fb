@main
class AppDelegate: NSObject, NSApplicationDelegate {
    func applicationSupportsSecureRestorableState(_ app: NSApplication) -> Bool { true }
}
final class ProgressController: NSWindowController {
    init() { super.init(window: Self.makeWindow()) }
    required init?(coder: NSCoder) { nil }
    private static func makeWindow() -> NSWindow {
        let window = NSWindow(contentRect: .zero, styleMask: [.titled], backing: .buffered, defer: false)
        window.isRestorable = true // expect: appkit-window-without-restoration-class
        return window
    }
    func begin(for caller: NSWindow) {
        if let window { caller.beginSheet(window, completionHandler: nil) }
    }
}
