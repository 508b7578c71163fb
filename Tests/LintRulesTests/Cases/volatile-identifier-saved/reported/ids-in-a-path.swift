//- Recipe.swift
struct Recipe: Hashable, Identifiable {
    let id = UUID()
    var name: String
}
//- Model.swift
final class NavigationModel: ObservableObject, Codable {
    @Published var path: [Recipe] = []
    enum CodingKeys: String, CodingKey {
        case pathIDs
    }
    init() {}
    init(from decoder: Decoder) throws {
        let container = try decoder.container(keyedBy: CodingKeys.self)
        let ids = try container.decode([Recipe.ID].self, forKey: .pathIDs)
        path = ids.compactMap { id in Book.recipes.first { $0.id == id } }
    }
    func encode(to encoder: Encoder) throws {
        var container = encoder.container(keyedBy: CodingKeys.self)
        try container.encode(path.map(\.id), forKey: .pathIDs) // expect: volatile-identifier-saved
    }
    var jsonData: Data? {
        get { try? JSONEncoder().encode(self) }
        set {
            guard let data = newValue, let model = try? JSONDecoder().decode(NavigationModel.self, from: data) else { return }
            path = model.path
        }
    }
}
enum Book {
    static let recipes = [Recipe(name: "Soup"), Recipe(name: "Cake")]
}
//- ContentView.swift
struct ContentView: View {
    @StateObject private var model = NavigationModel()
    @SceneStorage("navigation") private var data: Data?
    var body: some View {
        NavigationStack(path: $model.path) {
            List(Book.recipes) { recipe in NavigationLink(recipe.name, value: recipe) }
        }
        .task {
            if let data { model.jsonData = data }
            for await _ in model.objectWillChange.values { data = model.jsonData }
        }
    }
}
