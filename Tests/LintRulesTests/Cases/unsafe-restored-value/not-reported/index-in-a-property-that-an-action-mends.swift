import UIKit
// Whoever deletes keeps it within bounds.
final class Deleting: UIViewController {
    var pages: [String] = []
    var page = 0
    override func encodeRestorableState(with coder: NSCoder) {
        super.encodeRestorableState(with: coder)
        coder.encode(page, forKey: "page")
    }
    override func decodeRestorableState(with coder: NSCoder) {
        super.decodeRestorableState(with: coder)
        page = coder.decodeInteger(forKey: "page")
    }
    override func viewWillAppear(_ animated: Bool) {
        super.viewWillAppear(animated)
        title = pages[page]
    }
    @IBAction func deletePage(_ sender: Any) {
        pages.remove(at: page)
        if page >= pages.count { page -= 1 }
    }
}
// What the action calls is called as the screen appears, too.
final class Stepping: UIViewController {
    var pages: [String] = []
    var page = 0
    override func encodeRestorableState(with coder: NSCoder) {
        super.encodeRestorableState(with: coder)
        coder.encode(page, forKey: "page")
    }
    override func decodeRestorableState(with coder: NSCoder) {
        super.decodeRestorableState(with: coder)
        page = coder.decodeInteger(forKey: "page")
    }
    override func viewWillAppear(_ animated: Bool) {
        super.viewWillAppear(animated)
        step()
        title = pages[page]
    }
    @IBAction func next(_ sender: Any) { step() }
    private func step() {
        page = (page + 1) % pages.count
    }
}
// The decoding method's own test.
final class Testing: UIViewController {
    var pages: [String] = []
    var page = 0
    override func encodeRestorableState(with coder: NSCoder) {
        super.encodeRestorableState(with: coder)
        coder.encode(page, forKey: "page")
    }
    override func decodeRestorableState(with coder: NSCoder) {
        super.decodeRestorableState(with: coder)
        page = coder.decodeInteger(forKey: "page")
        if page >= pages.count { page = 0 }
        title = pages[page]
    }
    @IBAction func next(_ sender: Any) {
        if page < pages.count - 1 { page += 1 }
    }
}
// An observer calls it, not a control.
final class Observing: UIViewController {
    var pages: [String] = []
    var page = 0
    override func viewDidLoad() {
        super.viewDidLoad()
        NotificationCenter.default.addObserver(
            self, selector: #selector(advance), name: UIApplication.didBecomeActiveNotification, object: nil)
    }
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
    @objc func advance() { page = (page + 1) % pages.count }
}
