import SwiftUI
struct Note: Identifiable {
    let id: String
    var text: String
}
@MainActor final class Notes: ObservableObject {
    @Published var all: [Note] = []
    subscript(id: String) -> Note? { all.first { $0.id == id } }
    func load() async {}
}
enum Filter: Int, CaseIterable { case all, read, unread }
struct Settings: Codable { var size = 0 }
@main struct Writer: App {
    @StateObject private var notes = Notes()
    var body: some Scene {
        WindowGroup {
            Root(notes: notes)
            Split(notes: notes)
            Filtered()
            Loaded(notes: notes)
            Kept()
        }
    }
}
// What is made of the value is asked for before the member is shown that takes it for granted.
struct Root: View {
    @SceneStorage("note") private var noteID: String?
    @ObservedObject var notes: Notes
    private var note: Note? { noteID.flatMap { notes[$0] } }
    var body: some View {
        List(notes.all, selection: $noteID) { note in Text(note.text) }
        if note != nil { editor }
    }
    private var editor: some View { Text(notes.all.first(where: { $0.id == noteID })!.text) }
}
// The list that has the binding clears it as it deletes.
struct Split: View {
    @SceneStorage("split") private var chosen: String?
    @ObservedObject var notes: Notes
    var body: some View {
        Sidebar(notes: notes, selection: $chosen)
        if chosen != nil {
            Text(notes.all.first { $0.id == chosen }!.text)
        }
    }
}
struct Sidebar: View {
    @ObservedObject var notes: Notes
    @Binding var selection: String?
    var body: some View {
        List(notes.all, selection: $selection) { note in Text(note.text) }
            .onDeleteCommand {
                notes.all.removeAll { $0.id == selection }
                selection = nil
            }
    }
}
// A control that goes no further, and an enum that SwiftUI restores itself.
struct Filtered: View {
    @SceneStorage("filter") private var filter: Filter = .all
    @SceneStorage("raw") private var raw = 0
    @SceneStorage("last") private var last: Filter?
    var body: some View {
        Picker("Filter", selection: $filter) { Text("All").tag(Filter.all) }
        Stepper("Filter", value: $raw, in: 0...2)
        Text("\(Filter(rawValue: raw)!.rawValue)")
        Text("\(Filter(rawValue: filter.rawValue)!.rawValue)")
        Button("Last") {
            last = filter
            print(last!)
        }
    }
}
// Chosen anew whenever the view appears.
struct Loaded: View {
    @SceneStorage("loaded") private var item = ""
    @State private var isLoaded = false
    @ObservedObject var notes: Notes
    var body: some View {
        List(notes.all) { row in Button(row.text) { item = row.id } }
            .task {
                await notes.load()
                item = notes.all.first?.id ?? ""
                isLoaded = true
            }
        if isLoaded {
            Text(notes.all.first { $0.id == item }!.text)
        }
    }
}
// A helper asks whether the data can be read.
struct Kept: View {
    @SceneStorage("settings") private var data = Data()
    @State private var settings = Settings()
    var body: some View {
        Stepper("Size", value: $settings.size)
            .onAppear { if isReadable() { settings = try! JSONDecoder().decode(Settings.self, from: data) } }
            .onChange(of: settings.size) { data = try! JSONEncoder().encode(settings) }
    }
    private func isReadable() -> Bool { (try? JSONDecoder().decode(Settings.self, from: data)) != nil }
}
