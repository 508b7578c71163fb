import UIKit
/// Identifiers, and what only looks as if the helper took the whole along.
struct Trip: Codable {
    let id: Int
    let text: String
}
struct Place: Codable {
    let trip: Int
    let line: Int
}
final class Trips: UIViewController {
    private var trips: [Trip] = []
    private var place = Place(trip: 0, line: 0)
    override func encodeRestorableState(with coder: NSCoder) {
        super.encodeRestorableState(with: coder)
        coder.encode(data(of: trips.map(\.id)), forKey: "trips")
        coder.encode(data(of: place), forKey: "place")
        coder.encode(identifiers(of: trips), forKey: "identifiers")
        coder.encode(count(trips), forKey: "count")
        save(trips.map(\.id), in: coder)
    }
    override func decodeRestorableState(with coder: NSCoder) {
        super.decodeRestorableState(with: coder)
        for key in ["trips", "place", "identifiers", "count", "saved"] { show(coder.decodeObject(of: NSData.self, forKey: key) as Data?) }
    }
    private func show(_ data: Data?) { title = data?.description }
    private func data<Value: Encodable>(of value: Value) -> Data? { try? JSONEncoder().encode(value) }
    private func identifiers(of trips: [Trip]) -> Data? { try? JSONEncoder().encode(trips.map(\.id)) }
    private func count(_ trips: [Trip]) -> Data? {
        let number = trips.count
        return try? JSONEncoder().encode(number)
    }
    private func save<Value: Encodable>(_ value: Value, in coder: NSCoder) {
        guard let data = try? JSONEncoder().encode(value) else { return }
        coder.encode(data, forKey: "saved")
    }
}
