import AppModel
import Syntax

extension Rule {
    static let secretInRestorationState = Rule(
        id: "secret-in-restoration-state",
        summary: "What looks like a secret goes into restorable state, a user activity or scene storage.",
        rationale: """
            Restorable state outlives the login that it belongs to, user activities travel to other devices, and scene storage is an open \
            file. Secrets belong into the keychain; after a restoration one may ask for them again.
            """,
        limits: """
            Goes by names: of the key, of the value, of the property. Numbers, truth values and views are left alone, and so are \
            names that tell something about a secret, such as `passwordHint`. A `pin` \
            may be one on a map, so it counts only together with words that say what it is, and a `token` anything, so by itself it counts \
            only as a key or in scene storage. What a text field saves by itself is not looked at.
            """,
        severity: .warning,
        facts: ["C9", "I8", "F13"],
        options: [Option("words", "More words that name a secret: `passphrase`, or several in camel case, `recoveryCode`.")],
        examples: [
            .bad("""
                final class Login: UIViewController {
                    let passwordField = UITextField()
                    var userName = ""
                    override func encodeRestorableState(with coder: NSCoder) {
                        super.encodeRestorableState(with: coder)
                        coder.encode(userName, forKey: "user")
                        coder.encode(passwordField.text, forKey: "field") // expect: secret-in-restoration-state
                    }
                    override func decodeRestorableState(with coder: NSCoder) {
                        super.decodeRestorableState(with: coder)
                        userName = coder.decodeObject(of: NSString.self, forKey: "user") as String? ?? ""
                        passwordField.text = coder.decodeObject(of: NSString.self, forKey: "field") as String?
                    }
                }
                """),
            .bad("""
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
                    var body: some View { Text(passphrase) }
                }
                """),
            .bad("""
                //- Login.m
                @interface Login : UIViewController
                @property (copy) NSString *password;
                @end
                @implementation Login
                - (void)encodeRestorableStateWithCoder:(NSCoder *)coder {
                    [super encodeRestorableStateWithCoder:coder];
                    [coder encodeObject:self.password forKey:@"p"]; // expect: secret-in-restoration-state
                }
                - (void)decodeRestorableStateWithCoder:(NSCoder *)coder {
                    [super decodeRestorableStateWithCoder:coder];
                    self.password = [coder decodeObjectOfClass:[NSString class] forKey:@"p"];
                }
                @end
                """),
            .good("""
                // About a secret, not the secret.
                final class Login: UIViewController {
                    let passwordField = UITextField()
                    var showsPassword = false
                    var passwordHint = ""
                    override func encodeRestorableState(with coder: NSCoder) {
                        super.encodeRestorableState(with: coder)
                        coder.encode(showsPassword, forKey: "showsPassword")
                        coder.encode(passwordField.isFirstResponder, forKey: "passwordField")
                        coder.encode(passwordHint, forKey: "passwordHint")
                    }
                    override func decodeRestorableState(with coder: NSCoder) {
                        super.decodeRestorableState(with: coder)
                        showsPassword = coder.decodeBool(forKey: "showsPassword")
                        print(coder.decodeBool(forKey: "passwordField"))
                        passwordHint = coder.decodeObject(of: NSString.self, forKey: "passwordHint") as String? ?? ""
                    }
                }
                """),
            .good("""
                // Tokens and pins of another kind.
                final class Feed: UIViewController {
                    var pageToken = ""
                    var pin = ""
                    override func encodeRestorableState(with coder: NSCoder) {
                        super.encodeRestorableState(with: coder)
                        coder.encode(pageToken, forKey: "pageToken")
                        coder.encode(pin, forKey: "mapPin")
                    }
                    override func decodeRestorableState(with coder: NSCoder) {
                        super.decodeRestorableState(with: coder)
                        pageToken = coder.decodeObject(of: NSString.self, forKey: "pageToken") as String? ?? ""
                        pin = coder.decodeObject(of: NSString.self, forKey: "mapPin") as String? ?? ""
                    }
                    func share(_ activity: NSUserActivity, token: String) {
                        activity.addUserInfoEntries(from: ["resolver": token])
                        tokenizer.run()
                    }
                    let tokenizer = Tokenizer()
                }
                """),
            .good("""
                // A store of its own, and a notification.
                final class Account: NSObject, NSCoding {
                    var password = ""
                    required init?(coder: NSCoder) {}
                    func encode(with coder: NSCoder) {
                        coder.encode(password, forKey: "password")
                    }
                }
                final class Login: UIViewController {
                    var userActivityName = ""
                    func tell(_ password: String) {
                        NotificationCenter.default.post(name: .init("login"), object: nil, userInfo: ["password": password])
                    }
                }
                """),
        ]
    ) { app, values in
        let secrets = Secrets(values["words"])
        return app.savedSecrets(secrets) + app.sharedSecrets(secrets) + app.storedSecrets(secrets)
    }
}

extension App {
    fileprivate func savedSecrets(_ secrets: Secrets) -> [Finding] {
        coderAccesses(in: Hook.writers).compactMap { write in
            guard write.method.direction == .write, !write.method.shape.isScalar, !isTest(write.function),
                let name = secret(write.value, key: write.key.shown, secrets, at: write.place)
            else { return nil }
            return Finding(
                at: write.value.map { write.function.location($0.core.range) } ?? write.location, "'\(name)' looks like a secret and is saved in restorable state",
                symbol: write.function.symbol)
        }
    }

    fileprivate func sharedSecrets(_ secrets: Secrets) -> [Finding] {
        activityEntries.compactMap { entry in
            let key = string(entry.key, at: entry.place).text ?? entry.key.memberName
            guard let name = secret(entry.value, key: key, secrets, at: entry.place) else { return nil }
            return Finding(
                at: entry.function.location(entry.value.core.range), "'\(name)' looks like a secret and is put into a user activity",
                symbol: entry.function.symbol)
        }
    }

    /// `@SceneStorage("key") var password`.
    fileprivate func storedSecrets(_ secrets: Secrets) -> [Finding] {
        propertiesMentioningRestoration { $0.attributes.contains("SceneStorage") && secrets.isSecret($0.name) }
            .filter { !files[$0.declaration.file].isTest }
            .map { property in
                let name = property.fact.name
                return Finding(
                    at: property.location, "'\(name)' looks like a secret and is kept in scene storage", symbol: property.owner.name + "." + name)
            }
    }

    /// The name that gives a secret away: the key's, or one in the value's chain of members.
    private func secret(_ value: Expression?, key: String?, _ secrets: Secrets, at place: Place) -> String? {
        if let value, let type = type(of: value, at: place)?.unwrapped {
            switch type {
            case .named(let name, _): if UIKit.scalars[name] != nil || UIKit.inherits(name, from: "UIResponder") { return nil }
            case .project(let type): if type.kind != .class || inherits(type, from: "UIResponder") { return nil }
            case .optional, .metatype: return nil
            }
        }
        if let key {
            if secrets.isSecret(key) { return key }
            // What a key says of its value beats what the value is called.
            if Secrets.words(of: key).contains(where: Secrets.innocent.contains) { return nil }
        }
        let names = value?.core.chain ?? []
        guard !names.flatMap({ Secrets.words(of: $0) }).contains(where: Secrets.innocent.contains) else { return nil }
        return names.first { secrets.isSecret($0, aloneToo: false) }
    }
}

extension Expression {
    /// The names in a chain of members: `passwordField`, `text`.
    fileprivate var chain: [String] {
        switch core.kind {
        case .name(let name): [name]
        case .member(let base, let name): base.chain + [name.text]
        default: []
        }
    }
}
