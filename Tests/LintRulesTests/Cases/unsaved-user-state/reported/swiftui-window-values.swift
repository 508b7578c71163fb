// The window comes back with the value that it shows, and its view as it was at first.
//- App.swift
import SwiftUI

@main
struct MapApp: App {
    var body: some Scene {
        WindowGroup { Start() }
        WindowGroup("Place", for: String.self) { $name in
            PlaceView(name: name ?? "")
        }
    }
}

//- PlaceView.swift
import SwiftUI

enum Style: String { case map, satellite }

struct Start: View {
    @State private var search = ""
    var body: some View { List { Text("Places") }.searchable(text: $search) }
}

struct PlaceView: View {
    let name: String
    @State private var style = Style.map  // expect: unsaved-user-state

    var body: some View {
        Picker("Style", selection: $style) { Text("Map").tag(Style.map) }
        if style == .map { Text(name) } else { Text("From above") }
    }
}
