// A binding runs a handler with each change, which writes the value to its record.
import CoreData
import SwiftUI
@main struct Reading: App {
    var body: some Scene { WindowGroup { Editor(item: Item()) } }
}
final class Item: NSManagedObject {
    @NSManaged var title: String
}
extension Binding {
    func onChange(_ handler: @escaping () -> Void) -> Binding<Value> {
        Binding(get: { wrappedValue }, set: { wrappedValue = $0; handler() })
    }
}
struct Editor: View {
    @SceneStorage("wide") private var isWide = false
    let item: Item
    @State private var title: String
    init(item: Item) {
        self.item = item
        _title = State(wrappedValue: item.title)
    }
    var body: some View {
        VStack {
            Toggle("Wide", isOn: $isWide)
            TextField("Title", text: $title.onChange(update))
            Text(title)
        }
    }
    private func update() { item.title = title }
}
