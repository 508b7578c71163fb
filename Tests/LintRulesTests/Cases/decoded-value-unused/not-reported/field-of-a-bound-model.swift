// A split view is bound to which columns are visible.
import SwiftUI
@main struct Reading: App {
    var body: some Scene { WindowGroup { Root() } }
}
final class Navigation: ObservableObject, Codable {
    @Published var path: [Int]
    @Published var columns: NavigationSplitViewVisibility
    enum CodingKeys: String, CodingKey { case path, columns }
    init(path: [Int] = [], columns: NavigationSplitViewVisibility = .automatic) {
        self.path = path
        self.columns = columns
    }
    required init(from decoder: Decoder) throws {
        let container = try decoder.container(keyedBy: CodingKeys.self)
        path = try container.decode([Int].self, forKey: .path)
        columns = try container.decode(NavigationSplitViewVisibility.self, forKey: .columns)
    }
    func encode(to encoder: Encoder) throws {
        var container = encoder.container(keyedBy: CodingKeys.self)
        try container.encode(path, forKey: .path)
        try container.encode(columns, forKey: .columns)
    }
    var data: Data? {
        get { try? JSONEncoder().encode(self) }
        set {
            guard let newValue, let other = try? JSONDecoder().decode(Navigation.self, from: newValue) else { return }
            path = other.path
            columns = other.columns
        }
    }
}
struct Root: View {
    @StateObject private var navigation = Navigation()
    @SceneStorage("navigation") private var stored: Data?
    var body: some View {
        NavigationSplitView(columnVisibility: $navigation.columns) {
            Text("Side")
        } detail: {
            NavigationStack(path: $navigation.path) {
                List(0..<9) { NavigationLink("Row", value: $0) }
                    .navigationDestination(for: Int.self) { Text("\($0)") }
            }
        }
        .onAppear { navigation.data = stored }
        .onChange(of: navigation.path) { stored = navigation.data }
    }
}
