// What identifies them, a path of places, and the model in a store of its own.
import SwiftUI
struct Article: Codable, Hashable, Identifiable {
    var id = 0
    var text = ""
}
enum Place: Codable, Hashable {
    case shelf
    case article(Int)
}
struct Path: RawRepresentable, Equatable {
    var places: [Place] = []
    var shown: [Article] = []
    init(places: [Place]) { self.places = places }
    init?(rawValue: String) {
        places = (try? JSONDecoder().decode([Place].self, from: Data(rawValue.utf8))) ?? []
    }
    var rawValue: String {
        String(decoding: (try? JSONEncoder().encode(places)) ?? Data(), as: UTF8.self)
    }
}
struct Shelf: View {
    @SceneStorage("stored") private var stored = Data()
    @SceneStorage("path") private var path = Path(places: [])
    @AppStorage("articles") private var kept = Data()
    @State private var articles: [Article] = []
    var body: some View {
        List(articles) { Text($0.text) }
            .onAppear {
                articles = (try? JSONDecoder().decode([Article].self, from: kept)) ?? []
                print(stored, path)
            }
            .onChange(of: articles) { old, now in
                stored = (try? JSONEncoder().encode(now.map(\.id))) ?? Data()
                kept = (try? JSONEncoder().encode(now)) ?? Data()
                path = Path(places: now.map { .article($0.id) })
            }
    }
}
