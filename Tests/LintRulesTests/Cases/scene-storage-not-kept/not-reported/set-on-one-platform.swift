// Where the view sets it, nobody changes it: what offers that is left out there. And a method that is called first takes what was kept, one
// that is called last gives it back, and another may leave before.
import SwiftUI
@main struct Library: App {
    var body: some Scene {
        WindowGroup {
            VStack {
                Albums()
                Artists()
                Genres()
                Songs()
                Taken()
                Returned()
                Guarded()
            }
        }
    }
}
struct Albums: View {
    @SceneStorage("albums") private var filter = "all"
    var body: some View {
        Menu("Filter") {
            #if os(iOS)
            Picker("Filter", selection: $filter) {
                Text("All").tag("all")
                Text("Favourites").tag("favourites")
            }
            #endif
            Text(filter)
        }
        .task {
            #if os(macOS)
            filter = "all"
            #endif
        }
    }
}
struct Artists: View {
    @SceneStorage("artists") private var filter = "all"
    var body: some View {
        Text(filter)
            #if os(macOS)
            .onAppear { filter = "all" }
            #else
            .onTapGesture { change() }
            #endif
    }
    #if !os(macOS)
    private func change() { filter = "favourites" }
    #endif
}
struct Genres: View {
    @SceneStorage("genres") private var filter = "all"
    var body: some View {
        Button(filter) { filter = "favourites" }
            .task {
                #if DEBUG
                filter = "all"
                #endif
            }
    }
}
struct Songs: View {
    @SceneStorage("songs") private var filter = "all"
    @State private var shown = ""
    var body: some View {
        Button(shown) { filter = "favourites" }
            .task {
                #if os(iOS)
                shown = filter
                #endif
                filter = "all"
            }
    }
}
struct Taken: View {
    @SceneStorage("taken") private var draft = ""
    @State private var text = ""
    var body: some View {
        TextField("Draft", text: $text)
            .onAppear {
                restore()
                clear()
            }
            .onDisappear { draft = text }
    }
    private func restore() { text = draft }
    private func clear() { draft = "" }
}
struct Returned: View {
    @SceneStorage("returned") private var page = 0
    @SceneStorage("kept") private var kept = 0
    var body: some View {
        Stepper("Page", value: $page)
            .onAppear {
                page = 0
                restore()
            }
            .onDisappear { kept = page }
    }
    private func restore() { page = kept }
}
struct Guarded: View {
    @SceneStorage("guarded") private var page = 0
    @State private var isOpen = false
    var body: some View {
        Stepper("Page", value: $page)
            .onAppear {
                guard !isOpen else { return }
                isOpen = true
                reset()
            }
    }
    private func reset() { page = 0 }
}
