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
            posts = try PropertyListEncoder().encode(first)
        } catch {
            print(error)
        }
        guard let data = posts else { return }
        coder.encode(data, forKey: "posts")
        let title: Data
        do {
            title = try JSONEncoder().encode(first)
        } catch {
            return
        }
        coder.encode(title, forKey: "title")
    }
    override func decodeRestorableState(with coder: NSCoder) {
        super.decodeRestorableState(with: coder)
        if let data = coder.decodeObject(of: NSData.self, forKey: "posts") as Data? {
            first = (try? PropertyListDecoder().decode(String.self, from: data)) ?? ""
        }
        if let data = coder.decodeObject(of: NSData.self, forKey: "title") as Data? {
            first = (try? JSONDecoder().decode(String.self, from: data)) ?? ""
        }
    }
}
