// A label is no use of the property that has its name.
import SwiftUI
@main
struct Reader: App {
    var body: some Scene { WindowGroup { Browser() } }
}
struct Browser: View {
    @State private var tab = 0 // expect: unsaved-user-state
    @SceneStorage("selectedTab") private var selection = 0 // expect: scene-restoration-half-implemented
    @SceneStorage("saved") private var saved = "" // expect: scene-restoration-half-implemented
    var body: some View {
        TabView(selection: $tab) {
            Text("a").tag(0)
            Row(saved: 1)
            make(saved: "x")
        }
    }
    func make(saved: String) -> Text { Text("x") }
}
struct Row: View {
    let saved: Int
    var body: some View { Text("x") }
}
