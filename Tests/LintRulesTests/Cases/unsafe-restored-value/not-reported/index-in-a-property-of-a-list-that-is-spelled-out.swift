import UIKit
final class Pager: UIViewController {
    let pages = ["one", "two"]
    var page = 0
    override func encodeRestorableState(with coder: NSCoder) {
        super.encodeRestorableState(with: coder)
        coder.encode(page, forKey: "page")
    }
    override func decodeRestorableState(with coder: NSCoder) {
        super.decodeRestorableState(with: coder)
        page = coder.decodeInteger(forKey: "page")
    }
    override func viewDidAppear(_ animated: Bool) {
        super.viewDidAppear(animated)
        title = pages[page]
    }
}
