final class Router: ObservableObject {
    @Published var path = NavigationPath()
    func save(_ path: NavigationPath) throws -> Data? { try path.codable.map(JSONEncoder().encode) }
    func restore(_ data: Data) throws {
        path = NavigationPath(try JSONDecoder().decode(NavigationPath.CodableRepresentation.self, from: data))
    }
    func open<Value: Hashable>(_ value: Value) {
        path.append(value) // expect: navigation-path-not-kept
    }
    func open(anything: AnyHashable) { path.append(anything) } // expect: navigation-path-not-kept
}
struct Recipe: Hashable, Codable { let id: Int }
struct Row<Value>: View where Value: Hashable {
    let title: String
    let value: Value?
    var body: some View {
        if let value {
            NavigationLink(title, value: value) // expect: navigation-path-not-kept
        }
    }
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
