import SwiftUI
@main
struct Notes: App {
    var body: some Scene { WindowGroup { Sidebar() } }
}
struct Sidebar: View {
    @SceneStorage("mode") private var mode = 1
    var body: some View { Details() }
}
struct Details: View {
    @SceneStorage("mode") private var mode = 1
    var body: some View { Stepper("Mode", value: $mode) }
}
