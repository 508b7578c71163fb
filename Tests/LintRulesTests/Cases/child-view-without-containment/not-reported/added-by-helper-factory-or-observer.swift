//- Embedding.swift
// A helper, a factory, the child itself or an observer adds it.
class Base: UIViewController {
    var current: UIViewController? {
        didSet { if let current { addChild(current) } }
    }
    func show(_ controllers: [UIViewController]) { controllers.forEach(addChild) }
    func makePage() -> Page {
        let page = Page()
        addChild(page)
        return page
    }
    override func encodeRestorableState(with coder: NSCoder) {
        super.encodeRestorableState(with: coder)
        coder.encode(children, forKey: "children")
    }
}
class Page: UIViewController {
    init() {
        super.init(nibName: nil, bundle: nil)
        restorationIdentifier = "page"
    }
}
class Footer: Page {
    func install(in parent: UIViewController) { parent.addChild(self) }
}
//- Book.swift
class Book: Base {
    let first = Page()
    let second = Page()
    let footer = Footer()
    override func viewDidLoad() {
        super.viewDidLoad()
        show([first])
        view.addSubview(first.view)
        view.addSubview(second.view)
        current = second
        footer.install(in: self)
        view.addSubview(footer.view)
        let page = makePage()
        view.addSubview(page.view)
    }
}
