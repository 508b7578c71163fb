// What an object's own coder writes, and what is written without a key.
final class LoginState: NSObject, NSCoding {
    var user = ""
    var authorization = ""
    override init() {}
    required init?(coder: NSCoder) {
        user = coder.decodeObject(of: NSString.self, forKey: "user") as String? ?? ""
        authorization = coder.decodeObject(of: NSString.self, forKey: "a") as String? ?? ""
    }
    func encode(with coder: NSCoder) {
        coder.encode(user, forKey: "user")
        coder.encode(authorization, forKey: "a")
    }
}
final class Inbox: UIViewController {
    var account = LoginState()
    override func encodeRestorableState(with coder: NSCoder) {
        super.encodeRestorableState(with: coder)
        let data = NSKeyedArchiver.archivedData(withRootObject: account)
        coder.encode(data, forKey: "account") // expect: secret-in-restoration-state
    }
    override func decodeRestorableState(with coder: NSCoder) {
        super.decodeRestorableState(with: coder)
        print(coder.decodeObject(of: NSData.self, forKey: "account") ?? "")
    }
}
final class Login: UIViewController {
    var token = ""
    override func encodeRestorableState(with coder: NSCoder) {
        super.encodeRestorableState(with: coder)
        coder.encode(token) // expect: secret-in-restoration-state
    }
    override func decodeRestorableState(with coder: NSCoder) {
        super.decodeRestorableState(with: coder)
        token = coder.decodeObject() as? String ?? ""
    }
}
