class Page: UIViewController {
    init(number: Int) {
        super.init(nibName: nil, bundle: nil)
        restorationIdentifier = "page\(number)"
    }
    required init?(coder: NSCoder) { nil }
}
enum Pages {
    static func make(_ number: Int) -> UIViewController { Page(number: number) }
    static func cover() -> UIViewController { Page(number: 0) }
}
class Book: UIViewController {
    var pages: [UIViewController] = []
    override func viewDidLoad() {
        super.viewDidLoad()
        pages = [Pages.make(1), Pages.make(2)]
        for page in pages {
            view.addSubview(page.view) // expect: child-view-without-containment
        }
        let cover = Pages.cover()
        addChild(cover)
        view.addSubview(cover.view)
    }
    override func encodeRestorableState(with coder: NSCoder) {
        super.encodeRestorableState(with: coder)
        for child in children { coder.encode(child, forKey: child.restorationIdentifier ?? "") }
    }
}
