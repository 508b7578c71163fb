// The member is part of what is shown only, it appears under a condition, or it does not overwrite what was kept; an initializer takes the
// value itself, and what is put there is not what the property begins with.
import SwiftUI
@main struct Shop: App {
    var body: some Scene {
        WindowGroup {
            VStack {
                Partial()
                Conditional()
                Filtering()
                Taking(first: "")
            }
        }
    }
}
struct Partial: View {
    @SceneStorage("query") private var query = ""
    var body: some View {
        VStack {
            Text(query)
            content
        }
    }
    private var content: some View {
        TextField("Query", text: $query)
            .onAppear { query = "" }
    }
}
struct Conditional: View {
    @SceneStorage("page") private var page = 0
    @State private var isOpen = false
    var body: some View { content }
    @ViewBuilder private var content: some View {
        if isOpen {
            Button("Next") { page += 1 }
                .onAppear { page = 0 }
        } else {
            Button("Page \(page)") { isOpen = true }
        }
    }
}
struct Filter: RawRepresentable {
    var text = ""
    var rawValue: String { text }
    init() {}
    init(of name: String) { text = name }
    init?(rawValue: String) { text = rawValue }
}
struct Filtering: View {
    @SceneStorage("filter") private var filter = Filter()
    let name = "a"
    var body: some View {
        TextField("Filter", text: $filter.text)
            .onAppear { filter = Filter(of: name) }
    }
}
