import SwiftUI
@main struct MyApp: App {
    @StateObject private var store = Store()
    var body: some Scene {
        WindowGroup {
            VStack {
                Gate()
                Clamped()
                Fixed()
                Deleting()
                Told()
                Leaving()
                Labelled()
                Timed()
                Reversed()
                Shared()
            }
            .environmentObject(store)
        }
    }
}
final class Store: ObservableObject {
    @Published var items: [String] = []
    @Published var tips = ["one", "two", "three"]
    @Published var notes: [String] = []
    @Published var drafts: [String] = []
    @Published var marks: [String] = []
    func removeNote(at index: Int) -> Int {
        notes.remove(at: index)
        return max(0, index - 1)
    }
    func removeAllNotes() { notes.removeAll() }
}
// Whether to open it is asked as the person taps.
struct Gate: View {
    @EnvironmentObject var store: Store
    @SceneStorage("gate") private var index = 0
    @State private var isOpen = false
    var body: some View {
        Button("Open") {
            if index < store.items.count { isOpen = true }
        }
        Button("Next") { index += 1 }
            .sheet(isPresented: $isOpen) { Text(store.items[index]) }
    }
}
// A step, and a check as well.
struct Clamped: View {
    @EnvironmentObject var store: Store
    @SceneStorage("clamped") private var index = 0
    var body: some View {
        if index < store.items.count { Text(store.items[index]) }
        Button("Next") { index = (index + 1) % store.items.count }
    }
}
// Nothing takes anything away from the list.
struct Fixed: View {
    @EnvironmentObject var store: Store
    @SceneStorage("tip") private var tip = 0
    @State private var pages = ["a", "b"]
    @SceneStorage("page") private var page = 0
    var body: some View {
        Text(store.tips[tip])
        Button("Next") { tip = (tip + 1) % store.tips.count }
        TextField("Page", text: $pages[page])
        Picker("Page", selection: $page) { Text("One").tag(0) }
    }
}
// All who delete mend the index.
struct Deleting: View {
    @EnvironmentObject var store: Store
    @SceneStorage("note") private var note = 0
    var body: some View {
        Text(store.notes[note])
        Button("Delete") { note = store.removeNote(at: note) }
        Button("Delete All") { deleteAll() }
        Button("Add") { store.notes.append("new") }
    }
    private func deleteAll() {
        store.removeAllNotes()
        note = 0
    }
}
// Whoever deletes says so, and the index is mended there.
struct Told: View {
    @EnvironmentObject var store: Store
    @SceneStorage("draft") private var draft = 0
    var body: some View {
        Text(store.drafts[draft])
        Button("Delete") {
            store.drafts.remove(at: draft)
            draft = 0
        }
        Drafts { draft = 0 }
    }
}
struct Drafts: View {
    @EnvironmentObject var store: Store
    let onDelete: () -> Void
    var body: some View {
        List {
            ForEach(store.drafts, id: \.self) { Text($0) }
                .onDelete { offsets in
                    store.drafts.remove(atOffsets: offsets)
                    onDelete()
                }
        }
    }
}
// Mended as the editor goes.
struct Leaving: View {
    @EnvironmentObject var store: Store
    @SceneStorage("leaving") private var index = 0
    @State private var isEditing = false
    var body: some View {
        Text(store.marks[index])
        Button("Next") { index = (index + 1) % store.marks.count }
        Button("Edit") { isEditing = true }
            .sheet(isPresented: $isEditing, onDismiss: { index = 0 }) { Marks() }
    }
}
struct Marks: View {
    @EnvironmentObject var store: Store
    var body: some View {
        List { ForEach(store.marks, id: \.self) { Text($0) }.onDelete { store.marks.remove(atOffsets: $0) } }
    }
}
// The label of a button is drawn with the view.
struct Labelled: View {
    @EnvironmentObject var store: Store
    @SceneStorage("labelled") private var index = 0
    var body: some View {
        Button(action: { index += 1 }) {
            Text(index < store.items.count ? store.items[index] : "")
        }
        detail
    }
    private var detail: some View { Text(store.items[index]) }
}
// The steps that a timer takes begin with the view.
struct Timed: View {
    @EnvironmentObject var store: Store
    @SceneStorage("timed") private var index = 0
    private let timer = Timer.publish(every: 1, on: .main, in: .common).autoconnect()
    var body: some View {
        Text("\(index)")
            .onReceive(timer) { _ in step() }
            .onTapGesture(perform: step)
        Button("Print") { print(store.items[index]) }
    }
    private func step() { index = (index + 1) % store.items.count }
}
// Whatever is past the end begins again, and what is not is opened.
struct Reversed: View {
    @EnvironmentObject var store: Store
    @SceneStorage("reversed") private var index = 0
    @State private var isOpen = false
    var body: some View {
        Button("Open") {
            if index >= store.items.count { index = 0 } else { isOpen = true }
        }
        if isOpen { Text(store.items[index]) }
    }
}
// The view that has the binding asks as it appears.
struct Shared: View {
    @EnvironmentObject var store: Store
    @SceneStorage("shared") private var index = 0
    var body: some View {
        Stepping(index: $index, count: store.items.count)
        Button("Print") { print(store.items[index]) }
    }
}
struct Stepping: View {
    @Binding var index: Int
    let count: Int
    var body: some View {
        Button("Next") { if index + 1 < count { index += 1 } }
            .onAppear { if index >= count { index = 0 } }
    }
}
