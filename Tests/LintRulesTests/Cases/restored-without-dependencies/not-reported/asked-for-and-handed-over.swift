// Nobody outside calls the method; the view asks first; a default was there.
final class Blog: NSObject {
    var name = ""
}
class Screen: UIViewController {
    override func viewDidLoad() {
        super.viewDidLoad()
        view.backgroundColor = .white
    }
}
final class Uncalled: Screen, UIViewControllerRestoration {
    private var blog: Blog!
    static func viewController(withRestorationIdentifierPath path: [String], coder: NSCoder) -> UIViewController? {
        let comments = Uncalled()
        comments.restorationIdentifier = path.last
        return comments
    }
    func configure(with blog: Blog) { self.blog = blog }
    override func viewDidLoad() {
        super.viewDidLoad()
        title = blog.name
    }
}
final class Asking: Screen, UIViewControllerRestoration {
    private var blog: Blog!
    private var other: Blog! = Blog()
    static func viewController(withRestorationIdentifierPath path: [String], coder: NSCoder) -> UIViewController? {
        let comments = Asking()
        comments.restorationIdentifier = path.last
        return comments
    }
    func configure(with blog: Blog, other: Blog) {
        self.blog = blog
        self.other = other
    }
    override func viewDidLoad() {
        super.viewDidLoad()
        if blog != nil { title = blog.name }
        navigationItem.prompt = other.name
    }
}
func open(_ asking: Asking, _ blog: Blog) { asking.configure(with: blog, other: blog) }
