// One of the two that share a key uses it, whatever line it stands on, and two private views of one name are of one app.
//- App.swift
import SwiftUI
@main
struct Reader: App {
    var body: some Scene { WindowGroup { VStack { One(); Two(); Three() } } }
}
struct One: View {
    @SceneStorage("path") private var saved = ""
    var body: some View { Row() }
}
private struct Row: View {
    @SceneStorage("page") private var page = 0
    var body: some View { Text("x") }
}
//- Three.swift
import SwiftUI
struct Three: View {
    var body: some View { Row() }
}
private struct Row: View {
    @SceneStorage("page") private var page = 0
    var body: some View { Stepper("x", value: $page) }
}
//- Two.swift
import SwiftUI
struct Two: View {
    @SceneStorage("path") private var kept = ""
    var body: some View { TextField("y", text: $kept) }
}
