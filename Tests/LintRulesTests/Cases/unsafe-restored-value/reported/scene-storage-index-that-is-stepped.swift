import SwiftUI
@main struct MyApp: App {
    @StateObject private var store = Store()
    var body: some Scene {
        WindowGroup {
            VStack {
                Chooser()
                Cards()
                Editing()
                Deleting()
            }
            .environmentObject(store)
        }
    }
}
final class Store: ObservableObject {
    @Published var palettes: [String] = []
    @Published var cards = ["one", "two", "three"]
    @Published var notes: [String] = []
    func drop(_ card: String) { cards.removeAll { $0 == card } }
    func removeNote(at index: Int) -> Int {
        if notes.count > 1, notes.indices.contains(index) { notes.remove(at: index) }
        return index % notes.count
    }
}
// The steps stay within bounds, but run only when the person taps.
struct Chooser: View {
    @EnvironmentObject var store: Store
    @SceneStorage("palette") private var index = 0
    var body: some View {
        VStack {
            Text(store.palettes[index]) // expect: unsafe-restored-value
            Button("Next") { index = (index + 1) % store.palettes.count }
            Button {
                withAnimation {
                    if index > 0 { index -= 1 } else { index = store.palettes.count - 1 }
                }
            } label: {
                Image(systemName: "chevron.left")
            }
            Button("Forward", action: forward)
        }
    }
    private func forward() {
        guard index < store.palettes.count - 1 else { return }
        index += 1
    }
}
// A list that begins with something, of which something is taken away.
struct Cards: View {
    @EnvironmentObject var store: Store
    @SceneStorage("card") private var card = 0
    var body: some View {
        Text(store.cards[card]) // expect: unsafe-restored-value
            .onTapGesture {
                let next = card + 1
                if next < store.cards.count { card = next }
            }
        Button("Drop") { store.drop("one") }
    }
}
// An element's binding goes to an editor.
struct Editing: View {
    @EnvironmentObject var store: Store
    @SceneStorage("edited") private var edited = 0
    @State private var names: [String] = []
    @SceneStorage("name") private var name = 0
    var body: some View {
        Editor(text: $store.palettes[edited]) // expect: unsafe-restored-value
        TextField("Name", text: $names[name]) // expect: unsafe-restored-value
        Button("Add") {
            names.append("new")
            name = names.count - 1
            edited = 0
        }
    }
}
struct Editor: View {
    @Binding var text: String
    var body: some View { TextField("", text: $text) }
}
// One way of deleting mends the index, another knows nothing of it.
struct Deleting: View {
    @EnvironmentObject var store: Store
    @SceneStorage("note") private var note = 0
    var body: some View {
        Text(store.notes[note]) // expect: unsafe-restored-value
        Button("Delete") { note = store.removeNote(at: note) }
        Manager()
    }
}
struct Manager: View {
    @EnvironmentObject var store: Store
    var body: some View {
        List { ForEach(store.notes, id: \.self) { Text($0) }.onDelete { store.notes.remove(atOffsets: $0) } }
    }
}
