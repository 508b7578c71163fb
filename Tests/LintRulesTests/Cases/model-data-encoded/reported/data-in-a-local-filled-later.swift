//- App.swift
import UIKit
@main
class Delegate: UIResponder, UIApplicationDelegate {
    func application(_ application: UIApplication, shouldSaveSecureApplicationState coder: NSCoder) -> Bool { true }
    func application(_ application: UIApplication, shouldRestoreSecureApplicationState coder: NSCoder) -> Bool { true }
}
struct Post: Codable {
    var title = ""
    var author = ""
}
class Feed: UIViewController {
    var posts: [Post] = []
    var first = ""
    override func awakeFromNib() {
        super.awakeFromNib()
        restorationIdentifier = "feed"
    }
    override func encodeRestorableState(with coder: NSCoder) {
        super.encodeRestorableState(with: coder)
        var posts: Data?
        do {
            posts = try PropertyListEncoder().encode(self.posts)
        } catch {
            print(error)
        }
        guard let data = posts else { return }
        coder.encode(data, forKey: "posts") // expect: model-data-encoded
        let title: Data
        do {
            title = try JSONEncoder().encode(self.posts)
        } catch {
            return
        }
        coder.encode(title, forKey: "title") // expect: model-data-encoded
    }
    override func decodeRestorableState(with coder: NSCoder) {
        super.decodeRestorableState(with: coder)
        if let data = coder.decodeObject(of: NSData.self, forKey: "posts") as Data? {
            posts = (try? PropertyListDecoder().decode([Post].self, from: data)) ?? []
        }
        if let data = coder.decodeObject(of: NSData.self, forKey: "title") as Data? {
            posts = (try? JSONDecoder().decode([Post].self, from: data)) ?? []
        }
    }
}
