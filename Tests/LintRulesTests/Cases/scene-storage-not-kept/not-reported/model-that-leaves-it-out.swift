@Observable
final class NavigationModel: Codable {
    var page = 0
    var path: [Int] = []
    init() {}
    enum CodingKeys: String, CodingKey {
        case page
    }
    func encode(to encoder: Encoder) throws {
        var container = encoder.container(keyedBy: CodingKeys.self)
        try container.encode(page, forKey: .page)
    }
    var jsonData: Data? {
        get { try? JSONEncoder().encode(self) }
        set {
            guard let newValue, let model = try? JSONDecoder().decode(Self.self, from: newValue) else { return }
            page = model.page
        }
    }
}
struct Browser: View {
    @SceneStorage("page") private var saved: Data?
    @State private var model = NavigationModel()
    var body: some View {
        NavigationStack(path: $model.path) {
            List(0..<9) { NavigationLink("Row", value: $0) }
        }
        .onAppear {
            if let saved { model.jsonData = saved }
            saved = model.jsonData
        }
    }
}
