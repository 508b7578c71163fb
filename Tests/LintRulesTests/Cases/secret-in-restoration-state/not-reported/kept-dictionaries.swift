// Taken out again, cleared, thinned out, about a field, of something else of the name, and saved by nobody.
//- Model.swift
enum Field: String, Codable { case page, password, passwordHint }
final class Vault {
    var values: [Field: String] = [:]
    func keep(_ text: String) { values[.password] = text }
}
//- Forms.swift
final class TakenOut: UIViewController {
    var values: [Field: String] = [:]
    func typed(_ text: String) { values[.password] = text }
    override func encodeRestorableState(with coder: NSCoder) {
        super.encodeRestorableState(with: coder)
        values[.password] = nil
        coder.encode(try? JSONEncoder().encode(values), forKey: "values")
    }
    override func decodeRestorableState(with coder: NSCoder) {
        super.decodeRestorableState(with: coder)
        print(coder.decodeObject(of: NSData.self, forKey: "values") ?? "")
    }
}
final class Removed: UIViewController {
    var values: [String: Any] = [:]
    func typed(_ text: String) { values["password"] = text }
    func leave() { values.removeValue(forKey: Field.password.rawValue) }
    override func encodeRestorableState(with coder: NSCoder) {
        super.encodeRestorableState(with: coder)
        coder.encode(values, forKey: "values")
    }
    override func decodeRestorableState(with coder: NSCoder) {
        super.decodeRestorableState(with: coder)
        print(coder.decodeObject(of: NSDictionary.self, forKey: "values") ?? "")
    }
}
final class Cleared: UIViewController {
    var values: [String: String] = [:]
    func send(_ text: String) {
        values["password"] = text
        post(values)
        values = [:]
    }
    func sendAgain(_ text: String) {
        values["password"] = text
        post(values)
        values.removeAll()
    }
    private func post(_ values: [String: String]) { print(values.count) }
    override func encodeRestorableState(with coder: NSCoder) {
        super.encodeRestorableState(with: coder)
        coder.encode(values, forKey: "values")
    }
    override func decodeRestorableState(with coder: NSCoder) {
        super.decodeRestorableState(with: coder)
        print(coder.decodeObject(of: NSDictionary.self, forKey: "values") ?? "")
    }
}
final class ThinnedOut: UIViewController {
    var values: [String: String] = [:]
    func typed(_ text: String) { values["password"] = text }
    override func encodeRestorableState(with coder: NSCoder) {
        super.encodeRestorableState(with: coder)
        var copy = values
        copy["password"] = nil
        coder.encode(copy, forKey: "copy")
        coder.encode(values.filter { $0.key != "password" }, forKey: "others")
        let names = values.keys.sorted()
        coder.encode(names, forKey: "names")
    }
    override func decodeRestorableState(with coder: NSCoder) {
        super.decodeRestorableState(with: coder)
        print(coder.decodeObject(of: NSDictionary.self, forKey: "copy") ?? "", coder.decodeObject(of: NSDictionary.self, forKey: "others") ?? "")
        print(coder.decodeObject(of: NSArray.self, forKey: "names") ?? "")
    }
}
final class AboutFields: UIViewController {
    var errors: [Field: String] = [:]
    var isFilled: [Field: Bool] = [:]
    var fieldPlaceholders: [String: String] = [:]
    var values: [Field: String] = [:]
    let vault = Vault()
    func check(_ text: String, message: String) {
        errors[.password] = message
        isFilled[.password] = !text.isEmpty
        fieldPlaceholders["password"] = message
        values[.passwordHint] = text
        values[.password] = ""
        var values = vault.values
        values[.password] = text
        print(values.count)
    }
    override func encodeRestorableState(with coder: NSCoder) {
        super.encodeRestorableState(with: coder)
        coder.encode(try? JSONEncoder().encode(errors), forKey: "errors")
        coder.encode(try? JSONEncoder().encode(isFilled), forKey: "isFilled")
        coder.encode(fieldPlaceholders, forKey: "placeholders")
        coder.encode(try? JSONEncoder().encode(values), forKey: "values")
    }
    override func decodeRestorableState(with coder: NSCoder) {
        super.decodeRestorableState(with: coder)
        print(coder.decodeObject(of: NSData.self, forKey: "errors") ?? "", coder.decodeObject(of: NSData.self, forKey: "isFilled") ?? "")
        print(coder.decodeObject(of: NSDictionary.self, forKey: "placeholders") ?? "")
        print(coder.decodeObject(of: NSData.self, forKey: "values") ?? "")
    }
}
