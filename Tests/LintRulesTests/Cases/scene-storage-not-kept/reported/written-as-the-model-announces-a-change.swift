// What is stored is always the selection before the last one.
enum Selection: Codable, Hashable {
    case account(Int)
    case settings
}

final class Navigation: ObservableObject {
    @Published var selection: Selection?
    @Published var path: [Int] = []

    var data: Data? {
        get { try? JSONEncoder().encode(selection) }
        set {
            guard let newValue, let selection = try? JSONDecoder().decode(Selection.self, from: newValue) else { return }
            self.selection = selection
        }
    }
}

struct Accounts: View {
    @StateObject private var navigation = Navigation()
    @SceneStorage("navigation") private var saved: Data?

    var body: some View {
        List(0..<9, id: \.self) { id in
            Button("Account \(id)") { navigation.selection = .account(id) }
        }
        .onAppear { navigation.data = saved }
        .onReceive(navigation.$selection.dropFirst()) { _ in
            saved = navigation.data // expect: scene-storage-not-kept
        }
    }
}

struct Filter: View {
    @ObservedObject var model: FilterModel
    @SceneStorage("filter") private var filter = ""

    var body: some View {
        Text(model.text)
            .onAppear { model.text = filter }
            .onReceive(model.objectWillChange) {
                filter = model.text // expect: scene-storage-not-kept
            }
    }
}

final class FilterModel: ObservableObject {
    @Published var text = ""
    func clear() { text = "" }
}
