class Restorer: NSObject, NSWindowRestoration {
    static func restoreWindow(
        withIdentifier identifier: NSUserInterfaceItemIdentifier, state: NSCoder,
        completionHandler: @escaping (NSWindow?, Error?) -> Void
    ) {
        let name = state.decodeObject(forKey: "name") as? String // expect: appkit-insecure-restorable-state
        completionHandler(Main(name: name).window, nil)
    }
}
