// What lies below others on a stack is not loaded either.
class Page: UIViewController, UIViewControllerRestoration {
    override func viewDidLoad() {
        super.viewDidLoad()
        restorationIdentifier = "page" // expect: late-identifier-assignment
        restorationClass = Page.self
    }
    static func viewController(withRestorationIdentifierPath path: [String], coder: NSCoder) -> UIViewController? {
        let page = Page()
        page.restorationIdentifier = path.last
        return page
    }
}
func open(_ navigation: UINavigationController) {
    navigation.setViewControllers([Page(), UIViewController()], animated: false)
}
