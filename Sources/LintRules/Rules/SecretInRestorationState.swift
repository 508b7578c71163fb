import AppModel
import Syntax

extension Rule {
    static let secretInRestorationState = Rule(
        id: "secret-in-restoration-state",
        summary: "What looks like a secret goes into restorable state, a user activity or scene storage.",
        why: "A secret of the user's outlives the login, travels to other devices, or lies in a file that others may read.",
        help: "Keep it in the keychain, and ask for it again after a relaunch.",
        rationale: """
            Restorable state outlives the login that it belongs to, user activities travel to other devices, and scene storage is an open \
            file.
            """,
        limits: """
            Goes by names: of the key, of the value, of the property. Numbers, truth values and views are left alone, and so are \
            names that tell something about a secret, such as `passwordHint`. A `pin` \
            may be one on a map, so it counts only together with words that say what it is, and a `token` anything, so by itself it counts \
            only as a key or in scene storage. What a text field saves by itself is not looked at.
            """,
        switchOff: "Where names mean something else: give the value another name, or write a suppression comment.",
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
            .instead("""
                final class Login: UIViewController {
                    let passwordField = UITextField()
                    var userName = ""
                    override func encodeRestorableState(with coder: NSCoder) {
                        super.encodeRestorableState(with: coder)
                        coder.encode(userName, forKey: "user")
                    }
                    override func decodeRestorableState(with coder: NSCoder) {
                        super.decodeRestorableState(with: coder)
                        userName = coder.decodeObject(of: NSString.self, forKey: "user") as String? ?? ""
                    }
                }
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
        ]
    ) { app, values in
        let secrets = Secrets(values["words"])
        return app.savedSecrets(secrets) + app.sharedSecrets(secrets) + app.storedSecrets(secrets)
    }
}

extension App {
    fileprivate func savedSecrets(_ secrets: Secrets) -> [Finding] {
        coderAccesses(in: Hook.writers).compactMap { write in
            guard write.method.direction == .write, !write.method.shape.isScalar, !program.isTest(write.function),
                let name = secret(write.value, key: write.key.shown, secrets, at: write.place)
            else { return nil }
            return Finding(
                at: write.value.map { write.function.location($0.core.range) } ?? write.location,
                "what looks like a secret is saved in restorable state: '\(name)'\(write.function.phrase("of"))",
                symbol: write.function.symbol)
        }
    }

    fileprivate func sharedSecrets(_ secrets: Secrets) -> [Finding] {
        activityEntries.compactMap { entry in
            let key = string(entry.key, at: entry.place).text ?? entry.key.memberName
            guard let name = secret(entry.value, key: key, secrets, at: entry.place) else { return nil }
            return Finding(
                at: entry.function.location(entry.value.core.range),
                "what looks like a secret is put into a user activity: '\(name)'\(entry.function.phrase("of"))",
                symbol: entry.function.symbol)
        }
    }

    /// `@SceneStorage("key") var password`.
    fileprivate func storedSecrets(_ secrets: Secrets) -> [Finding] {
        program.propertiesMentioningRestoration { $0.attributes.contains("SceneStorage") && secrets.isSecret($0.name) }
            .filter { !program.files[$0.declaration.file].isTest }
            .map { property in
                let name = property.fact.name
                return Finding(
                    at: property.location, "what looks like a secret is kept in scene storage: '\(name)' of '\(property.owner.name)'",
                    symbol: property.owner.name + "." + name)
            }
    }

    /// The name that gives a secret away: the key's, or one in the value's chain of members.
    private func secret(_ value: Expression?, key: String?, _ secrets: Secrets, at place: Place) -> String? {
        if let value, let type = program.type(of: value, at: place)?.unwrapped {
            switch type {
            case .named(let name, _): if UIKit.scalars[name] != nil || UIKit.inherits(name, from: "UIResponder") { return nil }
            case .project(let type): if type.kind != .class || program.inherits(type, from: "UIResponder") { return nil }
            case .optional, .metatype: return nil
            }
        }
        if let key {
            if secrets.isSecret(key) { return key }
            // What a key says of its value beats what the value is called.
            if Secrets.words(of: key).contains(where: Conventions.aboutSecrets.contains) { return nil }
        }
        let names = value?.core.chain ?? []
        guard !names.flatMap({ Secrets.words(of: $0) }).contains(where: Conventions.aboutSecrets.contains) else { return nil }
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
