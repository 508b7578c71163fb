//- App.swift
// What a view puts into its surroundings is kept, there or here, or says how something is shown.
import SwiftUI

@main
struct LibraryApp: App {
    var body: some Scene {
        WindowGroup { Library() }
    }
}

extension EnvironmentValues {
    @Entry var page: Binding<String> = .constant("")
    @Entry var words: Binding<String> = .constant("")
}

//- Library.swift
import SwiftUI

struct Library: View {
    @SceneStorage("page") private var page = "new"
    @State private var words = ""
    @State private var mode = EditMode.inactive
    @State private var tab = "shelf"

    var body: some View {
        Shelf()
            .environment(\.page, $page)
            .environment(\.words, $words)
            .environment(\.editMode, $mode)
        Text(mode.isEditing ? "Done" : "Edit")
    }
}

struct Shelf: View {
    @Environment(\.page) private var page
    @Environment(\.words) @Binding private var words

    var body: some View {
        TabView(selection: page) {
            Text("New").tag("new")
            Text("Old").tag("old")
        }
        .searchable(text: $words)
        .onAppear { words = UserDefaults.standard.string(forKey: "words") ?? "" }
        .onChange(of: words) { UserDefaults.standard.set(words, forKey: "words") }
    }
}
