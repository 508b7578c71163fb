class Page: UIViewController, UIViewControllerRestoration {
    static func viewController(withRestorationIdentifierPath path: [String], coder: NSCoder) -> UIViewController? {
        Page()
    }
    init() {
        super.init(nibName: nil, bundle: nil)
        restorationIdentifier = "page"
        restorationClass = Page.self
    }
    required init?(coder: NSCoder) { fatalError("never archived") }
    override func encodeRestorableState(with coder: NSCoder) {
        super.encodeRestorableState(with: coder)
        coder.encode(view.tag, forKey: "tag")
    }
    override func decodeRestorableState(with coder: NSCoder) {
        super.decodeRestorableState(with: coder)
        view.tag = coder.decodeInteger(forKey: "tag")
    }
}
class Statistics: UIViewController {
    private var stack: UINavigationController!
    private var chart: UIViewController!
    init() {
        super.init(nibName: nil, bundle: nil)
        restorationIdentifier = "statistics"
    }
    required init?(coder: NSCoder) { fatalError("never archived") }
    override func viewDidLoad() {
        super.viewDidLoad()
        stack = UIStoryboard(name: "Charts", bundle: Bundle(for: Charts.self)).instantiateInitialViewController() as? UINavigationController
        chart = stack.viewControllers.first
        addChild(chart)
        view.addSubview(chart.view)
    }
}
class List: UIViewController {
    func open() {
        navigationController?.pushViewController(Page(), animated: true)
    }
}
