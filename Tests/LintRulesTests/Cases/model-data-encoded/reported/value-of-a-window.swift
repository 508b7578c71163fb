struct Post: Codable, Hashable, Identifiable {
    var id = 0
    var text = ""
    var date = Date()
}
enum Destination: Codable, Hashable {
    case new
    case reply(to: Post)
}
@main
struct Client: App {
    @State private var posts: [Post] = []
    var body: some Scene {
        WindowGroup { List(posts) { Text($0.text) } }
        WindowGroup(for: Post.self) { $post in // expect: model-data-encoded
            Text(post?.text ?? "")
        }
        WindowGroup("Reply", for: Destination.self) { $destination in // expect: model-data-encoded
            Text("Reply")
        }
    }
}
