import UIKit
final class Pages: UIViewController {
    var pages: [UIViewController] = []
    var current = 0 {
        didSet { title = current < pages.count ? pages[current].title : nil }
    }
    var side = 0 {
        willSet { precondition(newValue < pages.count) }
        didSet { title = pages[side].title }
    }
    private var last = 0
    private func turn(to page: Int) {
        guard pages.indices.contains(page) else { return }
        last = page
        title = pages[last].title
    }
    override func encodeRestorableState(with coder: NSCoder) {
        super.encodeRestorableState(with: coder)
        coder.encode(current, forKey: "current")
        coder.encode(side, forKey: "side")
        coder.encode(last, forKey: "last")
    }
    override func decodeRestorableState(with coder: NSCoder) {
        super.decodeRestorableState(with: coder)
        current = coder.decodeInteger(forKey: "current")
        side = coder.decodeInteger(forKey: "side")
        turn(to: coder.decodeInteger(forKey: "last"))
    }
}
// Only somebody who looks at the screen turns to it.
final class Album: UIViewController {
    var pictures: [UIImage] = []
    var current = 0 {
        didSet { view.setNeedsLayout() }
    }
    @IBAction func share(_ sender: Any) { UIPasteboard.general.image = pictures[current] }
    override func encodeRestorableState(with coder: NSCoder) {
        super.encodeRestorableState(with: coder)
        coder.encode(current, forKey: "current")
    }
    override func decodeRestorableState(with coder: NSCoder) {
        super.decodeRestorableState(with: coder)
        current = coder.decodeInteger(forKey: "current")
    }
}
// The list comes back beside it, by way of a helper that adds to it.
final class Tabs: UIViewController {
    var tabs: [String] = []
    var current = 0 {
        didSet { title = tabs[current] }
    }
    private func open(_ tab: String) { tabs.append(tab) }
    override func encodeRestorableState(with coder: NSCoder) {
        super.encodeRestorableState(with: coder)
        coder.encode(tabs, forKey: "tabs")
        coder.encode(current, forKey: "current")
    }
    override func decodeRestorableState(with coder: NSCoder) {
        super.decodeRestorableState(with: coder)
        for tab in coder.decodeObject(of: [NSArray.self, NSString.self], forKey: "tabs") as? [String] ?? [] { open(tab) }
        current = coder.decodeInteger(forKey: "current")
    }
}
