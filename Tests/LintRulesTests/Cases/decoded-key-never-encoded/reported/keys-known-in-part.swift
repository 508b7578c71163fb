// Of some keys only the beginning or the end is known, and no other begins or ends so.
class Form: UIViewController {
    static let prefix = "field"
    var texts: [String] = []
    override func encodeRestorableState(with coder: NSCoder) {
        super.encodeRestorableState(with: coder)
        coder.encode(texts.count, forKey: "count")
        for index in texts.indices {
            coder.encode(texts[index], forKey: Form.prefix + "-\(index)") // expect: encoded-key-never-decoded
        }
    }
    override func decodeRestorableState(with coder: NSCoder) {
        super.decodeRestorableState(with: coder)
        title = coder.decodeObject(of: NSString.self, forKey: "title") as String? // expect: decoded-key-never-encoded
        for index in 0..<coder.decodeInteger(forKey: "count") {
            let key = String(format: "text-%02d", index)
            texts[index] = coder.decodeObject(of: NSString.self, forKey: key) as String? ?? "" // expect: decoded-key-never-encoded
        }
    }
}
