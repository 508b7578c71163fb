import UIKit
final class Pages: UIViewController {
    var pages: [UIViewController] = []
    var current = 0 {
        didSet {
            guard current != oldValue else { return }
            showCurrent()
        }
    }
    private func showCurrent() {
        guard !pages.isEmpty else { return }
        title = pages[current].title // expect: unsafe-restored-value
    }
    override func encodeRestorableState(with coder: NSCoder) {
        super.encodeRestorableState(with: coder)
        coder.encode(current, forKey: "current")
    }
    override func decodeRestorableState(with coder: NSCoder) {
        super.decodeRestorableState(with: coder)
        current = coder.decodeInteger(forKey: "current")
    }
}
