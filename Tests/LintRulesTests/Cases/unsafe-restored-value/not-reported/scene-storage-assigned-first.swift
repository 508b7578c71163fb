import SwiftUI
enum Mode: Int { case list, grid }
@main struct Shop: App {
    var body: some Scene {
        WindowGroup {
            VStack {
                Written()
                Handed()
                Cleaned()
                Parent()
                Local()
            }
        }
    }
}
// What was just written is read again.
struct Written: View {
    @SceneStorage("written") private var data: Data?
    @State private var path: [Int] = []
    let upload: (Data) -> Void
    var body: some View {
        List(path, id: \.self) { number in Text("\(number)") }
            .onChange(of: path) {
                data = try? JSONEncoder().encode(path)
                upload(data!)
            }
            .onAppear { if let data { path = (try? JSONDecoder().decode([Int].self, from: data)) ?? [] } }
    }
    init(upload: @escaping (Data) -> Void = { _ in }) { self.upload = upload }
}
// A helper reads what its callers write.
struct Handed: View {
    @SceneStorage("handed") private var data: Data?
    @State private var path: [Int] = []
    var body: some View {
        List(path, id: \.self) { number in Text("\(number)") }
            .onChange(of: path) { keep() }
            .task { restore() }
    }
    private func keep() {
        data = try? JSONEncoder().encode(path)
        send()
    }
    private func send() { print(data!.count) }
    private func restore() {
        guard let data, let kept = try? JSONDecoder().decode([Int].self, from: data) else { return }
        path = kept
    }
}
// Whatever is typed, numbers alone are kept.
struct Cleaned: View {
    @SceneStorage("count") private var count = "1"
    var body: some View {
        TextField("Count", text: $count)
            .onChange(of: count) { _, new in
                if Int(new) == nil { count = "1" }
            }
        Button("Buy") { print(Int(count)!) }
    }
}
// The view that it is handed to asks.
struct Parent: View {
    @SceneStorage("choice") private var choice: Int = 0
    @State private var items: [String] = []
    var body: some View {
        Child(choice: $choice, items: items)
        Button("Print") { print(items[choice]) }
        Button("Add") { items.append("new") }
    }
}
struct Child: View {
    @Binding var choice: Int
    let items: [String]
    var body: some View {
        Text("\(choice)")
            .onAppear { if choice >= items.count { choice = 0 } }
    }
}
// Locals of the same name are others.
struct Local: View {
    @SceneStorage("mode") private var mode = 0
    var body: some View {
        Picker("Mode", selection: $mode) { Text("List").tag(0) }
        ForEach([0, 1], id: \.self) { mode in
            Text(String(describing: Mode(rawValue: mode)!))
        }
        Text(String(describing: Mode(rawValue: mode) ?? .list))
    }
}
