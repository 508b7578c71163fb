final class Navigation: ObservableObject {
    @Published var path = NavigationPath()
    func save() throws -> Data? { try path.codable.map(JSONEncoder().encode) }
    func restore() { path = NavigationPath(Archive.load("path")) }
}
