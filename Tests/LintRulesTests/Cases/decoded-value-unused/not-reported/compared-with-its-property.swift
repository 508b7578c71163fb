// The property has the local's name, and may be another by then.
final class Reader: UIViewController {
    var key = ""
    override func encodeRestorableState(with coder: NSCoder) {
        super.encodeRestorableState(with: coder)
        coder.encode(key, forKey: "key")
    }
    override func decodeRestorableState(with coder: NSCoder) {
        super.decodeRestorableState(with: coder)
        guard let key = coder.decodeObject(of: NSString.self, forKey: "key") as String? else { return }
        if key == self.key { return }
        self.key = key
        title = key
    }
}
