struct Inbox: View {
    @SceneStorage("message") var message: Int?
    @SceneStorage("message") var shown = 0 // expect: scene-storage-key-clash
    var body: some View { Stepper("Message", value: $shown) }
}
