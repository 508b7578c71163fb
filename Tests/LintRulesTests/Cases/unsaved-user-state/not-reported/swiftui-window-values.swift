// The window is not restored, or its view keeps what was chosen for all of them.
//- App.swift
import SwiftUI

@main
struct MapApp: App {
    var body: some Scene {
        WindowGroup { Start() }
        WindowGroup("Place", for: String.self) { $name in
            PlaceView(name: name ?? "")
        }
        WindowGroup("Route", for: Int.self) { $number in
            RouteView(number: number ?? 0)
        }
        .restorationBehavior(.disabled)
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
    @AppStorage("style") private var style = Style.map

    var body: some View {
        Picker("Style", selection: $style) { Text("Map").tag(Style.map) }
        if style == .map { Text(name) } else { Text("From above") }
    }
}

struct RouteView: View {
    let number: Int
    @State private var style = Style.map

    var body: some View {
        Picker("Style", selection: $style) { Text("Map").tag(Style.map) }
        if style == .map { Text("\(number)") } else { Text("From above") }
    }
}
