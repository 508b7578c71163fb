import SwiftUI
@main
struct TheApp: App {
    var body: some Scene {
        WindowGroup { MainView() }
    }
}
struct MainView: View {
    @SceneStorage("tab") private var tab: String?
    var body: some View {
        TabView(selection: $tab) { Text("a") }
    }
}
#Preview {
    MainView()
}
