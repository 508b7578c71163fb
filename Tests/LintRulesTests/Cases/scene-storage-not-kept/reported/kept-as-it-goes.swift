struct Draft: View {
    @SceneStorage("draft") private var saved = ""
    @State private var text = ""
    var body: some View {
        TextField("Text", text: $text)
            .onAppear { text = saved }
            .onDisappear { saved = text } // expect: scene-storage-not-kept
    }
}
