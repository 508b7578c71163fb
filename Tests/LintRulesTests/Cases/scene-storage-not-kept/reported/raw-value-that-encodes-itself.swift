//- Order.swift
struct Order: Codable, Equatable {
    var field = "title"
    var isAscending = true
    enum CodingKeys: String, CodingKey { case field, isAscending }
}
//- Order+Storage.swift
extension Order: RawRepresentable {
    init?(rawValue: String) {
        guard let order = try? JSONDecoder().decode(Order.self, from: Data(rawValue.utf8)) else { return nil }
        self = order
    }
    var rawValue: String { text ?? "{}" }
    private var text: String? {
        guard let data = try? JSONEncoder().encode(self) else { return nil } // expect: scene-storage-not-kept
        return String(data: data, encoding: .utf8)
    }
}
//- Movies.swift
struct Movies: View {
    @SceneStorage("order") private var order = Order()
    var body: some View { Toggle("Ascending", isOn: $order.isAscending) }
}
