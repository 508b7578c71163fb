struct Server: Codable, Hashable {
    var address = ""
    var password = ""
}
@main
struct Client: App {
    var body: some Scene {
        WindowGroup(id: "server", for: Server.self) { server in // expect: secret-in-restoration-state
            ServerView(server: server)
        } defaultValue: {
            Server()
        }
    }
}
struct ServerView: View {
    @Binding var server: Server
    var body: some View {
        TextField("Address", text: $server.address)
        SecureField("Password", text: $server.password)
    }
}
