struct Login: View {
    @SceneStorage("entry") private var entry = "" // expect: secret-in-restoration-state
    @SceneStorage("passphrase") private var typed = "" // expect: secret-in-restoration-state
    var body: some View {
        SecureField("Entry", text: $entry)
        TextField("Phrase", text: $typed)
    }
}
