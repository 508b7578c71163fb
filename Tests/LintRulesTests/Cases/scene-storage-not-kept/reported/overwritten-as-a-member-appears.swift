// The body is a member of the view, a method or a property, with modifiers or in a container that only arranges.
import SwiftUI
@main struct Shop: App {
    var body: some Scene {
        WindowGroup {
            VStack {
                Queries()
                Counting()
                Filtering()
            }
        }
    }
}
struct Queries: View {
    @SceneStorage("query") private var query = ""
    var body: some View { content }
    private var content: some View {
        TextField("Query", text: $query)
            .onAppear { query = "" } // expect: scene-storage-not-kept
    }
}
struct Counting: View {
    @SceneStorage("page") private var page = 0
    var body: some View {
        ScrollView { pages().padding() }
            .navigationTitle("Pages")
    }
    private func pages() -> some View {
        Button("Next") { page += 1 }
            .task { page = 0 } // expect: scene-storage-not-kept
    }
}
struct Filter: RawRepresentable {
    var text = ""
    var rawValue: String { text }
    init() {}
    init?(rawValue: String) { text = rawValue }
}
struct Filtering: View {
    @SceneStorage("filter") private var filter = Filter()
    var body: some View {
        TextField("Filter", text: $filter.text)
            .onAppear { filter = Filter() } // expect: scene-storage-not-kept
    }
}
