// Other cases, other dictionaries, literals, and a helper that is given nothing secret.
enum Field: String { case page, password, passwordHint }
final class Login: UIViewController {
    var typed = ""
    var query: [String: Any] = [:]
    func share(_ activity: NSUserActivity, fields: [Field]) {
        activity.userInfo?[Field.page.rawValue] = typed
        activity.userInfo?[Field.passwordHint.rawValue] = typed
        activity.addUserInfoEntries(from: [Field.password.rawValue: ""])
        activity.addUserInfoEntries(from: [Field.password.rawValue: typed.isEmpty])
        for password in fields where password != .password {
            activity.userInfo?[password.rawValue] = typed
        }
        put(typed, under: .page, into: activity)
        put("", under: .password, into: activity)
    }
    private func put(_ value: String, under field: Field, into activity: NSUserActivity) {
        activity.addUserInfoEntries(from: [field.rawValue: value])
    }
    func send() {
        let body: [Field: String] = [.password: typed]
        post(body)
        query["password"] = typed
        var request = URLRequest(url: URL(fileURLWithPath: "/"))
        request.httpBody = try? JSONSerialization.data(withJSONObject: query)
        post([.password: typed])
    }
    private func post(_ body: [Field: String]) { print(body.count) }
}
