import SwiftUI

@MainActor
@Observable
final class ImagesModel {
    let id: UUID
    var items: [String] = []
    init(id: UUID) { self.id = id }
}
extension ImagesModel: @MainActor Equatable {
    static func == (a: ImagesModel, b: ImagesModel) -> Bool { a.id == b.id }
}
extension ImagesModel: @MainActor Hashable {
    func hash(into hasher: inout Hasher) { hasher.combine(self.id) }
}
extension ImagesModel: @MainActor Codable {
    convenience init(from decoder: any Decoder) throws {
        let container = try decoder.singleValueContainer()
        let id = try container.decode(UUID.self)
        self.init(id: id)
    }
    func encode(to encoder: any Encoder) throws {
        var container = encoder.singleValueContainer()
        try container.encode(self.id)
    }
}
struct ImagesScene: Scene {
    var body: some Scene {
        WindowGroup(for: ImagesModel.self) { $images in
            Text("")
        } defaultValue: {
            ImagesModel(id: UUID())
        }
    }
}
