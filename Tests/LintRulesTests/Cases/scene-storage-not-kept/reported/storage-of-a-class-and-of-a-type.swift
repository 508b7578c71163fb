final class Settings: NSObject {
    @SceneStorage("mode") private var mode = "list" // expect: scene-storage-not-kept
    func show() -> String {
        mode
    }
}
struct Draft: Codable {
    @SceneStorage("draft") var text = "" // expect: scene-storage-not-kept
}
struct Pane: View {
    @SceneStorage("pane") static var pane = 0 // expect: scene-storage-not-kept
    var body: some View {
        Text("\(Pane.pane)")
    }
}
actor Store {
    @SceneStorage("row") var row = 0 // expect: scene-storage-not-kept
}
