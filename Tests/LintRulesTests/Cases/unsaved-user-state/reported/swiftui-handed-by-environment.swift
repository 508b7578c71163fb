//- App.swift
// What a view puts into its surroundings is chosen there, and kept by nobody; so is what a tab shows that is handed down and kept.
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
    @SceneStorage("tab") private var tab = "shelf"
    @State private var page = "new"  // expect: unsaved-user-state
    @State private var words = ""  // expect: unsaved-user-state

    var body: some View {
        Tabs(tab: $tab)
            .environment(\.page, $page)
            .environment(\.words, $words)
    }
}

struct Tabs: View {
    @Binding var tab: String

    var body: some View {
        TabView(selection: $tab) {
            Shelf().tag("shelf")
            Loans(names: []).tag("loans")
        }
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
    }
}

struct Loans: View {
    let names: [String]

    var body: some View {
        NavigationStack {  // expect: unsaved-user-state
            List(names, id: \.self) { name in NavigationLink(name) { Text(name) } }
        }
    }
}
