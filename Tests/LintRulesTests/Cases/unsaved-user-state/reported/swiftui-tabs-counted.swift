//- App.swift
// Tabs behind a condition, one for each of several, and those of properties and views.
import SwiftUI

@main
struct LibraryApp: App {
    var body: some Scene {
        WindowGroup { Home(sections: []) }
    }
}

//- Home.swift
import SwiftUI

struct Home: View {
    let sections: [String]
    @SceneStorage("library") private var library = true

    var body: some View {
        Toggle("Library", isOn: $library)
        Optionals(isMember: library)
        Sections(sections: sections)
        Parts()
    }
}

struct Optionals: View {
    let isMember: Bool

    var body: some View {
        TabView {  // expect: unsaved-user-state
            Text("Shelf").tabItem { Text("Shelf") }
            if isMember {
                Text("Loans").tabItem { Text("Loans") }
            }
        }
    }
}

struct Sections: View {
    let sections: [String]

    var body: some View {
        TabView {  // expect: unsaved-user-state
            ForEach(sections, id: \.self) { name in Tab(name, systemImage: "book") { Text(name) } }
        }
    }
}

struct Parts: View {
    var body: some View {
        TabView {  // expect: unsaved-user-state
            shelf
            Loans()
        }
    }

    private var shelf: some View { Text("Shelf").tabItem { Text("Shelf") } }
}

struct Loans: View {
    var body: some View {
        List { Text("Loans") }
            .tabItem { Text("Loans") }
    }
}
