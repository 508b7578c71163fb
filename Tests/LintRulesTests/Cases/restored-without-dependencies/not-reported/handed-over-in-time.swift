//- Delegate.swift
// Whoever makes it again calls the method too, in the factory or before anything is used.
class Delegate: UIResponder, UIApplicationDelegate {
    func application(_ application: UIApplication, shouldSaveSecureApplicationState coder: NSCoder) -> Bool { true }
    func application(_ application: UIApplication, shouldRestoreSecureApplicationState coder: NSCoder) -> Bool { true }
}
final class Blog: NSObject {
    var name = ""
}
//- Comments.swift
class Screen: UIViewController {
    init(_ identifier: String) {
        super.init(nibName: nil, bundle: nil)
        restorationIdentifier = identifier
        restorationClass = type(of: self) as? UIViewControllerRestoration.Type
    }
    required init?(coder: NSCoder) { nil }
    override func encodeRestorableState(with coder: NSCoder) {
        super.encodeRestorableState(with: coder)
        coder.encode(title, forKey: "title")
    }
    override func decodeRestorableState(with coder: NSCoder) {
        super.decodeRestorableState(with: coder)
        title = coder.decodeObject(of: NSString.self, forKey: "title") as String?
    }
}
final class ByFactory: Screen, UIViewControllerRestoration {
    private var blog: Blog!
    static func viewController(withRestorationIdentifierPath path: [String], coder: NSCoder) -> UIViewController? {
        let comments = ByFactory("ByFactory")
        comments.configure(with: Blog())
        return comments
    }
    func configure(with blog: Blog) { self.blog = blog }
    override func viewDidLoad() {
        super.viewDidLoad()
        title = blog.name
    }
}
final class FromStoryboard: Screen, UIViewControllerRestoration {
    private var blog: Blog!
    static func viewController(withRestorationIdentifierPath path: [String], coder: NSCoder) -> UIViewController? {
        let comments = UIStoryboard(name: "Main", bundle: nil).instantiateViewController(withIdentifier: "comments") as? FromStoryboard
        comments?.configure(with: Blog())
        return comments
    }
    func configure(with blog: Blog) { self.blog = blog }
    override func viewDidLoad() {
        super.viewDidLoad()
        title = blog.name
    }
}
final class WhileDecoding: Screen, UIViewControllerRestoration {
    private var blog: Blog!
    static func viewController(withRestorationIdentifierPath path: [String], coder: NSCoder) -> UIViewController? {
        let comments = WhileDecoding("WhileDecoding")
        return comments
    }
    func configure(with blog: Blog) { self.blog = blog }
    override func viewWillAppear(_ animated: Bool) {
        super.viewWillAppear(animated)
        title = blog.name
    }
    override func decodeRestorableState(with coder: NSCoder) {
        super.decodeRestorableState(with: coder)
        configure(with: Blog())
    }
}
final class WhenRestored: Screen, UIViewControllerRestoration {
    private var blog: Blog!
    static func viewController(withRestorationIdentifierPath path: [String], coder: NSCoder) -> UIViewController? {
        let comments = WhenRestored("WhenRestored")
        return comments
    }
    func configure(with blog: Blog) { self.blog = blog }
    override func viewWillAppear(_ animated: Bool) {
        super.viewWillAppear(animated)
        title = blog.name
    }
    override func applicationFinishedRestoringState() { configure(with: Blog()) }
}
final class ByItself: Screen, UIViewControllerRestoration {
    private var blog: Blog!
    static func viewController(withRestorationIdentifierPath path: [String], coder: NSCoder) -> UIViewController? {
        let comments = ByItself("ByItself")
        return comments
    }
    func configure(with blog: Blog) { self.blog = blog }
    override func awakeFromNib() {
        super.awakeFromNib()
        DispatchQueue.main.async { [weak self] in self?.configure(with: Blog()) }
    }
    override func viewDidLoad() {
        super.viewDidLoad()
        title = blog.name
    }
}
final class ByHandler: Screen, UIViewControllerRestoration {
    private var blog: Blog!
    static func viewController(withRestorationIdentifierPath path: [String], coder: NSCoder) -> UIViewController? {
        let comments = ByHandler("ByHandler")
        return comments
    }
    func configure(with blog: Blog) { self.blog = blog }
    lazy var handler: (Blog) -> Void = configure
    override func viewDidLoad() {
        super.viewDidLoad()
        title = blog.name
    }
}
//- List.swift
final class List: UITableViewController {
    func showByFactory(_ blog: Blog) {
        let comments = ByFactory("ByFactory")
        comments.configure(with: blog)
        navigationController?.pushViewController(comments, animated: true)
    }
    func showFromStoryboard(_ blog: Blog) {
        let comments = FromStoryboard("FromStoryboard")
        comments.configure(with: blog)
        navigationController?.pushViewController(comments, animated: true)
    }
    func showWhileDecoding(_ blog: Blog) {
        let comments = WhileDecoding("WhileDecoding")
        comments.configure(with: blog)
        navigationController?.pushViewController(comments, animated: true)
    }
    func showWhenRestored(_ blog: Blog) {
        let comments = WhenRestored("WhenRestored")
        comments.configure(with: blog)
        navigationController?.pushViewController(comments, animated: true)
    }
    func showByItself(_ blog: Blog) {
        let comments = ByItself("ByItself")
        comments.configure(with: blog)
        navigationController?.pushViewController(comments, animated: true)
    }
    func showByHandler(_ blog: Blog) {
        let comments = ByHandler("ByHandler")
        comments.configure(with: blog)
        navigationController?.pushViewController(comments, animated: true)
    }
}
