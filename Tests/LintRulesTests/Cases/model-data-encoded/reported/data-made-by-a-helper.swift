import UIKit
struct Trip: Codable {
    let name: String
    let text: String
}
struct Saved<Value: Codable> {
    let key: String
    func save(_ value: Value?, in coder: NSCoder) {
        guard let value = value, let data = try? JSONEncoder().encode(value) else { return }
        coder.encode(data, forKey: key)
    }
    func load(from coder: NSCoder) -> Value? {
        guard let data = coder.decodeObject(of: NSData.self, forKey: key) else { return nil }
        return try? JSONDecoder().decode(Value.self, from: data as Data)
    }
}
final class Trips: UIViewController {
    private var trips: [Trip] = []
    private var past: [Trip] = []
    private var drafts: [Trip]?
    private let saved = Saved<[Trip]>(key: "drafts")
    override func encodeRestorableState(with coder: NSCoder) {
        super.encodeRestorableState(with: coder)
        coder.encode(data(of: trips), forKey: "trips") // expect: model-data-encoded
        coder.encode(Packer.text(past), forKey: "past") // expect: model-data-encoded
        saved.save(drafts, in: coder) // expect: model-data-encoded
    }
    override func decodeRestorableState(with coder: NSCoder) {
        super.decodeRestorableState(with: coder)
        trips = list(coder.decodeObject(of: NSData.self, forKey: "trips") as Data?)
        past = list((coder.decodeObject(of: NSString.self, forKey: "past") as String?).map { Data($0.utf8) })
        drafts = saved.load(from: coder)
    }
    private func data<Value: Encodable>(of value: Value) -> Data? { try? JSONEncoder().encode(value) }
    private func list(_ data: Data?) -> [Trip] { data.flatMap { try? JSONDecoder().decode([Trip].self, from: $0) } ?? [] }
}
enum Packer {
    static func text<Value: Encodable>(_ value: Value) -> String? {
        let encoder = JSONEncoder()
        do {
            let data = try encoder.encode(value)
            return String(data: data, encoding: .utf8)
        } catch {
            return nil
        }
    }
}
