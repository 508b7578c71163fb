// What was typed is taken from a store as the view appears; a watch app beside this one keeps nothing.
//- App.swift
import SwiftUI

@main
struct Garden: App {
    var body: some Scene {
        WindowGroup { Plants(plants: ["Fern", "Moss"]) }
    }
}

struct Plants: View {
    let plants: [String]
    @SceneStorage("plant") private var plant = ""
    @State private var search = ""

    var body: some View {
        List(plants.filter { search.isEmpty || $0.contains(search) }, id: \.self) { name in
            Button(name) { plant = name }
        }
        .searchable(text: $search)
        .onSubmit(of: .search) { UserDefaults.standard.set(search, forKey: "search") }
        .onAppear { search = UserDefaults.standard.string(forKey: "search") ?? "" }
        .navigationTitle(plant)
    }
}

//- Watch.swift
import SwiftUI

@main
struct WatchGarden: App {
    var body: some Scene {
        WindowGroup { WatchedPlants(plants: ["Fern", "Moss"]) }
    }
}

struct WatchedPlants: View {
    let plants: [String]
    @State private var search = ""

    var body: some View {
        List(plants.filter { search.isEmpty || $0.contains(search) }, id: \.self) { Text($0) }
            .searchable(text: $search)
    }
}
