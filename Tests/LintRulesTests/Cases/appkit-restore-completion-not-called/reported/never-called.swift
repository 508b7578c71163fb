class Restorer: NSObject, NSWindowRestoration {
    static func restoreWindow( // expect: appkit-restore-completion-not-called
        withIdentifier identifier: NSUserInterfaceItemIdentifier, state: NSCoder,
        completionHandler: @escaping (NSWindow?, Error?) -> Void
    ) {
        MainController.shared.showWindow(nil)
    }
}
