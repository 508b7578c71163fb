// What is kept goes to a method of the view, to one of a model, and to a property that does with it what its setter says.
import SwiftUI
@main
struct Shelf: App {
    var body: some Scene { WindowGroup { Root() } }
}
@Observable final class Catalog {
    var names: [Int: String] = [:]
    func name(of id: Int) -> String {
        names[id]! // expect: unsafe-restored-value
    }
}
@Observable final class Navigation {
    var path: [String] = []
    var data: Data? {
        get { try? JSONEncoder().encode(path) }
        set {
            guard let newValue else { return }
            path = try! JSONDecoder().decode([String].self, from: newValue) // expect: unsafe-restored-value
        }
    }
}
struct Root: View {
    @SceneStorage("open") private var open: Int?
    @SceneStorage("mark") private var mark: Int?
    @SceneStorage("path") private var stored: Data?
    @State private var catalog = Catalog()
    @State private var navigation = Navigation()
    var body: some View {
        NavigationStack(path: $navigation.path) {
            List(selection: $open) { ForEach(Array(catalog.names.keys), id: \.self) { Text("\($0)") } }
            Button("Mark") { mark = open }
            if let open { Text(title(of: open)) }
            if let mark { Text(catalog.name(of: mark)) }
        }
        .task { if let stored { navigation.data = stored } }
        .onChange(of: navigation.path) { stored = navigation.data }
    }
    private func title(of id: Int) -> String {
        catalog.names[id]! // expect: unsafe-restored-value
    }
}
