struct Counter: View {
    @SceneStorage("first") private var first = ""
    @SceneStorage("last") private var last = ""
    @State private var text = ""
    var body: some View {
        TextField(first + last, text: $text).onAppear {
            first = text
        }
        .onChange(of: text) { value in
            last = text
        }
    }
}
final class PageState: Codable {
    var title = ""
    var isLoading = false
    private enum CodingKeys: String, CodingKey {
        case title
    }
}
struct PageView: View {
    @SceneStorage("page") private var saved: Data?
    @State private var page = PageState()
    var body: some View {
        Toggle(saved == nil ? "new" : "old", isOn: $page.isLoading).onAppear {
            saved = try? JSONEncoder().encode(page)
        }
    }
}
struct Shared: View {
    @SceneStorage("shared") private var saved = ""
    @State private var text = ""
    var body: some View {
        TextField(saved, text: $text).onAppear {
            saved = text
        }
    }
}
struct Sharing: View {
    @SceneStorage("shared") private var saved = ""
    var body: some View {
        TextField("Text", text: $saved)
    }
}
