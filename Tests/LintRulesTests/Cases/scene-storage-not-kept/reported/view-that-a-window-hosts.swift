@NSApplicationMain
class AppDelegate: NSObject, NSApplicationDelegate {
    func applicationDidFinishLaunching(_ notification: Notification) {
        let window = NSWindow()
        window.contentView = NSHostingView(rootView: Trips())
    }
}
struct Trips: View {
    @SceneStorage("filter") var filter = "" // expect: scene-storage-not-kept
    var body: some View { TextField("City", text: $filter) }
}
