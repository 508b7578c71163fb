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
    var body: some Scene {
        WindowGroup {
            Browser()
        }
    }
}
struct Browser: View {
    @SceneStorage("selection") private var selection = 0
    @StateObject private var store = Store()
    var body: some View {
        List(store.items, selection: $selection) { item in
            Text(item.name)
        }
        Text(store.items[selection].name) // expect: unsafe-restored-value
    }
}
