final class NavigationModel: ObservableObject, Codable {
    @Published var path: [Recipe] = []
    @Published var tab = Tab.home
    enum Tab: String, Codable {
        case home
        case search
    }
    enum CodingKeys: String, CodingKey {
        case pathIDs
        case tab
    }
    init() {}
    init(from decoder: Decoder) throws {
        let container = try decoder.container(keyedBy: CodingKeys.self)
        let ids = try container.decode([Recipe.ID].self, forKey: .pathIDs)
        path = ids.compactMap { id in Recipe.all.first { $0.id == id } }
        tab = try container.decode(Tab.self, forKey: .tab)
    }
    func encode(to encoder: Encoder) throws {
        var container = encoder.container(keyedBy: CodingKeys.self)
        try container.encode(path.map(\.id), forKey: .pathIDs)
        try container.encode(tab, forKey: .tab)
    }
}
struct Recipe: Hashable, Identifiable {
    var id: Int
    var name: String
    static let all = [Recipe(id: 1, name: "Soup"), Recipe(id: 2, name: "Cake")]
}
struct Browser: View {
    @StateObject private var model = NavigationModel()
    @SceneStorage("navigation") private var data: Data?
    var body: some View {
        NavigationStack(path: $model.path) {
            List(Recipe.all) { recipe in NavigationLink(recipe.name, value: recipe) }
        }
        .onChange(of: model.path) { data = try? JSONEncoder().encode(model) }
        .task {
            guard let data, let saved = try? JSONDecoder().decode(NavigationModel.self, from: data) else { return }
            model.path = saved.path
            model.tab = saved.tab
        }
    }
}
