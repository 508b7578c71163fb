// What is typed is put among the recent searches, but no one gives it back.
import SwiftUI

@main
struct Garden: App {
    var body: some Scene {
        WindowGroup { Plants(plants: ["Fern", "Moss"]) }
    }
}

struct Plants: View {
    let plants: [String]
    @SceneStorage("plant") private var plant = ""
    @State private var search = "" // expect: unsaved-user-state
    @State private var scope = Scope.all // expect: unsaved-user-state
    @State private var isReversed = false // expect: unsaved-user-state
    @StateObject private var finder = Finder()

    enum Scope: String, CaseIterable {
        case all
        case mine
    }

    var body: some View {
        List(shown, id: \.self) { name in
            Button(name) { plant = name }
        }
        .searchable(text: $search)
        .onSubmit(of: .search) { remember(search) }
        .onChange(of: search) { _, text in finder.find(text, in: scope) }
        .navigationTitle(plant)
        .toolbar {
            Picker("Plants", selection: $scope) {
                ForEach(Scope.allCases, id: \.self) { Text($0.rawValue) }
            }
            Button("Find") { finder.find(search, in: scope) }
            Menu("Order") {
                Button("A to Z") { isReversed = false }
                Button("Z to A") { isReversed = true }
            }
        }
    }

    private var shown: [String] {
        let found = plants.filter { search.isEmpty || $0.contains(search) }.filter { scope == .all || $0.hasPrefix("My ") }
        return isReversed ? found.reversed() : found
    }

    private func remember(_ text: String) {
        UserDefaults.standard.set([text], forKey: "recent")
    }
}

final class Finder: ObservableObject {
    @Published var results: [String] = []

    func find(_ text: String, in scope: Plants.Scope) {
        results = [text, scope.rawValue]
    }
}
