@main class Delegate: NSObject, NSApplicationDelegate {
    var page = 0
    func application(_ app: NSApplication, willEncodeRestorableState coder: NSCoder) {
        coder.encode(page, forKey: "page")
    }
    func application(_ app: NSApplication, didDecodeRestorableState coder: NSCoder) {
        page = coder.decodeInteger(forKey: "page")
    }
}
