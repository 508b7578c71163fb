// A method sets it that another one calls, a task that always runs, or what is animated.
import SwiftUI
@main struct Shop: App {
    var body: some Scene {
        WindowGroup {
            VStack {
                Pages()
                Queries(url: nil)
                Sorted()
            }
        }
    }
}
struct Pages: View {
    @SceneStorage("page") private var page = 0
    @State private var title = ""
    var body: some View {
        Stepper(title, value: $page)
            .onAppear { prepare(with: "Pages") }
    }
    private func prepare(with name: String) {
        title = name
        self.reset()
    }
    private func reset() {
        page = 0 // expect: scene-storage-not-kept
    }
}
struct Queries: View {
    let url: URL?
    @SceneStorage("query") private var query = ""
    var body: some View {
        TextField("Query", text: $query)
            .task(id: url) {
                withAnimation {
                    query = "" // expect: scene-storage-not-kept
                }
            }
    }
}
struct Sorted: View {
    private static let first = "name"
    @SceneStorage("order") private var order = Sorted.first
    var body: some View {
        Picker("Order", selection: $order) {
            Text("Name").tag("name")
            Text("Date").tag("date")
        }
        .onAppear {
            Task { @MainActor in
                order = Self.first // expect: scene-storage-not-kept
            }
        }
    }
}
