// By a binding, a child, an observer, a pattern, a text, an extension, another view of the key, or a value of its own.
//- Views.swift
struct Bound: View {
    @SceneStorage("bound") private var page = 0
    var body: some View {
        Button("First") { page = 0 }
        Stepper("Page", value: $page)
    }
}
struct Handed: View {
    @SceneStorage("handed") private var name = ""
    var body: some View {
        VStack {
            Child(name: name)
            Button("Clear") { name = "" }
        }
    }
}
struct Child: View {
    let name: String
    var body: some View { Text(name) }
}
struct Once: View {
    @SceneStorage("once") private var saved = 0
    @State private var tab = 0
    var body: some View {
        TabView(selection: $tab) { Text("a").tag(0) }
            .onAppear { tab = saved }
            .onChange(of: tab) { saved = tab }
    }
}
struct Watched: View {
    @SceneStorage("watched") private var saved = 0
    var body: some View {
        Button("Next") { saved = 1 }
            .onChange(of: saved) { print("changed") }
    }
}
struct Told: View {
    @SceneStorage("told") private var saved = 0
    var body: some View {
        Button("\(saved)") { saved = 1 }
    }
}
struct Opened: View {
    @SceneStorage("opened") private var saved: String?
    @State private var name = ""
    var body: some View {
        Text(name)
            .task {
                if let saved {
                    name = saved
                }
            }
            .onTapGesture { saved = name }
    }
}
struct Chosen: View {
    @SceneStorage("chosen") private var saved = "a"
    var body: some View {
        Button("b") { saved = "b" }
        switch saved {
        case "a": Text("a")
        default: Text("b")
        }
    }
}
struct Apart: View {
    @SceneStorage("apart") var saved = 0
    var body: some View {
        Button("Next") { saved = 1 }
        rest
    }
}
extension Apart {
    @ViewBuilder var rest: some View {
        if saved > 0 { Text("Next") }
    }
}
struct Taken: View {
    @SceneStorage("taken") private var saved = 0
    var body: some View {
        Button("Next") { saved = 1 }
            .onReceive(ticks) { [saved] _ in log(saved) }
    }
    func log(_ page: Int) {}
}
struct Counted: View {
    @SceneStorage("counted") private var count = 0
    var body: some View {
        Button("Next") { count += 1 }
    }
}
struct Observed: View {
    @SceneStorage("observed") private var saved = 0 {
        didSet { log(oldValue) }
    }
    var body: some View {
        Button("Next") { saved = 1 }
    }
    func log(_ page: Int) {}
}
struct Writing: View {
    @SceneStorage("shared") private var saved = 0
    var body: some View {
        Button("Next") { saved = 1 }
    }
}
struct Reading: View {
    @SceneStorage("shared") private var page = 0
    var body: some View { Text("\(page)") }
}
@propertyWrapper
struct Saved: DynamicProperty {
    @SceneStorage("wrapped") private var stored = 0
    var wrappedValue: Int {
        get { stored }
        nonmutating set { stored = newValue }
    }
}
//- Store.swift
struct Store: DynamicProperty {
    @SceneStorage("asked") var page = 0
    func first() { page = 0 }
}
//- Asking.swift
struct Asking: View {
    var store = Store()
    var body: some View { Text("\(store.page)") }
}
