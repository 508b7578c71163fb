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
            Goes by names: of the key, of the value, of the property. Numbers, truth values and views are left alone, and so are names \
            that tell something about a secret, such as `passwordHint`. A `pin` may be one on a map, so it counts only together with words \
            that say what it is, and not where addresses or maps are; a `secret` is one where the name ends with it or with what holds it, \
            not a `secretMenu`; and a `token` may be anything, so by itself it counts only as a key, without one, in scene storage or of a \
            `Session` and its like. What is saved whole is looked into: entries of dictionaries, those of one in a property wherever they \
            are put in and nothing takes them out, the properties that a structure encodes, which its `CodingKeys` or its own encoder may \
            leave out, what an object's coder writes, and whatever is in these; not what a generic function packs. What a group's windows \
            show is kept with them, unless their restoration is switched off. What a `SecureField` is bound to in scene storage needs no \
            name. What a text field saves by itself is not looked at.
            """,
        switchOff: "Where names mean something else: give the value another name, or write a suppression comment.",
        severity: .warning,
        facts: ["C9", "I8", "I16", "F13"],
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
    ) { app, values, _ in
        let secrets = Secrets(values["words"])
        return app.savedSecrets(secrets) + app.sharedSecrets(secrets) + app.storedSecrets(secrets) + app.shownSecrets(secrets)
    }
}

extension App {
    fileprivate func savedSecrets(_ secrets: Secrets) -> [Finding] {
        let message = "what looks like a secret is saved in restorable state"
        let keyed = namedKeys(in: Hook.writers).compactMap { write -> Finding? in
            guard write.method.direction == .write, !write.method.shape.isScalar, !program.isTest(write.function) else { return nil }
            let (value, place) = write.valueGivenToHelper.map { ($0, write.entryPlace) } ?? (write.value, write.place)
            if let name = secret(value, key: write.key.shown, secrets, at: place) {
                return Finding(
                    at: value.flatMap { value in place.function.map { $0.location(value.core.range) } } ?? write.location,
                    "\(message): '\(name)'\(write.namer.phrase("of"))", symbol: write.namer.symbol)
            }
            guard let value = write.value else { return nil }
            let parts = encodedParts(of: value, at: write.place, encodesItself: write.call.name == "encodeEncodable")
            return finding(parts, in: value, of: write.function, message, secrets)
        }
        let unkeyed = unkeyedWrites(in: Hook.writers).compactMap { write -> Finding? in
            guard !program.isTest(write.function) else { return nil }
            // Without a key the value's name is all there is to say what it is.
            if let name = secret(write.value, key: write.value.core.memberName, secrets, at: write.place) {
                return Finding(
                    at: write.location, "\(message): '\(name)'\(write.function.phrase("of"))", symbol: write.function.symbol)
            }
            return finding(encodedParts(of: write.value, at: write.place), in: write.value, of: write.function, message, secrets)
        }
        return keyed + unkeyed
    }

    fileprivate func sharedSecrets(_ secrets: Secrets) -> [Finding] {
        let message = "what looks like a secret is put into a user activity"
        let single = activityEntries.flatMap { entry in
            let handed = entriesHanded(to: entry)
            return handed.isEmpty ? [entry] : handed
        }.compactMap { entry -> Finding? in
            let names = [string(entry.key, at: entry.place).text, entry.key.nameOfKey].compactMap(\.self)
            let key = names.first { secrets.isSecret($0) } ?? names.first
            guard let name = secret(entry.value, key: key, secrets, at: entry.place) else {
                return finding(encodedParts(of: entry.value, at: entry.place), in: entry.value, of: entry.function, message, secrets)
            }
            return Finding(
                at: entry.function.location(entry.value.core.range), "\(message): '\(name)'\(entry.function.phrase("of"))",
                symbol: entry.function.symbol)
        }
        let whole = wholeActivityEntries.compactMap { entries in
            finding(encodedParts(of: entries.value, at: entries.place), in: entries.value, of: entries.function, message, secrets)
        }
        return single + whole
    }

    /// `@SceneStorage("key") var password`, and what is put into scene storage of another name.
    fileprivate func storedSecrets(_ secrets: Secrets) -> [Finding] {
        let message = "what looks like a secret is kept in scene storage"
        let named = program.propertiesMentioningRestoration { $0.attributes.contains("SceneStorage") }
            .filter { !program.files[$0.declaration.file].isTest }
            .compactMap { property -> Finding? in
                let name = property.fact.name
                let place = Place(in: property.declaration, of: property.owner, isStatic: true)
                let type =
                    property.fact.type.flatMap { program.resolve($0, at: place) }
                    ?? property.fact.value.flatMap { program.type(of: $0, at: place) }
                guard mayBeSecret(type) else { return nil }
                // What stands before says where it belongs: `PasswordList.search`.
                let key = property.fact.sceneStorageKey.flatMap { program.string($0, at: place).text }?.split { "./:".contains($0) }.last
                func isAtPlace() -> Bool {
                    isAboutPlaces(property.owner, property.fact.sceneStorageKey.flatMap { program.string($0, at: place).text })
                }
                let isNamed =
                    secrets.isSecret(name, near: isAtPlace())
                    || !Secrets.isAboutSecrets(Secrets.words(of: name))
                        && (key.map { secrets.isSecret(String($0), aloneToo: false, near: isAtPlace()) } ?? false)
                guard isNamed || isTypedUnseen(property) else { return nil }
                return Finding(
                    at: property.location, "\(message): '\(name)' of '\(property.owner.name)'", symbol: property.owner.name + "." + name)
            }
        let told = Set(named.map(\.location))
        let typed = sceneStorageProperties().filter { !told.contains($0.property.location) }.compactMap { stored -> Finding? in
            let (owner, name) = (stored.property.owner.name, stored.property.fact.name)
            guard let found = inner(encodedParts(of: stored), secrets) else { return nil }
            return Finding(
                at: stored.property.location, "\(message): \(found.phrase) of '\(owner)'", symbol: owner + "." + name, notes: found.notes)
        }
        let written = sceneStorageWrites().filter { !told.contains($0.property.location) }.compactMap { write -> Finding? in
            guard let name = secret(write.value, key: nil, secrets, at: write.place) else {
                return finding(encodedParts(of: write.value, at: write.place), in: write.value, of: write.function, message, secrets)
            }
            return Finding(
                at: write.function.location(write.value.core.range), "\(message): '\(name)'\(write.function.phrase("of"))",
                symbol: write.function.symbol)
        }
        return named + typed + written
    }

    /// Whether a field that shows nothing of what is typed is bound to a property.
    private func isTypedUnseen(_ property: Property) -> Bool {
        program.functions(of: property.owner).contains { function in
            function.contains { part in
                guard case .call(let call) = part.kind, call.name == "SecureField", call.receiver == nil else { return false }
                return call.argument("text")?.plainName == "$" + property.fact.name
            }
                && !function.contains { part in
                    guard case .closure(let closure) = part.kind else { return false }
                    return closure.parameters.contains { $0.name == "$" + property.fact.name }
                }
        }
    }

    /// What windows of a group show, which goes with them into what the system keeps.
    fileprivate func shownSecrets(_ secrets: Secrets) -> [Finding] {
        windowValues().compactMap { window in
            inner(encodedParts(of: window.type), secrets).map { found in
                Finding(
                    at: window.location, "what looks like a secret is kept with a window: \(found.phrase)", symbol: window.function.symbol,
                    notes: found.notes)
            }
        }
    }

    /// For what goes along with a value that gives no secret away by itself.
    private func finding(
        _ parts: [EncodedPart], in value: Expression, of function: Function, _ message: String, _ secrets: Secrets
    ) -> Finding? {
        inner(parts, secrets).map { found in
            Finding(
                at: function.location(value.core.range), "\(message): \(found.phrase)\(function.phrase("of"))", symbol: function.symbol,
                notes: found.notes)
        }
    }

    /// The first secret among what goes along, and where all of them are.
    private func inner(_ parts: [EncodedPart], _ secrets: Secrets) -> (phrase: String, notes: [Note])? {
        let found = parts.compactMap { part in secret(part, secrets).map { (part, $0) } }.first(ofEach: \.0.location)
        guard let (first, name) = found.first else { return nil }
        let phrase = "'\(name)'" + (first.owner.map { " in '\($0.name)'" } ?? "")
        return (phrase, found.map { Note(at: $0.0.location, "'\($0.1)' goes along") })
    }

    /// What a type saves of its own is said by both names: a word's token is one of a `Word`, that of a session one of a `Session`.
    private func secret(_ part: EncodedPart, _ secrets: Secrets) -> String? {
        let words = part.holder.map(Secrets.words)?.map { $0.hasSuffix("s") ? String($0.dropLast()) : $0 } ?? []
        guard Conventions.aboutFields.isDisjoint(with: words) else { return nil }
        guard let owner = part.owner, let key = part.key, Secrets.words(of: key) == ["token"] else {
            return secret(part.value, of: part.type, key: part.key, secrets, near: isAboutPlaces(part.owner, part.holder))
        }
        return secret(nil, of: part.type, key: owner.shortName + "_" + key, secrets, near: isAboutPlaces(owner, nil)).map { _ in key }
    }

    private func secret(_ value: Expression?, key: String?, _ secrets: Secrets, at place: Place) -> String? {
        if let value, isOfSources(value, at: place) { return nil }
        func isAtPlace() -> Bool {
            var holder: Type?
            if case .member(let base, _)? = value?.core.kind { holder = program.type(of: base, at: place)?.projectType }
            return isAboutPlaces(place.type, key) || isAboutPlaces(holder, value?.core.chain.joined(separator: "."))
        }
        return secret(value, of: value.flatMap { program.type(of: $0, at: place) }, key: key, secrets, near: isAtPlace())
    }

    /// Whether a value is one that the app makes by itself: the text of an enumeration's case, that of an identifier.
    private func isOfSources(_ value: Expression, at place: Place) -> Bool {
        switch value.core.kind {
        case .binary(let first, "??", _): return isOfSources(first, at: place)
        case .member(let base, let name):
            if name.text == "rawValue", program.type(of: base, at: place)?.projectType?.kind == .enumeration { return true }
            return ["uuidString", "UUIDString"].contains(name.text)
        default: return false
        }
    }

    /// Whether a type's name or properties, or another name, say that it is about a place: a form with a city, a map.
    private func isAboutPlaces(_ type: Type?, _ name: String?) -> Bool {
        let names = type.map { [$0.shortName] + $0.declarations.flatMap(\.fact.properties).map(\.name) } ?? []
        return (names + [name].compactMap(\.self)).contains { Secrets.isAboutPlaces(Secrets.words(of: $0)) }
    }

    /// Whether a value of a type may be a secret: a text, data, an object of the app's.
    private func mayBeSecret(_ type: StaticType?) -> Bool {
        switch type?.unwrapped {
        case .named(let name, _)?:
            type?.elementType.map(mayBeSecret)
                ?? (UIKit.scalars[name] == nil && !UIKit.inherits(name, from: "UIResponder") && !UIKit.isOfNumbers(name)
                    && !["UUID", "NSUUID", "Date", "NSDate", "TableColumnCustomization", "TabViewCustomization"].contains(name))
        case .project(let type)?: type.kind == .class && !program.inherits(type, from: "UIResponder")
        case .optional?, .metatype?: false
        case nil: true
        }
    }

    /// The name that gives a secret away: the key's, or one in the value's chain of members.
    private func secret(
        _ value: Expression?, of type: StaticType?, key: String?, _ secrets: Secrets, near isAtPlace: @autoclosure () -> Bool
    ) -> String? {
        guard mayBeSecret(type) else { return nil }
        // What stands in the sources is no secret of a user's.
        if case .string? = value?.core.kind { return nil }
        if let key {
            if secrets.isSecret(key, near: isAtPlace()) { return key }
            // What a key says of its value beats what the value is called.
            if Secrets.isAboutSecrets(Secrets.words(of: key)) { return nil }
        }
        let names = value?.core.chain ?? []
        guard let first = names.firstIndex(where: { secrets.isSecret($0, aloneToo: false, near: isAtPlace()) }) else { return nil }
        // `password.count` is about it, `controller.password` is it.
        return Secrets.isAboutSecrets(names[first...].flatMap(Secrets.words)) ? nil : names[first]
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
