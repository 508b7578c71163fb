protocol Storable: RawRepresentable, Codable where RawValue == String {}
extension Storable {
    init?(rawValue: String) {
        guard let value = try? JSONDecoder().decode(Self.self, from: Data(rawValue.utf8)) else { return nil }
        self = value
    }
    var rawValue: String {
        let encoder = JSONEncoder()
        encoder.outputFormatting = .sortedKeys
        return (try? encoder.encode(self)).map { String(decoding: $0, as: UTF8.self) } ?? "" // expect: scene-storage-not-kept
    }
}
enum Place: Storable, Equatable {
    case shelf
    case book(Int)
}
struct Library: View {
    @SceneStorage("place") private var place = Place.shelf
    var body: some View { Button("Open") { place = .book(1) }.disabled(place == .book(1)) }
}
