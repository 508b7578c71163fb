//- App.swift
import UIKit
@main
class Delegate: UIResponder, UIApplicationDelegate {
    func application(_ application: UIApplication, shouldSaveSecureApplicationState coder: NSCoder) -> Bool { true }
    func application(_ application: UIApplication, shouldRestoreSecureApplicationState coder: NSCoder) -> Bool { true }
}
class Paper: NSObject {
    var line = 0
}
class Desk: UIViewController {
    var paper: Paper?
    override func awakeFromNib() {
        super.awakeFromNib()
        restorationIdentifier = "desk"
    }
    override func encodeRestorableState(with coder: NSCoder) {
        super.encodeRestorableState(with: coder)
        coder.encode(paper?.line ?? 0, forKey: "line")
    }
    override func decodeRestorableState(with coder: NSCoder) {
        super.decodeRestorableState(with: coder)
        paper = Paper()
        paper?.line = coder.decodeInteger(forKey: "line")
    }
}
