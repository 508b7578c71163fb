struct Record: Codable {
    var id = UUID()
    var title = ""
}
struct Track: Identifiable {
    let id: UUID
    let title: String
    init(title: String) {
        self.id = UUID()
        self.title = title
    }
    init(record: Record) {
        (self.id, self.title) = (record.id, record.title)
    }
}
final class Launch: Identifiable {
    static let current = Launch()
    let id = UUID()
}
struct Player: View {
    let tracks: [Track]
    @SceneStorage("track") private var selected: String?
    @SceneStorage("launch") private var launch: String?
    var body: some View {
        List(tracks) { track in
            Button("Play") {
                selected = track.id.uuidString
                launch = Launch.current.id.uuidString
            }
        }
        Text(tracks.first { $0.id.uuidString == selected }?.title ?? "None")
        Text(launch == Launch.current.id.uuidString ? "Same" : "New")
    }
}
