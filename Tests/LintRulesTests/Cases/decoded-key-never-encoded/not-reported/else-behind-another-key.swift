// The second of three branches asks for the key of this version, and the last one is for archives without it.
class Reader: UIViewController {
    var page = 0
    override func encodeRestorableState(with coder: NSCoder) {
        super.encodeRestorableState(with: coder)
        coder.encode(page, forKey: "page")
    }
    override func decodeRestorableState(with coder: NSCoder) {
        super.decodeRestorableState(with: coder)
        if isEditing {
            page = 0
        } else if coder.containsValue(forKey: "page") {
            page = coder.decodeInteger(forKey: "page")
        } else {
            page = coder.decodeInteger(forKey: "oldPage")
        }
        if #available(iOS 13, *) {
            view.setNeedsLayout()
        } else {
            page = coder.decodeInteger(forKey: "pageOfOldSystems")
        }
    }
}
