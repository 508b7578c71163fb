import SwiftUI
enum Tab: String, CaseIterable { case list, grid }
struct Item: Identifiable {
    let id: String
    var name: String
}
final class Store: ObservableObject {
    @Published var items: [Item] = []
    func item(_ id: String) -> Item? { items.first { $0.id == id } }
    func has(_ id: String) -> Bool { items.contains { $0.id == id } }
    func remove(_ id: String) { items.removeAll { $0.id == id } }
}
@main struct Shop: App {
    var body: some Scene {
        WindowGroup {
            TabView {
                Known()
                Cleared()
                Watched()
                Deleted()
                Bounded()
                Typed()
            }
        }
    }
}
// Asked for on the way, by a helper of the store.
struct Known: View {
    @SceneStorage("known") private var known: String?
    @SceneStorage("tab") private var tab: Tab = .list
    @StateObject private var store = Store()
    private let titles = ["list": "List", "grid": "Grid"]
    var body: some View {
        List(store.items, selection: $known) { item in Text(item.name) }
        Picker("Tab", selection: $tab) { Text("List").tag(Tab.list) }
        Text(titles[tab.rawValue]!)
        if let known, store.has(known) {
            Text(store.item(known)!.name)
        }
    }
}
// Another member asks before it shows what is found.
struct Cleared: View {
    @SceneStorage("cleared") private var cleared: String?
    @StateObject private var store = Store()
    var body: some View {
        List(store.items, selection: $cleared) { item in Text(item.name) }
        if isKnown { detail }
    }
    private var isKnown: Bool {
        guard let id = cleared else { return false }
        return store.has(id)
    }
    private var detail: some View { Text(store.items.first { $0.id == cleared }!.name) }
}
// What is not there any more is dropped as the list comes.
struct Watched: View {
    @SceneStorage("watched") private var watched: String?
    @StateObject private var store = Store()
    var body: some View {
        List(store.items, selection: $watched) { item in Text(item.name) }
            .onChange(of: watched) { _, new in
                if let new, store.item(new) == nil { watched = nil }
            }
        Button("Show") { print(store.item(watched!)!) }
    }
}
// Whoever deletes takes care of it.
struct Deleted: View {
    @SceneStorage("deleted") private var deleted: String?
    @StateObject private var store = Store()
    var body: some View {
        List(store.items, selection: $deleted) { item in
            Text(item.name)
            Button("Delete") { delete(item) }
        }
        if let deleted {
            Text(store.items.first { $0.id == deleted }!.name)
        }
    }
    private func delete(_ item: Item) {
        if deleted == item.id { deleted = nil }
        store.remove(item.id)
    }
}
// An index within bounds, and one of a list that is spelled out.
struct Bounded: View {
    @SceneStorage("bounded") private var bounded = 0
    @SceneStorage("page") private var page = 0
    @StateObject private var store = Store()
    private let pages = ["One", "Two"]
    var body: some View {
        Picker("Page", selection: $page) { Text("One").tag(0) }
        Text(pages[page])
        Stepper("Item", value: $bounded, in: 0...max(store.items.count - 1, 0))
        if store.items.indices.contains(bounded) {
            Text(store.items[bounded].name)
        }
    }
}
// A button that works for numbers alone.
struct Typed: View {
    @SceneStorage("year") private var year = ""
    @State private var saved = 0
    var body: some View {
        TextField("Year", text: $year)
        Button("Done") { save() }
            .disabled(Int(year) == nil)
    }
    private func save() { saved = Int(year)! }
}
