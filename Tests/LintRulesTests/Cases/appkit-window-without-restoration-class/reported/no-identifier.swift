// The restorer is named, the window is not.
class Restorer: NSObject, NSWindowRestoration {
    static func restoreWindow(
        withIdentifier identifier: NSUserInterfaceItemIdentifier, state: NSCoder,
        completionHandler: @escaping (NSWindow?, Error?) -> Void
    ) {
        completionHandler(makePanel(), nil)
    }
    static func makePanel() -> NSPanel {
        let panel = NSPanel()
        panel.isRestorable = true // expect: appkit-window-without-restoration-class
        panel.restorationClass = Restorer.self
        return panel
    }
}
