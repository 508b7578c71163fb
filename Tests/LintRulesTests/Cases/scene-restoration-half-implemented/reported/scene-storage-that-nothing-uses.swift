import SwiftUI
@main
struct Notes: App {
    var body: some Scene {
        WindowGroup { List() }
    }
}
struct List: View {
    @SceneStorage("selected") private var selected = "" // expect: scene-restoration-half-implemented
    @SceneStorage("search") private var search = ""
    @State private var choice = ""
    var body: some View {
        TextField(choice, text: $search)
    }
}
