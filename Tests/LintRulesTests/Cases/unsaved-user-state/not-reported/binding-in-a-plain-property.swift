// The view that is handed the path gives it what it kept.
import SwiftUI
@main struct Notes: App {
    var body: some Scene {
        WindowGroup { Root(notes: []) }
    }
}
struct Root: View {
    let notes: [String]
    @State private var path: [String] = []
    var body: some View {
        NavigationStack(path: $path) {
            Keeper(path: $path)
            List(notes, id: \.self) { note in
                Button(note) { path.append(note) }
            }
            .navigationDestination(for: String.self) { Text($0) }
        }
    }
}
struct Keeper: View {
    var path: Binding<[String]>
    @SceneStorage("last") private var last = ""
    var body: some View {
        Color.clear
            .onAppear { if !last.isEmpty { path.wrappedValue = [last] } }
            .onChange(of: path.wrappedValue) { _, new in last = new.last ?? "" }
    }
}
