//- App.swift
// Pages, tabs of settings, one tab alone, and tabs that are kept.
import SwiftUI

@main
struct LibraryApp: App {
    var body: some Scene {
        WindowGroup { Home() }
        Settings {
            TabView {
                Text("General").tabItem { Text("General") }
                Text("Account").tabItem { Text("Account") }
            }
        }
    }
}

//- Home.swift
import SwiftUI

struct Home: View {
    @SceneStorage("tab") private var tab = "shelf"

    var body: some View {
        TabView(selection: $tab) {
            Covers().tabItem { Label("Shelf", systemImage: "books.vertical") }.tag("shelf")
            Alone().tabItem { Label("Loans", systemImage: "calendar") }.tag("loans")
        }
    }
}

struct Covers: View {
    var body: some View {
        TabView {
            Text("Front")
            Text("Back")
        }
        .tabViewStyle(.page)
    }
}

struct Alone: View {
    var body: some View {
        TabView {
            Text("Loans").tabItem { Text("Loans") }
        }
    }
}
