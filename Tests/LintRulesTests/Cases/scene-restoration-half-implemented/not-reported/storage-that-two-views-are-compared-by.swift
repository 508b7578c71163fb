//- A.swift
import SwiftUI
@main struct A: App { var body: some Scene { WindowGroup { Home().equatable() } } }
struct Home: View, Equatable {
    @SceneStorage("theme") private var theme = 0
    static func == (lhs: Home, rhs: Home) -> Bool { lhs.theme == rhs.theme }
    var body: some View { Button("Dark") { theme = 1 } }
}
