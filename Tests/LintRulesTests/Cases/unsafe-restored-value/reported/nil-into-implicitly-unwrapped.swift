//- App.swift
import UIKit
@main
class Delegate: UIResponder, UIApplicationDelegate {
    func application(_ application: UIApplication, shouldSaveSecureApplicationState coder: NSCoder) -> Bool { true }
    func application(_ application: UIApplication, shouldRestoreSecureApplicationState coder: NSCoder) -> Bool { true }
}
class Desk: UIViewController {
    var topic: String!
    override func awakeFromNib() {
        super.awakeFromNib()
        restorationIdentifier = "desk"
    }
    override func viewDidLoad() {
        super.viewDidLoad()
        topic = "start"
    }
    override func encodeRestorableState(with coder: NSCoder) {
        super.encodeRestorableState(with: coder)
        coder.encode(topic, forKey: "topic")
    }
    override func decodeRestorableState(with coder: NSCoder) {
        super.decodeRestorableState(with: coder)
        topic = coder.decodeObject(of: NSString.self, forKey: "topic") as String?
        title = topic.uppercased() // expect: unsafe-restored-value
    }
}
