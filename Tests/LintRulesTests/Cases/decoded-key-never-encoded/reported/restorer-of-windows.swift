import AppKit
class Controller: NSWindowController, NSWindowRestoration {
    static func restoreWindow(
        withIdentifier identifier: NSUserInterfaceItemIdentifier, state: NSCoder, completionHandler: @escaping (NSWindow?, Error?) -> Void
    ) {
        let controller = Controller()
        controller.window?.title = state.decodeObject(of: NSString.self, forKey: "name") as String? ?? "" // expect: decoded-key-never-encoded
        controller.window?.subtitle = state.decodeObject(of: NSString.self, forKey: "path") as String? ?? ""
        completionHandler(controller.window, nil)
    }
    override func encodeRestorableState(with coder: NSCoder) {
        super.encodeRestorableState(with: coder)
        coder.encode(window?.subtitle, forKey: "path")
    }
}
