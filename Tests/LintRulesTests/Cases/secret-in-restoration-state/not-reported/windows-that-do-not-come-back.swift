struct Server: Codable, Hashable {
    var address = ""
    var password = ""
}
struct Place: Codable, Hashable {
    var address = ""
    var showsPassword = false
    private enum CodingKeys: String, CodingKey {
        case address
    }
}
@main
struct Client: App {
    var body: some Scene {
        WindowGroup(id: "server", for: Server.self) { $server in
            Text(server?.address ?? "")
        }
        .restorationBehavior(.disabled)
        WindowGroup(for: Place.self) { $place in
            Text(place?.address ?? "")
        }
    }
}
