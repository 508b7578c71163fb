// Behind the label, or elsewhere, the property itself stands.
import SwiftUI
@main
struct Reader: App {
    var body: some Scene { WindowGroup { Browser() } }
}
struct Browser: View {
    @SceneStorage("selectedTab") private var selection = 0
    @SceneStorage("saved") private var saved = ""
    @SceneStorage("page") private var page = 0
    @SceneStorage("zoom") private var zoom = 1.0
    @SceneStorage("shown") private var shown = false
    @SceneStorage("depth") private var depth = 0
    var body: some View {
        TabView(selection: $selection) {
            Row(saved: saved).onAppear { saved = "x" }
            Row(saved: "page \(self[keyPath: \.page])").onTapGesture { [zoom] in print(zoom) }
            Toggle("Shown", isOn: Binding(get: { shown }, set: { shown = $0 }))
            switch depth {
            case 0: Text("a")
            default: Text("b")
            }
        }
        .onAppear { page += 1; zoom = 2; depth += 1 }
    }
}
struct Row: View {
    let saved: String
    var body: some View { Text(saved) }
}
