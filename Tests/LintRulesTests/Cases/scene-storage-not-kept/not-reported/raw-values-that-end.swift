// Coding of its own, what is inside, and data, which Swift does not encode for a raw value.
struct Order: Codable, RawRepresentable {
    var field = "title"
    enum CodingKeys: CodingKey { case field }
    init() {}
    init?(rawValue: String) { self.init() }
    var rawValue: String { (try? JSONEncoder().encode(self)).map { String(decoding: $0, as: UTF8.self) } ?? "" }
    init(from decoder: Decoder) throws { field = try decoder.container(keyedBy: CodingKeys.self).decode(String.self, forKey: .field) }
    func encode(to encoder: Encoder) throws {
        var container = encoder.container(keyedBy: CodingKeys.self)
        try container.encode(field, forKey: .field)
    }
}
struct Sections: RawRepresentable, Codable {
    var open: [String] = []
    init() {}
    init?(rawValue: String) { open = (try? JSONDecoder().decode([String].self, from: Data(rawValue.utf8))) ?? [] }
    var rawValue: String { (try? JSONEncoder().encode(open)).map { String(decoding: $0, as: UTF8.self) } ?? "" }
}
extension Array: @retroactive RawRepresentable where Element: Codable {
    public init?(rawValue: String) { self = (try? JSONDecoder().decode([Element].self, from: Data(rawValue.utf8))) ?? [] }
    public var rawValue: String { (try? JSONEncoder().encode(self)).map { String(decoding: $0, as: UTF8.self) } ?? "[]" }
}
struct Movies: View {
    @SceneStorage("order") private var order = Order()
    @SceneStorage("sections") private var sections = Sections()
    @SceneStorage("path") private var path: [String] = []
    var body: some View {
        TextField("Field", text: $order.field)
        Button("Open") { sections.open.append(order.field) }
        Button("Go") { path = sections.open + path }
    }
}
