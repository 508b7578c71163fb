// Left out of the keys, of the encoder, of the coder; computed; of a class below the one that encodes itself.
struct Session: Codable {
    var page = 0
    var password = ""
    enum CodingKeys: String, CodingKey {
        case page
    }
}
struct Reply: Encodable {
    var text = ""
    var token = ""
    func encode(to encoder: Encoder) throws {
        var container = encoder.container(keyedBy: Keys.self)
        try container.encode(text, forKey: .text)
    }
    enum Keys: CodingKey { case text }
}
struct Field: Codable {
    var name = ""
    static let secret = "none"
    var password: String { name }
    var passwordHint = ""
    var authorizationStatus = 0
    var token = Kind.word
    enum Kind: String, Codable { case word }
}
class PageState: Codable {
    var page = 0
}
class MarkState: PageState {
    var apiKey = ""
}
final class LoginState: NSObject, NSCoding {
    var user = ""
    var password = ""
    override init() {}
    required init?(coder: NSCoder) { user = coder.decodeObject(of: NSString.self, forKey: "user") as String? ?? "" }
    func encode(with coder: NSCoder) { coder.encode(user, forKey: "user") }
}
final class Reader: UIViewController {
    var session = Session()
    var reply = Reply()
    var field = Field()
    var below = MarkState()
    var account = LoginState()
    override func encodeRestorableState(with coder: NSCoder) {
        super.encodeRestorableState(with: coder)
        coder.encode(try? JSONEncoder().encode(session), forKey: "session")
        coder.encode(try? JSONEncoder().encode(reply), forKey: "reply")
        coder.encode(try? JSONEncoder().encode(field), forKey: "field")
        coder.encode(try? JSONEncoder().encode(below), forKey: "below")
        coder.encode(NSKeyedArchiver.archivedData(withRootObject: account), forKey: "account")
    }
    override func decodeRestorableState(with coder: NSCoder) {
        super.decodeRestorableState(with: coder)
        print(coder.decodeObject(of: NSData.self, forKey: "session") ?? "")
        print(coder.decodeObject(of: NSData.self, forKey: "reply") ?? "")
        print(coder.decodeObject(of: NSData.self, forKey: "field") ?? "")
        print(coder.decodeObject(of: NSData.self, forKey: "below") ?? "")
        print(coder.decodeObject(of: NSData.self, forKey: "account") ?? "")
    }
    func keep(_ file: URL) {
        try? JSONEncoder().encode(Login(password: "")).write(to: file)
    }
}
struct Login: Codable {
    var password: String
}
