class Pane: NSViewController {
    let names = ["a", "b"]
    private var cache: String?
    private func joined() -> String {
        fillCache()
        return cache ?? ""
    }
    private func fillCache() {
        if cache == nil {
            cache = names.joined(separator: ",")
        }
    }
    @IBAction func forget(_ sender: Any) {
        cache = nil
    }
    override func encodeRestorableState(with coder: NSCoder) {
        super.encodeRestorableState(with: coder)
        coder.encode(joined(), forKey: "names")
    }
    override func restoreState(with coder: NSCoder) {
        super.restoreState(with: coder)
        view.toolTip = coder.decodeObject(of: NSString.self, forKey: "names") as String?
    }
}
