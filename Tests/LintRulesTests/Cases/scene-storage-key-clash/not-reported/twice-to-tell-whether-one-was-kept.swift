//- App.swift
@main
struct NotesApp: App {
    var body: some Scene {
        WindowGroup {
            ContentView()
        }
    }
}
//- ContentView.swift
/// The second is read alone: it tells that nothing has been saved yet.
struct ContentView: View {
    @SceneStorage("page") private var page = 0
    @SceneStorage("page") private var savedPage = -1
    @State private var showsWelcome = false
    var body: some View {
        TabView(selection: $page) {
            Text("One").tag(0)
            Text("Two").tag(1)
        }
        .onAppear {
            showsWelcome = savedPage == -1
        }
        .sheet(isPresented: $showsWelcome) {
            Text("Welcome")
        }
    }
}
