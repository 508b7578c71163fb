class MainController: NSWindowController {}
class AppDelegate: NSObject, NSApplicationDelegate {
    var main: MainController?
    func applicationDidFinishLaunching(_ notification: Notification) {
        main = MainController()
        main?.window?.identifier = NSUserInterfaceItemIdentifier("main")
        main?.window?.restorationClass = Restorer.self
    }
}
class Restorer: NSObject, NSWindowRestoration {
    static func restoreWindow(
        withIdentifier identifier: NSUserInterfaceItemIdentifier, state: NSCoder, completionHandler: @escaping (NSWindow?, Error?) -> Void
    ) {
        var window: NSWindow?
        if identifier.rawValue == "main", let delegate = NSApp.delegate as? AppDelegate {
            window = delegate.main?.window
        }
        completionHandler(window, nil) // expect: restored-too-early
    }
}
