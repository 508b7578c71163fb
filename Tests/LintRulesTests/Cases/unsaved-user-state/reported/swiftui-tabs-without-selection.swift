//- App.swift
// Tabs among which nothing but the user chooses.
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
    var body: some View {
        TabView {  // expect: unsaved-user-state
            Shelf().tabItem { Label("Shelf", systemImage: "books.vertical") }
            Text("Loans").tabItem { Label("Loans", systemImage: "calendar") }
        }
    }
}

struct Shelf: View {
    @SceneStorage("order") private var order = "title"

    var body: some View {
        Picker("Order", selection: $order) { Text("Title").tag("title") }
        Text(order)
    }
}
