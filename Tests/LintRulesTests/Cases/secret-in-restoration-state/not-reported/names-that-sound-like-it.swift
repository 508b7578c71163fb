// Names that only sound like secrets: a menu, a postal code, numbers, cases, rules.
class Settings: UIViewController {
    enum TokenStyle: Int { case plain, filled }
    let tokenField = UISearchTextField()
    var passwordVisible = false
    var passwordFieldPlaceholder = ""
    var keyboardTokenCount = 0
    var shippingPinCode = ""
    var address = Address()
    var pinnedIDs: [String] = []
    var secretSantaRound = 0
    var secretMenuUnlocked = false
    var secretLevels: [Int] = []
    var tokenRange = NSRange()
    var tokenizerLanguage = ""
    var passwordRulesText = ""
    var bearerOfNews = ""
    var secretary = ""
    var otpInputCursor = 0
    var secretGarden: Chapter?
    override func encodeRestorableState(with coder: NSCoder) {
        super.encodeRestorableState(with: coder)
        coder.encode(tokenField.text, forKey: "tokenFieldText")
        coder.encode(passwordVisible, forKey: "passwordVisible")
        coder.encode(passwordFieldPlaceholder, forKey: "passwordFieldPlaceholder")
        coder.encode(keyboardTokenCount, forKey: "keyboardToken")
        coder.encode(shippingPinCode, forKey: "shippingPinCode")
        coder.encode(address.pinCode, forKey: "addressPinCode")
        coder.encode(pinnedIDs, forKey: "pinnedIDs")
        coder.encode(secretSantaRound, forKey: "secretSantaRound")
        coder.encode(secretMenuUnlocked, forKey: "secretMenuUnlocked")
        coder.encode(secretLevels, forKey: "secretLevels")
        coder.encode(NSValue(range: tokenRange), forKey: "tokenRange")
        coder.encode(tokenizerLanguage, forKey: "tokenizerLanguage")
        coder.encode(passwordRulesText, forKey: "passwordRulesText")
        coder.encode(bearerOfNews, forKey: "bearerOfNews")
        coder.encode(secretary, forKey: "secretary")
        coder.encode(otpInputCursor, forKey: "otpInputCursor")
        coder.encode(secretGarden?.title, forKey: "secretGarden")
        coder.encode(NSNumber(value: passwordVisible), forKey: "passwordSeen")
    }
    override func decodeRestorableState(with coder: NSCoder) {
        super.decodeRestorableState(with: coder)
        tokenField.text = coder.decodeObject(of: NSString.self, forKey: "tokenFieldText") as String?
        passwordVisible = coder.decodeBool(forKey: "passwordVisible")
        passwordFieldPlaceholder = coder.decodeObject(of: NSString.self, forKey: "passwordFieldPlaceholder") as String? ?? ""
        keyboardTokenCount = coder.decodeInteger(forKey: "keyboardToken")
        shippingPinCode = coder.decodeObject(of: NSString.self, forKey: "shippingPinCode") as String? ?? ""
        address.pinCode = coder.decodeObject(of: NSString.self, forKey: "addressPinCode") as String? ?? ""
        pinnedIDs = coder.decodeArrayOfObjects(ofClass: NSString.self, forKey: "pinnedIDs") as [String]? ?? []
        secretSantaRound = coder.decodeInteger(forKey: "secretSantaRound")
        secretMenuUnlocked = coder.decodeBool(forKey: "secretMenuUnlocked")
        secretLevels = coder.decodeArrayOfObjects(ofClass: NSNumber.self, forKey: "secretLevels") as? [Int] ?? []
        tokenRange = coder.decodeObject(of: NSValue.self, forKey: "tokenRange")?.rangeValue ?? NSRange()
        tokenizerLanguage = coder.decodeObject(of: NSString.self, forKey: "tokenizerLanguage") as String? ?? ""
        passwordRulesText = coder.decodeObject(of: NSString.self, forKey: "passwordRulesText") as String? ?? ""
        bearerOfNews = coder.decodeObject(of: NSString.self, forKey: "bearerOfNews") as String? ?? ""
        secretary = coder.decodeObject(of: NSString.self, forKey: "secretary") as String? ?? ""
        otpInputCursor = coder.decodeInteger(forKey: "otpInputCursor")
        title = coder.decodeObject(of: NSString.self, forKey: "secretGarden") as String?
        passwordVisible = coder.decodeObject(of: NSNumber.self, forKey: "passwordSeen")?.boolValue ?? false
    }
}
struct Address { var pinCode = "" }
struct Chapter { var title = "" }
