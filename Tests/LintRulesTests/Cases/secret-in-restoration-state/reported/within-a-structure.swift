// Inside of what is encoded whole, in another file and in another structure.
//- Session.swift
struct Credentials: Codable {
    var user = ""
    var phrase = ""
    enum CodingKeys: String, CodingKey {
        case user
        case phrase = "passphrase"
    }
}
struct Session: Codable {
    var page = 0
    var login: Credentials?
}
struct Reply: Encodable {
    var body = ""
    var token = ""
    func encode(to encoder: Encoder) throws {
        var container = encoder.container(keyedBy: Keys.self)
        try container.encode(body, forKey: .body)
        try container.encode(token, forKey: .authToken)
    }
    enum Keys: CodingKey { case body, authToken }
}
//- Screens.swift
final class Reader: UIViewController {
    var session = Session()
    var reply = Reply()
    override func encodeRestorableState(with coder: NSCoder) {
        super.encodeRestorableState(with: coder)
        coder.encode(try? JSONEncoder().encode(session), forKey: "session") // expect: secret-in-restoration-state
        let encoder = PropertyListEncoder()
        if let data = try? encoder.encode(reply) {
            coder.encode(data, forKey: "reply") // expect: secret-in-restoration-state
        }
        coder.encode(packed, forKey: "packed") // expect: secret-in-restoration-state
    }
    private var packed: Data? {
        try? JSONEncoder().encode([session])
    }
    override func decodeRestorableState(with coder: NSCoder) {
        super.decodeRestorableState(with: coder)
        print(coder.decodeObject(of: NSData.self, forKey: "session") ?? "")
        print(coder.decodeObject(of: NSData.self, forKey: "reply") ?? "")
        print(coder.decodeObject(of: NSData.self, forKey: "packed") ?? "")
    }
}
final class SceneDelegate: UIResponder, UIWindowSceneDelegate {
    var session = Session()
    func share(_ activity: NSUserActivity) {
        activity.addUserInfoEntries(from: ["session": (try? JSONEncoder().encode(session)) ?? Data()]) // expect: secret-in-restoration-state
        activity.userInfo?["account"] = ["user": "anna", "bearer": session.login?.phrase ?? ""] // expect: secret-in-restoration-state
    }
}
