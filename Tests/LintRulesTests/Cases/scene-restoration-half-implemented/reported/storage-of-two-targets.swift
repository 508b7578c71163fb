// Each target has a view of that name, and they have nothing to do with each other.
//- App.swift
import SwiftUI
@main
struct Reader: App {
    var body: some Scene { WindowGroup { ContentView() } }
}
//- iOS/ContentView.swift
import SwiftUI
struct ContentView: View {
    @State private var tab = 0 // expect: unsaved-user-state
    @SceneStorage("tab") private var chosen = 0 // expect: scene-restoration-half-implemented
    @SceneStorage("page") private var page = 0
    var body: some View { TabView(selection: $tab) { Stepper("a", value: $page) } }
}
//- macOS/ContentView.swift
import SwiftUI
// Moved by a line.
struct ContentView: View {
    @State private var tab = 0
    @SceneStorage("tab") private var chosen = 0 // expect: scene-restoration-half-implemented
    @SceneStorage("page") private var page = 0 // expect: scene-restoration-half-implemented
    var body: some View { List(selection: $tab) { Text("a") } }
}
