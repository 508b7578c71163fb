struct Login: View {
    @State private var password = ""
    var body: some View {
        SecureField("Password", text: $password)
            #if os(iOS)
                .userActivity("login") { activity in
                    activity.addUserInfoEntries(from: ["password": password]) // expect: secret-in-restoration-state
                }
            #else
                .frame(width: 200)
            #endif
    }
}
