import UIKit
@main final class Delegate: UIResponder, UIApplicationDelegate {
    var window: UIWindow?
    func application(_ application: UIApplication, shouldSaveSecureApplicationState coder: NSCoder) -> Bool { true }
    func application(_ application: UIApplication, shouldRestoreSecureApplicationState coder: NSCoder) -> Bool { true }
    func application(_ application: UIApplication, willFinishLaunchingWithOptions options: [UIApplication.LaunchOptionsKey: Any]?) -> Bool {
        let navigation = UINavigationController(rootViewController: List())
        navigation.restorationIdentifier = "navigation"
        window = UIWindow()
        window?.rootViewController = navigation
        return true
    }
}
final class Blog { let id = 0 }
final class Post {
    let id = 0
    let blog = Blog()
}
final class Editor: UIViewController, UIViewControllerRestoration {
    private let post: Post?
    private var text = ""
    convenience init(post: Post) { self.init(post: post, blog: post.blog) }
    @objc convenience init?(number: Int, blog: Blog) {
        guard number > 0 else { return nil }
        self.init(post: nil, blog: blog)
    }
    fileprivate init(post: Post?, blog: Blog) {
        self.post = post
        super.init(nibName: nil, bundle: nil)
        restorationIdentifier = "editor"
        restorationClass = Editor.self
    }
    required init?(coder: NSCoder) { fatalError() }
    static func viewController(withRestorationIdentifierPath path: [String], coder: NSCoder) -> UIViewController? { Editor(number: 1, blog: Blog()) }
    override func encodeRestorableState(with coder: NSCoder) {
        super.encodeRestorableState(with: coder)
        coder.encode(text, forKey: "text")
    }
    override func decodeRestorableState(with coder: NSCoder) {
        super.decodeRestorableState(with: coder)
        text = coder.decodeObject(of: NSString.self, forKey: "text") as String? ?? ""
    }
}
final class List: UITableViewController {
    override init(style: UITableView.Style) {
        super.init(style: style)
        restorationIdentifier = "list"
    }
    required init?(coder: NSCoder) { fatalError() }
    func edit(_ post: Post) { navigationController?.pushViewController(Editor(post: post), animated: true) }
}
