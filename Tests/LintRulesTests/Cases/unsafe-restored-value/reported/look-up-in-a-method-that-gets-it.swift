// Who gets the value takes what it names for granted.
class Reader: UIViewController {
    var trails: [String: Int] = [:]
    var shown = 0
    override func encodeRestorableState(with coder: NSCoder) {
        super.encodeRestorableState(with: coder)
        coder.encode("a", forKey: "trail")
    }
    override func decodeRestorableState(with coder: NSCoder) {
        super.decodeRestorableState(with: coder)
        guard let id = coder.decodeObject(of: NSString.self, forKey: "trail") as String? else { return }
        open(id)
    }
    private func open(_ id: String) {
        show(id)
    }
    private func show(_ id: String) {
        shown = trails[id]! // expect: unsafe-restored-value
    }
}
