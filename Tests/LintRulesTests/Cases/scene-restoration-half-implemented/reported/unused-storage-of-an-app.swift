//- App.swift
import SwiftUI
@main
struct Notes: App {
    @SceneStorage("mode") private var mode = 1 // expect: scene-restoration-half-implemented
    var body: some Scene { WindowGroup { Sidebar() } }
}
//- Sidebar.swift
import SwiftUI
struct Sidebar: View {
    @SceneStorage("mode") private var mode = 1
    var body: some View { Stepper("Mode", value: $mode) }
}
