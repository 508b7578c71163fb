final class Navigation: ObservableObject {
    @Published var path = NavigationPath()
    func isAt(_ other: NavigationPath) -> Bool { path.codable == other.codable }
}
struct Recipe: Hashable { let id: Int }
struct Cookbook: View {
    @StateObject private var navigation = Navigation()
    var body: some View {
        NavigationStack(path: $navigation.path) {
            NavigationLink("Soup", value: Recipe(id: 1)).navigationDestination(for: Recipe.self) { Text("\($0.id)") }
        }
    }
}
