//- App.swift
// One tab at a time, another's tabs, and one of a list.
import SwiftUI

@main
struct LibraryApp: App {
    var body: some Scene {
        WindowGroup { Home() }
    }
}

//- Home.swift
import SwiftUI

struct Home: View {
    @SceneStorage("tab") private var tab = "shelf"
    @SceneStorage("library") private var library = true

    var body: some View {
        Toggle("Library", isOn: $library)
        TabView {
            if library {
                Text("Shelf").tabItem { Text("Shelf") }
            } else {
                Text("Loans").tabItem { Text("Loans") }
            }
        }
        TabView {
            TabView(selection: $tab) {
                Text("Shelf").tabItem { Text("Shelf") }.tag("shelf")
                Text("Loans").tabItem { Text("Loans") }.tag("loans")
            }
            .tabItem { Text("All") }
        }
        TabView {
            ForEach(["Shelf"], id: \.self) { name in Text(name).tabItem { Text(name) } }
        }
    }
}
