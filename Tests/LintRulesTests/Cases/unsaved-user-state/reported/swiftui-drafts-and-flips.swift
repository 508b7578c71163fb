//- App.swift
// What is flipped by a button, what opens beside the content, long texts and forms that are handed in later, and what is deleted.
import SwiftUI

@main
struct BakeryApp: App {
    var body: some Scene {
        WindowGroup { Bakery() }
        Window("New loaf", id: "new") { LoafForm() }
    }
}

//- Bakery.swift
import SwiftData
import SwiftUI

@Model
final class Loaf {
    var id = ""
    var name = ""
    var origin = ""
    var baker = ""
    init(name: String, origin: String, baker: String) {}
}

final class Counter: ObservableObject {
    @Published var loaf: Loaf?  // expect: unsaved-user-state
}

struct Bakery: View {
    @Environment(\.modelContext) private var context
    @SceneStorage("shelf") private var shelf = "bread"
    @StateObject private var counter = Counter()
    @State private var isReversed = false  // expect: unsaved-user-state
    @State private var showsDetails = false  // expect: unsaved-user-state
    @State private var review = ""  // expect: unsaved-user-state
    @State private var chosen = Set<String>()  // expect: unsaved-user-state
    @State private var path: [Loaf] = []  // expect: unsaved-user-state
    @Query private var loaves: [Loaf]

    var body: some View {
        NavigationSplitView {
            List(loaves, selection: $counter.loaf) { loaf in Text(loaf.name) }
            Picker("Shelf", selection: $shelf) { Text("Bread").tag("bread") }
        } detail: {
            if let loaf = counter.loaf { LoafDetail(loaf: loaf) }
            Table(sorted, selection: $chosen) { TableColumn("Name", value: \.name) }
            if let first = firstChosen { LoafDetail(loaf: first) }
            Text(path.last?.name ?? "All")
            TextEditor(text: $review)
            Button("Send") { send(review) }
        }
        .inspector(isPresented: $showsDetails) { Text("Details") }
        .toolbar {
            Button("Reverse") { isReversed.toggle() }
            Button("Details") { showsDetails = !showsDetails }
            Button("Down") { path.append(loaves[0]) }
            Button("Up") { path.removeLast() }
            Button("Delete") { deleteChosen() }
        }
    }

    private var sorted: [Loaf] { loaves.sorted { isReversed ? $0.name > $1.name : $0.name < $1.name } }

    private var allChosen: [Loaf] { loaves.filter { chosen.contains($0.id) } }

    private var firstChosen: Loaf? { allChosen.first }

    private func send(_ text: String) { print(text) }

    private func deleteChosen() {
        for loaf in loaves where chosen.contains(loaf.id) { context.delete(loaf) }
    }
}

struct LoafDetail: View {
    let loaf: Loaf
    var body: some View { Text(loaf.name) }
}

//- LoafForm.swift
import SwiftUI

struct LoafForm: View {
    @Environment(\.modelContext) private var context
    @State private var name = ""  // expect: unsaved-user-state
    @State private var origin = ""  // expect: unsaved-user-state
    @State private var baker = ""  // expect: unsaved-user-state

    var body: some View {
        Form {
            TextField("Name", text: $name)
            TextField("Origin", text: $origin)
            TextField("Baker", text: $baker)
            Text(name + origin + baker)
            Button("Add") {
                let loaf = Loaf(name: name, origin: origin, baker: baker)
                context.insert(loaf)
            }
        }
    }
}
