import SwiftUI
enum Tab: String { case home, search }
@main struct Shop: App {
    var body: some Scene {
        WindowGroup {
            VStack {
                Tabs()
                Listed()
                Method()
                Performed()
                Counting()
            }
        }
    }
}
struct Tabs: View {
    @SceneStorage("tab") private var tab: Tab = .home
    var body: some View {
        TabView(selection: $tab) {
            Text("Home").tag(Tab.home)
            Text("Search").tag(Tab.search)
        }
        .onAppear {
            print("appeared")
            tab = .home // expect: scene-storage-not-kept
        }
    }
}
struct Listed: View {
    @SceneStorage("selection") private var selection: String?
    let items: [String] = []
    var body: some View {
        NavigationSplitView {
            List(items, id: \.self, selection: $selection) { Text($0) }
        } detail: {
            if let selection { Text(selection) }
        }
        .task { selection = nil } // expect: scene-storage-not-kept
    }
}
struct Method: View {
    @SceneStorage("query") private var query = ""
    var body: some View {
        List { TextField("Query", text: $query) }
            .onAppear { reset() }
    }
    private func reset() {
        self.query = "" // expect: scene-storage-not-kept
    }
}
struct Performed: View {
    @SceneStorage("isOpen") private var isOpen = false
    var body: some View {
        DisclosureGroup("More", isExpanded: $isOpen) { Text("More") }
            .padding()
            .onAppear(perform: close)
            .navigationTitle("More")
    }
    private func close() {
        isOpen = false // expect: scene-storage-not-kept
    }
}
struct Counting: View {
    @SceneStorage("page") private var page = 0
    var body: some View {
        VStack {
            Text("Page \(page)")
            Button("Next") { page += 1 }
        }
        .onAppear { page = 0 } // expect: scene-storage-not-kept
    }
}
