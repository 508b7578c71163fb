// Under the cases of an enum: in the text, in a dictionary by them, in a helper.
//- Fields.swift
enum Field: String, Codable { case page, password, authToken }
struct Entry: RawRepresentable, Hashable {
    let rawValue: String
    static let password = Entry(rawValue: "p")
}
//- Login.swift
final class Login: UIViewController {
    var typed = ""
    func share(_ activity: NSUserActivity, first: String) {
        activity.userInfo?[Field.password.rawValue] = typed // expect: secret-in-restoration-state
        activity.addUserInfoEntries(from: [Field.authToken.rawValue: first]) // expect: secret-in-restoration-state
        activity.userInfo?[Entry.password.rawValue] = typed // expect: secret-in-restoration-state
        let info: [Field: Any] = [.page: 1, .password: typed] // expect: secret-in-restoration-state
        activity.userInfo = info
        put(typed, under: .password, into: activity) // expect: secret-in-restoration-state
        put(first, under: Field.page, into: activity)
    }
    private func put(_ value: String, under field: Field, into activity: NSUserActivity) {
        activity.addUserInfoEntries(from: [field.rawValue: value])
    }
    override func encodeRestorableState(with coder: NSCoder) {
        super.encodeRestorableState(with: coder)
        var form: [Field: String] = [.page: "1"]
        form[.password] = typed
        coder.encode(try? JSONEncoder().encode(form), forKey: "form") // expect: secret-in-restoration-state
    }
    override func decodeRestorableState(with coder: NSCoder) {
        super.decodeRestorableState(with: coder)
        print(coder.decodeObject(of: NSData.self, forKey: "form") ?? "")
    }
}
