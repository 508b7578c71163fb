import SwiftUI

@main
struct CellarApp: App {
    var body: some Scene {
        WindowGroup { Cellar() }
    }
}

enum Shelf: CaseIterable { case upper, lower }

@Observable
final class CellarModel {
    var colour = "red"  // expect: unsaved-user-state
    var steps: [String] = []  // expect: unsaved-user-state
    var bottles: [String] = []

    var found: [String] { bottles.filter { $0.hasPrefix(colour) } }
}

final class Journal: ObservableObject {
    @Published var words = ""  // expect: unsaved-user-state
    @Published var entries: [String] = []

    func find() { $words.map { $0.lowercased() }.sink { print($0) } }
}

struct Cellar: View {
    @SceneStorage("bottle") private var bottle = ""
    @State private var model = CellarModel()
    @StateObject private var journal = Journal()
    @State private var shelf = Shelf.upper  // expect: unsaved-user-state
    @State private var filters: Set<Shelf> = []  // expect: unsaved-user-state
    @State private var showsFilters = false
    @State private var vintage = ""  // expect: unsaved-user-state

    var body: some View {
        NavigationStack(path: $model.steps) {
            switch shelf {
            case .upper: TextField("Bottle", text: $bottle)
            case .lower: Text("empty")
            }
            Shelves(shelf: $shelf)
            Colours(model: model)
            List(journal.entries, id: \.self) { Text($0) }.sought($journal.words)
            if filters.contains(.lower) { Text("lower") }
            VintageField(words: $vintage)
            Text(vintage)
        }
        .sheet(isPresented: $showsFilters) { Filters(filters: $filters) }
    }
}

struct Shelves: View {
    @Binding var shelf: Shelf

    var body: some View {
        ForEach(Shelf.allCases, id: \.self) { other in
            Button { shelf = other } label: { Text("Shelf") }
        }
    }
}

struct Colours: View {
    @Bindable var model: CellarModel

    var body: some View {
        Picker("Colour", selection: $model.colour) { Text("Red").tag("red") }
        Text(model.found.joined())
    }
}

struct Filters: View {
    @Binding var filters: Set<Shelf>

    var body: some View {
        Button { filters.insert(.lower) } label: { Text("Lower") }
    }
}

struct VintageField: View {
    @Binding private var words: String

    init(words: Binding<String>) { _words = words }

    var body: some View { TextField("Vintage", text: $words) }
}

extension View {
    func sought(_ words: Binding<String>) -> some View { searchable(text: words) }
}
