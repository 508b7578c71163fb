struct Post: Codable, Hashable, Identifiable {
    var id = 0
    var text = ""
    var date = Date()
}
struct Target: Codable, Hashable, Identifiable {
    var id = UUID()
}
struct Comparison: Codable, Hashable {
    var left = UUID()
    var right = UUID()
    static let samples: [Post] = []
}
struct Layout: Codable, Hashable {
    var panes: [Pane] = []
}
struct Pane: Codable, Hashable {
    var title = ""
    var width = 0.0
}
@main
struct Client: App {
    @State private var posts: [Post] = []
    @State private var targets: [Target] = []
    @State private var comparisons: [Comparison] = []
    var body: some Scene {
        WindowGroup { List(posts) { Text($0.text) } }
        WindowGroup(for: Target.self) { $target in Text(target?.id.uuidString ?? "") }
        WindowGroup(for: Comparison.self) { $comparison in Text("\(comparison?.left.uuidString ?? "")") }
        WindowGroup(for: Layout.self) { $layout in Text("\(layout?.panes.count ?? 0)") }
        WindowGroup(for: Post.ID.self) { $id in Text(posts.first { $0.id == id }?.text ?? "") }
    }
}
