//- Delegate.swift
// Whoever shows it calls a method of its own, and its factory does not.
class Delegate: UIResponder, UIApplicationDelegate {
    func application(_ application: UIApplication, shouldSaveSecureApplicationState coder: NSCoder) -> Bool { true }
    func application(_ application: UIApplication, shouldRestoreSecureApplicationState coder: NSCoder) -> Bool { true }
}
//- Comments.swift
final class Comments: UIViewController, UIViewControllerRestoration {
    private var blog: Blog! // expect: restored-without-dependencies
    init() {
        super.init(nibName: nil, bundle: nil)
        restorationIdentifier = "comments"
        restorationClass = Comments.self
    }
    required init?(coder: NSCoder) { nil }
    static func viewController(withRestorationIdentifierPath path: [String], coder: NSCoder) -> UIViewController? {
        Comments()
    }
    func configure(with blog: Blog) {
        self.blog = blog
        title = blog.name
    }
    override func viewDidLoad() {
        super.viewDidLoad()
        navigationItem.prompt = blog.name
    }
}
final class Blog: NSObject {
    var name = ""
}
//- List.swift
final class List: UITableViewController {
    func show(_ blog: Blog) {
        let comments = Comments()
        comments.configure(with: blog)
        show(comments, sender: nil)
    }
}
