//- AppDelegate.swift
import UIKit
@main
final class AppDelegate: UIResponder, UIApplicationDelegate {
    var window: UIWindow?
    func application(_ application: UIApplication, willFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]? = nil) -> Bool {
        window = UIWindow()
        let list = Posts()
        list.restorationIdentifier = "posts"
        window?.rootViewController = list
        window?.makeKeyAndVisible()
        return true
    }
    func application(_ application: UIApplication, shouldSaveSecureApplicationState coder: NSCoder) -> Bool { true }
    func application(_ application: UIApplication, shouldRestoreSecureApplicationState coder: NSCoder) -> Bool { true }
}
//- Posts.swift
import UIKit
struct Post: Codable {
    let name: String
    var title = ""
    var text = ""
}
final class Posts: UITableViewController {
    var posts: [Post] = []
    var first: String?
    override func viewDidLoad() { super.viewDidLoad(); title = first }
    override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { posts.count }
    override func encodeRestorableState(with coder: NSCoder) {
        super.encodeRestorableState(with: coder)
        let encoder = JSONEncoder()
        if let data = try? encoder.encode(posts) { coder.encode(data, forKey: "posts") } // expect: model-data-encoded
    }
    override func decodeRestorableState(with coder: NSCoder) {
        super.decodeRestorableState(with: coder)
        if let data = coder.decodeObject(of: NSData.self, forKey: "posts") as Data? { posts = (try? JSONDecoder().decode([Post].self, from: data)) ?? [] }
    }
}
