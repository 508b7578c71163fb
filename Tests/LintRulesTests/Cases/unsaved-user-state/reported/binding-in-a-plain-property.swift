// The screen that is pushed comes back with its inspector, but nobody is on it: the path goes through views that only hand it on and empty it.
import SwiftUI
@main struct Notes: App {
    var body: some Scene {
        WindowGroup { Root(notes: []) }
    }
}
struct Root: View {
    let notes: [String]
    @State private var path: [String] = [] // expect: unsaved-user-state
    var body: some View {
        NavigationStack(path: $path) {
            List(notes, id: \.self) { note in
                Button(note) { path.append(note) }
            }
            .navigationDestination(for: String.self) { Note(name: $0, path: $path) }
        }
    }
}
struct Note: View {
    let name: String
    var path: Binding<[String]>?
    init(name: String, path: Binding<[String]>? = nil) {
        self.name = name
        self.path = path
    }
    var body: some View { Page(name: name, path: path) }
}
struct Page: View {
    let name: String
    var path: Binding<[String]>?
    @SceneStorage("inspector") private var showsInspector = false
    var body: some View {
        Text(name)
            .toolbar {
                Toggle("Inspector", isOn: $showsInspector)
                Button("Done") {
                    if let path {
                        path.wrappedValue = []
                    }
                }
            }
            .inspector(isPresented: $showsInspector) { Text(name) }
    }
}
