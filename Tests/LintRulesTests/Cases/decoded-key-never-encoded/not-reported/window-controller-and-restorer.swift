// Window and controller share a coder, and its restorer reads from it too.
class Panel: NSPanel {
    var tool = 0
    override func encodeRestorableState(with coder: NSCoder) {
        super.encodeRestorableState(with: coder)
        coder.encode(tool, forKey: "tool")
        coder.encode(title, forKey: "name")
    }
}
class PanelController: NSWindowController, NSWindowRestoration {
    override func restoreState(with coder: NSCoder) {
        super.restoreState(with: coder)
        (window as? Panel)?.tool = coder.decodeInteger(forKey: "tool")
    }
    static func restoreWindow(
        withIdentifier identifier: NSUserInterfaceItemIdentifier, state: NSCoder,
        completionHandler: @escaping (NSWindow?, Error?) -> Void
    ) {
        completionHandler(makePanel(named: state.decodeObject(of: NSString.self, forKey: "name") as String?), nil)
    }
}
