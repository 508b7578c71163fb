// Who gets it takes it conditionally, or only what a list still has is handed on.
import SwiftUI
@main
struct Shelf: App {
    var body: some Scene { WindowGroup { Root() } }
}
@Observable final class Navigation {
    var names: [Int: String] = [:]
    var path: [String] = []
    var data: Data? {
        get { try? JSONEncoder().encode(path) }
        set {
            guard let newValue else { return }
            path = (try? JSONDecoder().decode([String].self, from: newValue)) ?? []
        }
    }
}
struct Root: View {
    @SceneStorage("open") private var open: Int?
    @SceneStorage("mark") private var mark: Int?
    @SceneStorage("path") private var stored: Data?
    @State private var navigation = Navigation()
    var body: some View {
        NavigationStack(path: $navigation.path) {
            List(selection: $open) { ForEach(Array(navigation.names.keys), id: \.self) { Text("\($0)") } }
            Button("Mark") { mark = open }
            if let open, navigation.names[open] != nil { Text(title(of: open)) }
            if let mark { Text(name(of: mark)) }
        }
        .task { if let stored { navigation.data = stored } }
        .onChange(of: navigation.path) { stored = navigation.data }
    }
    private func title(of id: Int) -> String { navigation.names[id]! }
    private func name(of id: Int) -> String { navigation.names[id] ?? "" }
}
