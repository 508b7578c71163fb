import AppKit
@main
final class AppDelegate: NSObject, NSApplicationDelegate {
    @IBAction func newWindow(_ sender: Any?) {
        Windows.shared.open("rose")
    }
}
final class Restorer: NSObject, NSWindowRestoration {
    static func restoreWindow(
        withIdentifier identifier: NSUserInterfaceItemIdentifier, state: NSCoder,
        completionHandler: @escaping (NSWindow?, Error?) -> Void
    ) {
        guard identifier.rawValue == "product" else {
            completionHandler(nil, CocoaError(.featureUnsupported))
            return
        }
        completionHandler(Windows.shared.open("rose").window, nil)
    }
}
final class Windows {
    static let shared = Windows()
    private var controllers: [NSWindowController] = []
    @discardableResult
    func open(_ name: String) -> NSWindowController {
        let window = NSWindow(contentRect: .zero, styleMask: [.titled, .closable], backing: .buffered, defer: false)
        setUp(window)
        identify(window)
        let controller = NSWindowController(window: window)
        controllers.append(controller)
        controller.showWindow(nil)
        return controller
    }
    private func setUp(_ window: NSWindow) {
        window.restorationClass = Restorer.self
    }
    private func identify(_ window: NSWindow) {
        window.identifier = NSUserInterfaceItemIdentifier("product")
    }
    // This one is not to be saved.
    func peek() -> NSWindow {
        let panel = NSPanel()
        style(panel)
        return panel
    }
    private func style(_ panel: NSPanel) {
        panel.isRestorable = false
        panel.restorationClass = Restorer.self
    }
}
