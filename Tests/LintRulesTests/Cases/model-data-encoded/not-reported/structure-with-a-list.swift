//- App.swift
import UIKit
@UIApplicationMain
final class AppDelegate: UIResponder, UIApplicationDelegate {
    var window: UIWindow?

    func application(_ application: UIApplication, shouldSaveSecureApplicationState coder: NSCoder) -> Bool { true }
    func application(_ application: UIApplication, shouldRestoreSecureApplicationState coder: NSCoder) -> Bool { true }
}

struct Post: Codable { var title = ""; var author = "" }
struct Feed: Codable { var posts: [Post] = []; var next = "" }
final class FeedController: UIViewController {
    var feed: Feed?
    override func awakeFromNib() {
        super.awakeFromNib()
        restorationIdentifier = "feed"
    }
    override func encodeRestorableState(with coder: NSCoder) {
        super.encodeRestorableState(with: coder)
        if let feed = feed, let data = try? JSONEncoder().encode(feed.next) {
            coder.encode(data, forKey: "feed")
        }
    }
    override func decodeRestorableState(with coder: NSCoder) {
        super.decodeRestorableState(with: coder)
        if let data = coder.decodeObject(of: NSData.self, forKey: "feed") as Data? {
            feed = Feed(posts: [], next: (try? JSONDecoder().decode(String.self, from: data)) ?? "")
        }
    }
}
