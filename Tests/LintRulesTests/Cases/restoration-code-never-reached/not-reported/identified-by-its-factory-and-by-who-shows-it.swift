import UIKit
@main
final class Delegate: UIResponder, UIApplicationDelegate {
    var window: UIWindow?
    func application(_ application: UIApplication, willFinishLaunchingWithOptions options: [UIApplication.LaunchOptionsKey: Any]?) -> Bool {
        let posts = Posts()
        posts.restorationIdentifier = "posts"
        let navigation = UINavigationController(rootViewController: posts)
        navigation.restorationIdentifier = "navigation"
        window = UIWindow()
        window?.rootViewController = navigation
        return true
    }
    func application(_ application: UIApplication, shouldSaveSecureApplicationState coder: NSCoder) -> Bool { true }
    func application(_ application: UIApplication, shouldRestoreSecureApplicationState coder: NSCoder) -> Bool { true }
}
final class Posts: UITableViewController {
    override func tableView(_ tableView: UITableView, didSelectRowAt path: IndexPath) {
        let post = Post()
        post.restorationClass = Post.self
        post.restorationIdentifier = "post"
        navigationController?.pushViewController(post, animated: true)
    }
}
final class Post: UIViewController, UIViewControllerRestoration {
    var page = 0
    override func encodeRestorableState(with coder: NSCoder) {
        super.encodeRestorableState(with: coder)
        coder.encode(page, forKey: "page")
    }
    override func decodeRestorableState(with coder: NSCoder) {
        super.decodeRestorableState(with: coder)
        page = coder.decodeInteger(forKey: "page")
    }
    static func viewController(withRestorationIdentifierPath path: [String], coder: NSCoder) -> UIViewController? {
        let post = Post()
        post.restorationIdentifier = path.last
        post.restorationClass = Post.self
        return post
    }
}
