struct Draft: View {
    @SceneStorage("draft") private var saved = ""
    @State private var text = ""
    var body: some View {
        TextField("Text", text: $text)
            .onAppear { text = saved }
            .onDisappear { saved = text }
            .onChange(of: text) { saved = text }
    }
}
struct Note: View {
    @SceneStorage("note") private var saved = ""
    @State private var text = ""
    @Environment(\.scenePhase) private var phase
    var body: some View {
        TextField("Text", text: $text)
            .onAppear { text = saved }
            .onDisappear { saved = text }
            .onChange(of: phase) { if phase == .background { saved = text } }
    }
}
struct Letter: View {
    @SceneStorage("letter") private var saved = ""
    @SceneStorage("sent") private var sent = false
    @State private var text = ""
    var body: some View {
        VStack {
            TextField("Text", text: $text)
            Toggle("Sent", isOn: $sent)
        }
        .onAppear { text = saved }
        .onDisappear { saved = "" }
    }
}
