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
