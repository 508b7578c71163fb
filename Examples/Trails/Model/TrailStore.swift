import Foundation

/// Everything the app knows, kept in one file.
@MainActor
final class TrailStore {
    static let shared = TrailStore()

    private struct Contents: Codable {
        var trails: [Trail] = []
        var entries: [LogEntry] = []
    }

    private let file = URL.documentsDirectory.appending(path: "trails.json")
    private var contents = Contents()

    private init() {
        guard let data = try? Data(contentsOf: file) else { return }
        contents = (try? JSONDecoder().decode(Contents.self, from: data)) ?? Contents()
    }

    var trails: [Trail] { contents.trails }

    /// Newest first.
    var entries: [LogEntry] { contents.entries.sorted { $0.date > $1.date } }

    func trail(with id: UUID) -> Trail? {
        contents.trails.first { $0.id == id }
    }

    func entry(with id: UUID) -> LogEntry? {
        contents.entries.first { $0.id == id }
    }

    func update(_ trail: Trail) {
        contents.trails.removeAll { $0.id == trail.id }
        contents.trails.append(trail)
    }

    func update(_ entry: LogEntry) {
        contents.entries.removeAll { $0.id == entry.id }
        contents.entries.append(entry)
    }

    func save() {
        guard let data = try? JSONEncoder().encode(contents) else { return }
        try? data.write(to: file, options: .atomic)
    }
}
