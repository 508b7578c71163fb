// An index within bounds, and a key of a dictionary.
class Pager: UIViewController {
    var pages: [UIViewController] = []
    var titles: [Int: String] = [:]
    override func encodeRestorableState(with coder: NSCoder) {
        super.encodeRestorableState(with: coder)
        coder.encode(pages.count, forKey: "page")
    }
    override func decodeRestorableState(with coder: NSCoder) {
        super.decodeRestorableState(with: coder)
        let page = coder.decodeInteger(forKey: "page")
        title = titles[page]
        guard page < pages.count else { return }
        show(pages[page], sender: nil)
    }
}
