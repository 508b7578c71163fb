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
