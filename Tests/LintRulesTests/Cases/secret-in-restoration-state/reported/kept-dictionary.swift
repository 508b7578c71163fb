// Put into a dictionary of a property in one place, which is saved as a whole in another.
//- Form.swift
enum Field: String, Codable { case page, password }
final class FormModel {
    var answers: [String: Any] = [:]
}
final class Form: UIViewController {
    let model = FormModel()
    var values: [Field: String] = [:]
    private var state: [String: Any] = ["page": 1]
    private let field = UITextField()
    func typed(_ text: String) {
        values[.password] = text
        state["passcode"] = field.text
        model.answers.updateValue(text, forKey: "secret")
    }
    override func encodeRestorableState(with coder: NSCoder) {
        super.encodeRestorableState(with: coder)
        coder.encode(try? JSONEncoder().encode(values), forKey: "values") // expect: secret-in-restoration-state
        coder.encode(self.state, forKey: "state") // expect: secret-in-restoration-state
        let answers = model.answers
        coder.encode(answers, forKey: "answers") // expect: secret-in-restoration-state
    }
    override func decodeRestorableState(with coder: NSCoder) {
        super.decodeRestorableState(with: coder)
        print(coder.decodeObject(of: NSData.self, forKey: "values") ?? "", coder.decodeObject(of: NSDictionary.self, forKey: "state") ?? "")
        print(coder.decodeObject(of: NSDictionary.self, forKey: "answers") ?? "")
    }
}
//- SceneDelegate.swift
final class SceneDelegate: UIResponder, UIWindowSceneDelegate {
    var entries: [String: Any] = [:]
    func loggedIn(_ name: String, bearer: String) {
        entries = ["user": name, "accessToken": bearer]
    }
    func stateRestorationActivity(for scene: UIScene) -> NSUserActivity? {
        let activity = NSUserActivity(activityType: "form")
        activity.addUserInfoEntries(from: entries) // expect: secret-in-restoration-state
        return activity
    }
    func scene(_ scene: UIScene, willConnectTo session: UISceneSession, options: UIScene.ConnectionOptions) {
        entries = session.stateRestorationActivity?.userInfo as? [String: Any] ?? [:]
    }
}
struct Signup: View {
    @SceneStorage("form") private var saved: Data?
    @State private var fields: [Field: String] = [:]
    @State private var password = ""
    var body: some View {
        SecureField("Password", text: $password)
            .onChange(of: password) {
                fields[.password] = $0
                saved = try? JSONEncoder().encode(fields) // expect: secret-in-restoration-state
            }
            .onAppear { print(saved ?? Data()) }
    }
}
