// Nobody brings it back; somebody else fills it before it goes out; and it is used only once it is shown by hand.
final class Plain: UIViewController {
    var blog: String!
    override func viewDidLoad() {
        super.viewDidLoad()
        title = blog.uppercased()
    }
}
final class Page: UIViewController, UIViewControllerRestoration {
    var blog: String!
    var share: String!
    static func viewController(withRestorationIdentifierPath path: [String], coder: NSCoder) -> UIViewController? {
        let page = Page()
        page.restorationIdentifier = path.last
        page.share = "restored"
        Assembly.fill(page)
        return page
    }
    override func viewDidLoad() {
        super.viewDidLoad()
        title = blog.uppercased()
    }
    func send() { title = share.uppercased() }
}
enum Assembly {
    static func fill(_ page: Page) {
        page.blog = "main"
        page.share = "x"
    }
}
func open(_ plain: Plain) { plain.blog = "main" }
