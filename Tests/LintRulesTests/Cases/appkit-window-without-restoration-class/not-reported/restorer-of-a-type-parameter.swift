@main
class AppDelegate: NSObject, NSApplicationDelegate {
    func applicationSupportsSecureRestorableState(_ application: NSApplication) -> Bool { true }
    func applicationDidFinishLaunching(_ notification: Notification) {
        let controller: ClockController = open()
        controller.showWindow(nil)
    }
    func open<Controller: NSWindowController & NSWindowRestoration>() -> Controller {
        let controller = Controller()
        controller.window?.restorationClass = Controller.self
        return controller
    }
}
class ClockController: NSWindowController, NSWindowRestoration {
    static func restoreWindow(
        withIdentifier identifier: NSUserInterfaceItemIdentifier, state: NSCoder, completionHandler: @escaping (NSWindow?, Error?) -> Void
    ) {
        completionHandler(ClockController().window, nil)
    }
}
