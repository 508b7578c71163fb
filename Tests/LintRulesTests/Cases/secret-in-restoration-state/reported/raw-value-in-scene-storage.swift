// A type that makes itself a text, and what is put into storage of another name.
struct Draft: Codable, RawRepresentable {
    var title = ""
    var apiKey = ""
    enum CodingKeys: CodingKey { case title, apiKey }
    init?(rawValue: String) { return nil }
    func encode(to encoder: Encoder) throws {
        var container = encoder.container(keyedBy: CodingKeys.self)
        try container.encode(title, forKey: .title)
        try container.encode(apiKey, forKey: .apiKey)
    }
    var rawValue: String {
        guard let data = try? JSONEncoder().encode(self) else { return "" }
        return String(data: data, encoding: .utf8) ?? ""
    }
}
struct Editor: View {
    @SceneStorage("draft") private var draft: Draft = Draft(rawValue: "")! // expect: secret-in-restoration-state
    @SceneStorage("last") private var last = ""
    @State private var password = ""
    var body: some View {
        TextField("Title", text: $draft.title)
        Button("Keep") {
            last = password // expect: secret-in-restoration-state
        }
        Text(last)
    }
}
