import SwiftUI
@main struct Shop: App {
    var body: some Scene { WindowGroup { Root() } }
}
struct Root: View {
    @SceneStorage("selected") private var stored: String?
    @State private var selection: String?
    var body: some View { content }
    private var content: some View {
        List(selection: $selection) { Text("a").tag("a") }
            .onAppear { selection = stored }
            .onDisappear { stored = selection } // expect: scene-storage-not-kept
    }
}
