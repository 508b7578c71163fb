// What a kept choice, what the launch gives, or the first choice shows comes back.
import SwiftUI

@main struct TruckApp: App {
    var body: some Scene { WindowGroup { Root() } }
}

enum Panel: String { case truck, donuts }

enum Phase { case loading, loaded }

final class Store: ObservableObject {
    @Published var phase = Phase.loading
    @Published var page: String?
    func load() { Task { [weak self] in self?.phase = .loaded } }
    func open(_ name: String) { page = name.lowercased() }
}

struct Root: View {
    @SceneStorage("panel") private var panel = Panel.truck
    @StateObject private var store = Store()
    var body: some View {
        Choice(panel: $panel)
        switch store.phase {
        case .loading: ProgressView()
        case .loaded: Loaded()
        }
        if let page = store.page { Page(name: page) }
        Text("Pages").task {
            store.load()
            store.open("First")
        }
    }
}

struct Choice: View {
    @Binding var panel: Panel
    var body: some View {
        Button("Donuts") { panel = .donuts }
        switch panel {
        case .truck: Text("Truck")
        case .donuts: Donuts()
        }
    }
}

struct Donuts: View {
    @State private var words = "" // expect: unsaved-user-state
    var body: some View {
        List(["a", "b"].filter { $0.contains(words) }, id: \.self) { Text($0) }.searchable(text: $words)
    }
}

struct Loaded: View {
    @State private var words = "" // expect: unsaved-user-state
    var body: some View {
        List(["a", "b"].filter { $0.contains(words) }, id: \.self) { Text($0) }.searchable(text: $words)
    }
}

struct Page: View {
    let name: String
    @State private var words = "" // expect: unsaved-user-state
    var body: some View {
        List([name].filter { $0.contains(words) }, id: \.self) { Text($0) }.searchable(text: $words)
    }
}
