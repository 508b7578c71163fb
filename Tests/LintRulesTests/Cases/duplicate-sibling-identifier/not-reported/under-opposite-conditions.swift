class Page: UIViewController {
    init(name: String) {
        super.init(nibName: nil, bundle: nil)
        restorationIdentifier = name
    }
    required init?(coder: NSCoder) { fatalError() }
}
enum Pages {
    static func make(_ name: String) -> UIViewController { Page(name: name) }
}
class Shell: UIViewController {
    var pages: [UIViewController] = []
    func fill(isWide: Bool) {
        if isWide {
            let page = Pages.make("page")
            addChild(page)
            pages.append(page)
        }
        if !isWide {
            let page = Pages.make("page")
            addChild(page)
            pages.append(page)
        }
    }
    override func encodeRestorableState(with coder: NSCoder) {
        super.encodeRestorableState(with: coder)
        coder.encode(pages, forKey: "pages")
    }
    override func decodeRestorableState(with coder: NSCoder) {
        super.decodeRestorableState(with: coder)
        _ = coder.decodeArrayOfObjects(ofClass: UIViewController.self, forKey: "pages")
    }
}
