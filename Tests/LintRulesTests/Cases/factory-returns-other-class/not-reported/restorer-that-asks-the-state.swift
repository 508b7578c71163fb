import AppKit
class EditorController: NSWindowController, NSWindowRestoration {
    init() {
        let window = NSWindow(contentRect: .zero, styleMask: [.titled], backing: .buffered, defer: false)
        super.init(window: window)
        self.window?.identifier = NSUserInterfaceItemIdentifier("editor")
        self.window?.restorationClass = EditorController.self
    }
    required init?(coder: NSCoder) { nil }
    override func encodeRestorableState(with coder: NSCoder) {
        super.encodeRestorableState(with: coder)
        coder.encode(false, forKey: "isPreview")
    }
    static func restoreWindow(
        withIdentifier identifier: NSUserInterfaceItemIdentifier, state: NSCoder,
        completionHandler: @escaping (NSWindow?, Error?) -> Void
    ) {
        if state.decodeBool(forKey: "isPreview") {
            completionHandler(nil, nil)
        } else {
            completionHandler(EditorController().window, nil)
        }
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
