// The link of the sidebar that the user chose is kept, and opens again, but not what was opened from there.
import SwiftUI
@main struct Statistics: App {
    var body: some Scene {
        WindowGroup { Sidebar() }
    }
}
struct Sidebar: View {
    @AppStorage("section") private var section: String?
    var body: some View {
        NavigationView { // expect: unsaved-user-state
            List {
                NavigationLink(tag: "signals", selection: $section) { Signals(names: []) } label: { Text("Signals") }
                NavigationLink(tag: "words", selection: $section) { Text("Words") } label: { Text("Words") }
            }
        }
    }
}
struct Signals: View {
    let names: [String]
    var body: some View {
        List(names, id: \.self) { name in
            NavigationLink { Text(name) } label: { Text(name) }
        }
    }
}
