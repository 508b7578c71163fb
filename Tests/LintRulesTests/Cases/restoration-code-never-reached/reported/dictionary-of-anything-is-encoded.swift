//- App.swift
import UIKit
@main
final class AppDelegate: UIResponder, UIApplicationDelegate {
    var window: UIWindow?
    func application(_ application: UIApplication, willFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]? = nil) -> Bool {
        window = UIWindow()
        let feed = Feed()
        feed.restorationIdentifier = "feed"
        window?.rootViewController = feed
        window?.makeKeyAndVisible()
        return true
    }
    func application(_ application: UIApplication, shouldSaveSecureApplicationState coder: NSCoder) -> Bool { true }
    func application(_ application: UIApplication, shouldRestoreSecureApplicationState coder: NSCoder) -> Bool { true }
}
final class Draft: UIViewController {
    let field = UITextView()
    override func encodeRestorableState(with coder: NSCoder) { // expect: restoration-code-never-reached
        super.encodeRestorableState(with: coder)
        coder.encode(field.text, forKey: "text")
    }
    override func decodeRestorableState(with coder: NSCoder) {
        super.decodeRestorableState(with: coder)
        field.text = coder.decodeObject(of: NSString.self, forKey: "text") as String?
    }
}
final class Feed: UIViewController {
    var filter: [String: Any] = ["sort": "new"]
    @objc func write() { let draft = Draft(); present(draft, animated: true) }
    override func encodeRestorableState(with coder: NSCoder) {
        super.encodeRestorableState(with: coder)
        coder.encode(filter, forKey: "filter")
    }
    override func decodeRestorableState(with coder: NSCoder) {
        super.decodeRestorableState(with: coder)
        filter = coder.decodeObject(of: [NSDictionary.self, NSString.self], forKey: "filter") as? [String: Any] ?? [:]
    }
}
