import CoreLocation
import Foundation

enum Difficulty: Int, CaseIterable, Codable {
    case easy, moderate, hard

    var title: String {
        switch self {
        case .easy: return "Easy"
        case .moderate: return "Moderate"
        case .hard: return "Hard"
        }
    }
}

struct Trail: Identifiable, Codable {
    let id: UUID
    var name: String
    var difficulty: Difficulty
    var isLoop: Bool
    /// In meters.
    var length: Double
    var latitude: Double
    var longitude: Double
    var photos: [String]
    /// Heights in meters, evenly spaced from start to end.
    var elevations: [Double]

    var start: CLLocationCoordinate2D {
        CLLocationCoordinate2D(latitude: latitude, longitude: longitude)
    }

    var summary: String {
        let length = Measurement(value: self.length, unit: UnitLength.meters)
        return "\(difficulty.title), \(length.formatted(.measurement(width: .abbreviated, usage: .road)))"
    }
}

/// One day on a trail.
struct LogEntry: Identifiable, Codable {
    let id: UUID
    var trail: UUID
    var date: Date
    var title: String
    var notes: String
    /// From 0, not rated, to 5.
    var rating: Int
}

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
