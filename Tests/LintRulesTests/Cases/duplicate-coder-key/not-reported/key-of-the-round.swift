// One round writes one key, though there is only one round.
class Reader: UIViewController {
    var page = 1
    override func encodeRestorableState(with coder: NSCoder) {
        super.encodeRestorableState(with: coder)
        for key in ["page"] {
            coder.encode(page, forKey: key)
        }
    }
    override func decodeRestorableState(with coder: NSCoder) {
        super.decodeRestorableState(with: coder)
        page = coder.decodeInteger(forKey: "page")
    }
}
