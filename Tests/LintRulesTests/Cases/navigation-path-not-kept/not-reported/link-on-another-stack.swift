// The row may stand on the stack of the settings, which nobody saves.
final class Router: ObservableObject {
    @Published var path = NavigationPath()
    func save(_ path: NavigationPath) throws -> Data? { try path.codable.map(JSONEncoder().encode) }
    func restore(_ data: Data) throws {
        path = NavigationPath(try JSONDecoder().decode(NavigationPath.CodableRepresentation.self, from: data))
    }
}
struct Recipe: Hashable, Codable { let id: Int }
struct Row<Value: Hashable>: View {
    let title: String
    let value: Value
    var body: some View { NavigationLink(title, value: value) }
}
struct Settings: View {
    var body: some View { NavigationStack { Row(title: "Colours", value: 2) } }
}
struct Cookbook: View {
    @StateObject private var router = Router()
    @SceneStorage("path") private var data: Data?
    var body: some View {
        NavigationStack(path: $router.path) {
            List { Row(title: "Soup", value: Recipe(id: 1)) }
                .navigationDestination(for: Recipe.self) { Text("\($0.id)") }
        }
        .onAppear { if let data { try? router.restore(data) } }
        .onChange(of: router.path) { data = try? router.save($0) }
    }
}
