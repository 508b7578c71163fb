// The type of the default is one within another.
import SwiftUI
final class State: ObservableObject {
    enum Tab: Int { case family, asset }
    @Published var tab = Tab.family
}
@main
struct Reader: App {
    @StateObject private var state = State()
    var body: some Scene { WindowGroup { Browser().environmentObject(state) } }
}
struct Browser: View {
    @EnvironmentObject private var state: State
    @SceneStorage("tab") private var chosen = State.Tab.family // expect: scene-restoration-half-implemented
    @SceneStorage("last") private var last = State.Tab.asset
    var body: some View {
        TabView(selection: $last) { Text("a").tag(State.Tab.family) }
    }
}
