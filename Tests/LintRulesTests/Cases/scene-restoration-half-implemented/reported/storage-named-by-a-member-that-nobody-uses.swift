import SwiftUI
@main
struct Notes: App {
    var body: some Scene { WindowGroup { Sidebar() } }
}
struct Sidebar: View {
    @SceneStorage("selected") private var selected = 1 // expect: scene-restoration-half-implemented
    @SceneStorage("shown") private var shown = 1 // expect: scene-restoration-half-implemented
    var body: some View { Text("Notes") }
    private var selection: Binding<Int> { Binding(get: { selected }, set: { selected = $0 }) }
    private func show(_ next: Int) { shown = next }
    private func showNext() { show(shown + 1) }
}
