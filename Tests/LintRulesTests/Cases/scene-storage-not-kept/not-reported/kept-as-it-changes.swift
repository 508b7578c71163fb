struct Written: View {
    @SceneStorage("written") private var saved: Data?
    @State private var path: [Int] = []
    var body: some View {
        NavigationStack(path: $path) {
            Text(saved == nil ? "new" : "old")
        }
        .onAppear {
            saved = try? JSONEncoder().encode(path)
        }
        .onChange(of: path) {
            saved = try? JSONEncoder().encode($0)
        }
    }
}
struct Observed: View {
    @SceneStorage("observed") private var saved: Data?
    @StateObject private var model = Model()
    var body: some View {
        Form {
            TextField("Title", text: $model.title)
            Text(saved == nil ? "new" : "old")
        }
        .task {
            for await _ in model.objectWillChange.values {
                saved = model.archive
            }
        }
    }
}
struct Bound: View {
    @SceneStorage("bound") private var saved = ""
    @State private var text = ""
    var body: some View {
        Editor(text: $text, saved: $saved).onAppear {
            saved = text
        }
    }
}
struct Tabs: View {
    @SceneStorage("tab") private var saved = 0
    @State private var tab = 0
    var body: some View {
        TabView(selection: $tab) {
            Text("\(saved)").tag(0).onAppear {
                saved = tab
            }
            Text("\(saved)").tag(1).onAppear {
                saved = tab
            }
        }
    }
}
struct Helped: View {
    @SceneStorage("helped") private var saved = ""
    @State private var text = ""
    var body: some View {
        TextField(saved, text: $text).onAppear {
            saved = text
        }
        .onSubmit(keep)
    }
    private func keep() {
        saved = text
    }
}
final class Model: ObservableObject {
    var title = ""
    var archive: Data? {
        try? JSONEncoder().encode(title)
    }
}
