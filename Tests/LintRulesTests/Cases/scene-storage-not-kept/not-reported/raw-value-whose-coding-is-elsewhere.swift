//- Order.swift
struct Order: Codable, RawRepresentable {
    var field = "title"
    init() {}
    init?(rawValue: String) { self.init() }
    var rawValue: String { (try? JSONEncoder().encode(self)).map { String(decoding: $0, as: UTF8.self) } ?? "" }
}
//- Order+Coding.swift
// Nothing here says what it is for.
extension Order {
    enum CodingKeys: CodingKey { case field }
    func encode(to target: Encoder) throws {
        var container = target.container(keyedBy: CodingKeys.self)
        try container.encode(field, forKey: .field)
    }
}
//- Movies.swift
struct Movies: View {
    @SceneStorage("order") private var order = Order()
    var body: some View { TextField("Field", text: $order.field) }
}
