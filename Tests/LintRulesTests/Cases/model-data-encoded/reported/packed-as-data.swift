// Packed as data first.
struct Track: Codable {
    var title: String
}
final class Player: UIViewController {
    var tracks: [Track] = []
    var cover: UIImage?
    override func encodeRestorableState(with coder: NSCoder) {
        super.encodeRestorableState(with: coder)
        if let data = try? JSONEncoder().encode(tracks) {
            coder.encode(data, forKey: "tracks") // expect: model-data-encoded
        }
        coder.encode(cover?.pngData(), forKey: "cover") // expect: model-data-encoded
    }
    override func decodeRestorableState(with coder: NSCoder) {
        super.decodeRestorableState(with: coder)
        if let data = coder.decodeObject(of: NSData.self, forKey: "tracks") as Data? {
            tracks = (try? JSONDecoder().decode([Track].self, from: data)) ?? []
        }
        cover = (coder.decodeObject(of: NSData.self, forKey: "cover") as Data?).flatMap { UIImage(data: $0) }
    }
}
