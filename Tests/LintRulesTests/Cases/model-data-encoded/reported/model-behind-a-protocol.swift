//- AppDelegate.swift
import UIKit
@UIApplicationMain class AppDelegate: UIResponder, UIApplicationDelegate {
    var window: UIWindow?
    func application(_ application: UIApplication, shouldSaveSecureApplicationState coder: NSCoder) -> Bool { return true }
    func application(_ application: UIApplication, shouldRestoreSecureApplicationState coder: NSCoder) -> Bool { return true }
}
//- Post.swift
import UIKit
protocol Post: NSCoding { var url: URL? { get } }
class RedditPost: NSObject, Post {
    var id: String
    var url: URL?
    var thumbnail: UIImage?
    init(id: String) { self.id = id }
    func encode(with aCoder: NSCoder) {
        aCoder.encode(id, forKey: "id")
        aCoder.encode(thumbnail, forKey: "thumbnail")
        aCoder.encode(url, forKey: "url")
    }
    required init?(coder aDecoder: NSCoder) {
        id = aDecoder.decodeObject(forKey: "id") as! String
        thumbnail = aDecoder.decodeObject(forKey: "thumbnail") as? UIImage
        url = aDecoder.decodeObject(forKey: "url") as? URL
    }
}
class Gallery: UIViewController, UIViewControllerRestoration {
    private var post: Post?
    class func make(post: Post?) -> Gallery {
        let gallery = Gallery()
        gallery.post = post
        gallery.restorationIdentifier = "gallery"
        gallery.restorationClass = Gallery.self
        return gallery
    }
    static func viewController(withRestorationIdentifierPath path: [String], coder: NSCoder) -> UIViewController? { return make(post: nil) }
    override func encodeRestorableState(with coder: NSCoder) {
        coder.encode(post, forKey: "post") // expect: model-data-encoded
        super.encodeRestorableState(with: coder)
    }
    override func decodeRestorableState(with coder: NSCoder) {
        super.decodeRestorableState(with: coder)
        post = coder.decodeObject(forKey: "post") as? Post
    }
    override func applicationFinishedRestoringState() { if let url = post?.url { print(url) } }
}
