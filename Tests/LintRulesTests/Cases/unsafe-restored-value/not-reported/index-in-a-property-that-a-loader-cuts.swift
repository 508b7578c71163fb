//- Delegate.swift
import UIKit
@main
final class Delegate: UIResponder, UIApplicationDelegate {
    var window: UIWindow?
    func application(_ application: UIApplication, shouldSaveSecureApplicationState coder: NSCoder) -> Bool {
        return true
    }
    func application(_ application: UIApplication, shouldRestoreSecureApplicationState coder: NSCoder) -> Bool {
        return true
    }
}
//- Posts.swift
import UIKit
final class Posts: UITableViewController {
    var row = 0
    var items: [String] = []
    override func encodeRestorableState(with coder: NSCoder) {
        super.encodeRestorableState(with: coder)
        coder.encode(row, forKey: "row")
    }
    override func decodeRestorableState(with coder: NSCoder) {
        super.decodeRestorableState(with: coder)
        row = coder.decodeInteger(forKey: "row")
    }
    override func viewWillAppear(_ animated: Bool) {
        super.viewWillAppear(animated)
        Store.fill(self)
        title = items[row]
    }
}
//- Store.swift
enum Store {
    static func fill(_ posts: Posts) {
        posts.items = ["a", "b"]
        if !posts.items.indices.contains(posts.row) {
            posts.row = 0
        }
    }
}
