import AppKit
class EditorController: NSWindowController, NSWindowRestoration {
    init() {
        let window = NSWindow(contentRect: .zero, styleMask: [.titled], backing: .buffered, defer: false)
        super.init(window: window)
        self.window?.identifier = NSUserInterfaceItemIdentifier("editor")
        self.window?.restorationClass = EditorController.self
    }
    required init?(coder: NSCoder) { nil }
    static func restoreWindow(
        withIdentifier identifier: NSUserInterfaceItemIdentifier, state: NSCoder,
        completionHandler: @escaping (NSWindow?, Error?) -> Void
    ) {
        completionHandler(WindowList.shared.next().window, nil)
    }
}
class PreviewController: NSWindowController {
    init() {
        let window = NSWindow(contentRect: .zero, styleMask: [.titled], backing: .buffered, defer: false)
        super.init(window: window)
        self.window?.identifier = NSUserInterfaceItemIdentifier("preview")
        self.window?.restorationClass = EditorController.self
    }
    required init?(coder: NSCoder) { nil }
}
class Opener: NSObject {
    var controllers: [NSWindowController] = []
    @objc func open(_ sender: Any?) { controllers = [EditorController(), PreviewController()] }
}
class WindowList {
    static let shared = WindowList()
    var waiting: [NSWindowController] = [EditorController(), PreviewController()]
    func next() -> NSWindowController { waiting.removeFirst() }
}
