enum Order: String {
    case name
    case age
}
struct Passwords: View {
    @SceneStorage("PasswordList.sortOrder") private var order = Order.name
    @SceneStorage("PasswordList.ascending") private var ascending = true
    @SceneStorage("PasswordList.search") private var search = ""
    @SceneStorage("com.acme.PasswordVault.sidebar") private var width = 200.0
    @SceneStorage("passwordTab") private var passwordTab = 0
    @SceneStorage("usesPasscode") private var usesPasscode = false
    @SceneStorage("note") private var text = ""
    @State private var secrets = ["One"]
    var body: some View {
        TextField("Search", text: $search)
        TextField("Note", text: $text)
        Toggle("Ascending", isOn: $ascending)
        Toggle("Passcode", isOn: $usesPasscode)
        Text("\(order.rawValue) \(width) \(passwordTab)")
        Button("Age") {
            order = .age
            width = 100
            passwordTab = 1
        }
        ForEach($secrets, id: \.self) { $text in SecureField("Secret", text: $text) }
    }
}
