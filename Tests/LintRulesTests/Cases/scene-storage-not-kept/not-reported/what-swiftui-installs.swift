@propertyWrapper struct Saved: DynamicProperty {
    @SceneStorage("saved") private var stored = 0
    var wrappedValue: Int {
        get { stored }
        nonmutating set { stored = newValue }
    }
}
struct Bar: ToolbarContent {
    @SceneStorage("bar") private var bar = 0
    var body: some ToolbarContent {
        ToolbarItem { Stepper("Bar", value: $bar) }
    }
}
struct Round: ButtonStyle {
    @SceneStorage("round") private var isRound = false
    func makeBody(configuration: Configuration) -> some View {
        configuration.label.onTapGesture { isRound.toggle() }
    }
}
struct Box {
    @SceneStorage("box") var box = 0
}
extension Box: View {
    var body: some View {
        Stepper("Box", value: $box)
    }
}
