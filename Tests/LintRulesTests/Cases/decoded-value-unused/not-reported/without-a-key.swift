//- App.swift
import UIKit
@main
class Delegate: UIResponder, UIApplicationDelegate {
    func application(_ application: UIApplication, shouldSaveSecureApplicationState coder: NSCoder) -> Bool { true }
    func application(_ application: UIApplication, shouldRestoreSecureApplicationState coder: NSCoder) -> Bool { true }
}
class Rates: UIViewController {
    var code = ""
    var rate = 0.0
    override func awakeFromNib() {
        super.awakeFromNib()
        restorationIdentifier = "rates"
    }
    override func encodeRestorableState(with coder: NSCoder) {
        super.encodeRestorableState(with: coder)
        coder.encode(code)
        coder.encode(rate)
    }
    override func decodeRestorableState(with coder: NSCoder) {
        super.decodeRestorableState(with: coder)
        code = coder.decodeObject() as? String ?? ""
        coder.decodeObject()
    }
}
