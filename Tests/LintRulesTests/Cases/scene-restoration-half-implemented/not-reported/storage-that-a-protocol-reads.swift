//- A.swift
import SwiftUI
@main struct A: App { var body: some Scene { WindowGroup { Home() } } }
protocol Holds { var page: Int { get nonmutating set } }
extension Holds { var title: String { "Page \(page)" } }
struct Home: View, Holds {
    @SceneStorage("page") var page = 0
    var body: some View { Button(title) { page = 1 } }
}
//- B.swift
import SwiftUI
struct Other: View { var body: some View { Text("x") } }
