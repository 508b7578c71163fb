import UIKit

/// A container for others to use: no app, no window.
open class PagerController: UIViewController {
    private let bar = PagerBar()
    public private(set) var pages: [UIViewController] = []

    open override func viewDidLoad() {
        super.viewDidLoad()
        addChild(bar)
        bar.didMove(toParent: self)
    }

    open func show(_ pages: [UIViewController]) {
        for page in pages { addChild(page) }
        self.pages = pages
    }

    open override func encodeRestorableState(with coder: NSCoder) {
        super.encodeRestorableState(with: coder)
        for (index, page) in pages.enumerated() { coder.encode(page, forKey: "page\(index)") }
    }

    public func help() {
        let help = HelpController()
        help.restorationIdentifier = "Help"
        present(help, animated: true)
    }
}

class PagerBar: UIViewController {
    override var restorationIdentifier: String? {
        get { "PagerBar" }
        set {}
    }
}

class HelpController: UIViewController {}
