// A secret ends the name, or what holds it does; a pin code far from any address.
final class Unlock: UIViewController {
    let clientSecretField = UITextField()
    let pinCodeField = UITextField()
    var secretAnswer = ""
    var secretWords: [String] = []
    var passwordDraft = ""
    override func encodeRestorableState(with coder: NSCoder) {
        super.encodeRestorableState(with: coder)
        coder.encode(clientSecretField.text, forKey: "client") // expect: secret-in-restoration-state
        coder.encode(pinCodeField.text, forKey: "typed") // expect: secret-in-restoration-state
        coder.encode(secretAnswer, forKey: "answer") // expect: secret-in-restoration-state
        coder.encode(secretWords, forKey: "words") // expect: secret-in-restoration-state
        coder.encode(passwordDraft, forKey: "draft") // expect: secret-in-restoration-state
    }
    override func decodeRestorableState(with coder: NSCoder) {
        super.decodeRestorableState(with: coder)
        clientSecretField.text = coder.decodeObject(of: NSString.self, forKey: "client") as String?
        pinCodeField.text = coder.decodeObject(of: NSString.self, forKey: "typed") as String?
        secretAnswer = coder.decodeObject(of: NSString.self, forKey: "answer") as String? ?? ""
        secretWords = coder.decodeArrayOfObjects(ofClass: NSString.self, forKey: "words") as [String]? ?? []
        passwordDraft = coder.decodeObject(of: NSString.self, forKey: "draft") as String? ?? ""
    }
}
