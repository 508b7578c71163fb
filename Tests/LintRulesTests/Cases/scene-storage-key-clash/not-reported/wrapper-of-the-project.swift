//- App.swift
@main
struct NotesApp: App {
    var body: some Scene {
        WindowGroup {
            ContentView()
        }
    }
}
//- ContentView.swift
struct ContentView: View {
    @SceneStorage("open") private var isTagsOpen = true
    @SceneStorage("open") private var isTypesOpen = true
    var body: some View {
        Button("Tags") {
            isTagsOpen.toggle()
        }
        Button("Types") {
            isTypesOpen.toggle()
        }
        Text("\(isTagsOpen) \(isTypesOpen)")
    }
}
//- SceneStorage.swift
/// One value for each key and place.
@propertyWrapper
struct SceneStorage<Value>: DynamicProperty {
    @SwiftUI.SceneStorage private var text: String
    private let initial: Value
    var wrappedValue: Value {
        get { Coding.decode(text) ?? initial }
        nonmutating set { text = Coding.encode(newValue) }
    }
    init(wrappedValue: Value, _ key: String, line: Int = #line) {
        initial = wrappedValue
        _text = SwiftUI.SceneStorage(wrappedValue: "", "\(key).\(line)")
    }
}
enum Coding {
    static func decode<Value>(_ text: String) -> Value? {
        nil
    }
    static func encode<Value>(_ value: Value) -> String {
        "\(value)"
    }
}
