// In scene storage, numbers, cases and pin codes of the post.
struct Editor: View {
    enum SecretTab: String { case one, two }
    @SceneStorage("tokenField") private var tokenFieldText = ""
    @SceneStorage("editor.token") private var token = 0
    @SceneStorage("secretTab") private var secretTab = SecretTab.one
    @SceneStorage("passwordVisible") private var passwordVisible = false
    @SceneStorage("secretSantaRound") private var secretSantaRound = "1"
    @SceneStorage("pinCode") private var postalPinCode = ""
    @SceneStorage("password.section") private var passwordSection = ""
    @SceneStorage("delivery.pinCode") private var pinCode = ""
    @SceneStorage("credentials.selectedID") private var selectedCredential: String?
    @SceneStorage("secretMission") private var secretMission: String = ""
    @SceneStorage("topSecretDrawer") private var topSecretDrawerOpen: Bool = false
    var body: some View {
        TextField("a", text: $tokenFieldText)
        Toggle("a", isOn: $passwordVisible)
        Stepper("b", value: $token)
        TextField("a", text: $secretSantaRound)
        TextField("Postal code", text: $postalPinCode)
        TextField("a", text: $passwordSection)
        TextField("a", text: $pinCode)
        TextField("a", text: $secretMission)
        Toggle("a", isOn: $topSecretDrawerOpen)
        Picker("a", selection: $secretTab) { Text("a").tag(SecretTab.one); Text("b").tag(SecretTab.two) }
        Text(selectedCredential ?? "")
        Button("a") { selectedCredential = "a" }
    }
}
