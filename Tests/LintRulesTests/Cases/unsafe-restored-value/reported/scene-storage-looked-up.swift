import SwiftUI
struct Item: Identifiable {
    let id: String
    var name: String
}
final class Store: ObservableObject {
    @Published var items: [Item] = []
    func remove(_ id: String) { items.removeAll { $0.id == id } }
}
@main struct Shop: App {
    @StateObject private var store = Store()
    var body: some Scene {
        WindowGroup {
            Browser(store: store)
        }
    }
}
struct Browser: View {
    @SceneStorage("selection") private var selection: String?
    @ObservedObject var store: Store
    var body: some View {
        List(store.items, selection: $selection) { item in
            Text(item.name)
                .bold(item.id == selection)
        }
        if let selection {
            Text(store.items.first { $0.id == selection }!.name) // expect: unsafe-restored-value
        }
        detail
        Button("Print") {
            print(store.items.first(where: { $0.id == selection })!.name) // expect: unsafe-restored-value
        }
    }
    private var detail: some View {
        Text(store.items.first { $0.id == self.selection }!.name) // expect: unsafe-restored-value
    }
}
