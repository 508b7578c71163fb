// As data that is written when the model changes, as a text, and as a raw value.
import SwiftUI
struct Article: Codable, Hashable, Identifiable {
    var id = 0
    var text = ""
}
struct Saved: RawRepresentable, Equatable {
    var articles: [Article] = []
    init(articles: [Article]) { self.articles = articles }
    init?(rawValue: String) {
        articles = (try? JSONDecoder().decode([Article].self, from: Data(rawValue.utf8))) ?? []
    }
    var rawValue: String {
        String(decoding: (try? JSONEncoder().encode(articles)) ?? Data(), as: UTF8.self)
    }
}
extension Array: @retroactive RawRepresentable where Element: Codable {
    public init?(rawValue: String) {
        guard let list = try? JSONDecoder().decode([Element].self, from: Data(rawValue.utf8)) else { return nil }
        self = list
    }
    public var rawValue: String {
        String(decoding: (try? JSONEncoder().encode(self)) ?? Data(), as: UTF8.self)
    }
}
struct Shelf: View {
    @SceneStorage("stored") private var stored = Data()
    @SceneStorage("text") private var text = ""
    @SceneStorage("saved") private var saved = Saved(articles: []) // expect: model-data-encoded
    @SceneStorage("list") private var list: [Article] = [] // expect: model-data-encoded
    @State private var articles: [Article] = []
    var body: some View {
        List(articles) { Text($0.text) }
            .onAppear {
                articles = (try? JSONDecoder().decode([Article].self, from: stored)) ?? saved.articles + list
                print(text)
            }
            .onChange(of: articles) { now in
                stored = (try? JSONEncoder().encode(now)) ?? Data() // expect: model-data-encoded
                saved = Saved(articles: now)
                list = now
            }
            .onDisappear {
                guard let data = try? JSONEncoder().encode(articles) else { return }
                text = String(data: data, encoding: .utf8) ?? "" // expect: model-data-encoded
            }
    }
}
