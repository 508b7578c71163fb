// What leaves early excludes what follows.
class Reader: UIViewController {
    var page: Int?
    override func encodeRestorableState(with coder: NSCoder) {
        super.encodeRestorableState(with: coder)
        if isEditing {
            coder.encode("editing", forKey: "mode")
            return
        }
        guard let page = page else {
            coder.encode("empty", forKey: "mode")
            return
        }
        coder.encode("page \(page)", forKey: "mode")
    }
    override func decodeRestorableState(with coder: NSCoder) {
        super.decodeRestorableState(with: coder)
        print(coder.decodeObject(of: NSString.self, forKey: "mode") ?? "")
    }
}
