// In a user activity, in scene storage, in a helper.
final class Session: UIViewController {
    enum Key { static let token = "auth_token" }
    var current = ""
    func share(_ activity: NSUserActivity, cardCVV: String) {
        activity.addUserInfoEntries(from: [Key.token: current]) // expect: secret-in-restoration-state
        activity.userInfo = ["cvv": cardCVV] // expect: secret-in-restoration-state
        activity.userInfo?["passcode"] = current // expect: secret-in-restoration-state
        let info = ["page": 3, "accessToken": current] as [String: Any] // expect: secret-in-restoration-state
        activity.addUserInfoEntries(from: info)
    }
    override func encodeRestorableState(with coder: NSCoder) {
        super.encodeRestorableState(with: coder)
        keep(coder)
    }
    override func decodeRestorableState(with coder: NSCoder) {
        super.decodeRestorableState(with: coder)
        current = coder.decodeObject(of: NSString.self, forKey: "clientSecret") as String? ?? ""
    }
    private func keep(_ coder: NSCoder) {
        coder.encode(current, forKey: "clientSecret") // expect: secret-in-restoration-state
    }
}
struct Unlock: View {
    @SceneStorage("unlock") private var passphrase = "" // expect: secret-in-restoration-state
    var body: some View { SecureField("Passphrase", text: $passphrase) }
}
