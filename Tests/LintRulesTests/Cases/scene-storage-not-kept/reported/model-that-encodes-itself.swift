//- NavigationModel.swift
@Observable
final class NavigationModel: Codable {
    var path: [Int] = []
    init() {}
    var jsonData: Data? {
        get { try? JSONEncoder().encode(self) }
        set {
            guard let newValue, let model = try? JSONDecoder().decode(Self.self, from: newValue) else { return }
            path = model.path
        }
    }
}
//- Browser.swift
struct Browser: View {
    @SceneStorage("path") private var saved: Data?
    @State private var model = NavigationModel()
    var body: some View {
        NavigationStack(path: $model.path) {
            List(0..<9) { NavigationLink("Row", value: $0) }
        }
        .onAppear {
            if let saved { model.jsonData = saved }
            saved = model.jsonData // expect: scene-storage-not-kept
        }
    }
}
