import UIKit
final class Pages: UIViewController {
    var pages: [UIViewController] = []
    private var current = 0
    private var currentPage: UIViewController { return pages[current] } // expect: unsafe-restored-value
    func turn(to page: Int) {
        if page == current { return }
        current = page
        title = currentPage.title
    }
    override func encodeRestorableState(with coder: NSCoder) {
        super.encodeRestorableState(with: coder)
        coder.encode(current, forKey: "current")
    }
    override func decodeRestorableState(with coder: NSCoder) {
        super.decodeRestorableState(with: coder)
        turn(to: coder.decodeInteger(forKey: "current"))
    }
}
