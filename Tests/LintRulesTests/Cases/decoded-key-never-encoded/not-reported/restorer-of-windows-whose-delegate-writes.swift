import AppKit
class Controller: NSWindowController, NSWindowRestoration {
    static func restoreWindow(
        withIdentifier identifier: NSUserInterfaceItemIdentifier, state: NSCoder, completionHandler: @escaping (NSWindow?, Error?) -> Void
    ) {
        let controller = Controller()
        controller.window?.title = state.decodeObject(of: NSString.self, forKey: "name") as String? ?? ""
        completionHandler(controller.window, nil)
    }
}
class Keeper: NSObject, NSWindowDelegate {
    func window(_ window: NSWindow, willEncodeRestorableState state: NSCoder) {
        state.encode(window.title, forKey: "name")
    }
}
