import SwiftUI
@main
struct TheApp: App {
    var body: some Scene {
        WindowGroup { MainView() }
    }
}
struct MainView: View {
    @SceneStorage("tab") private var tab: String? // expect: scene-restoration-half-implemented
    var body: some View {
        TabView { Text("a") }
    }
}
#Preview {
    MainView()
}
