//- AppDelegate.swift
import UIKit
@UIApplicationMain
class AppDelegate: UIResponder, UIApplicationDelegate {
    func application(_ application: UIApplication, shouldSaveSecureApplicationState coder: NSCoder) -> Bool { true }
    func application(_ application: UIApplication, shouldRestoreSecureApplicationState coder: NSCoder) -> Bool { true }
    func application(_ application: UIApplication, willEncodeRestorableStateWith coder: NSCoder) {
        coder.encode(Drafts.shared)
    }
}
//- Drafts.swift
import UIKit
public class Drafts: NSObject, UIStateRestoring {
    public static let shared: Drafts = {
        let drafts = Drafts()
        UIApplication.registerObject(forStateRestoration: drafts, restorationIdentifier: "drafts")
        return drafts
    }()
    var number = 0
    public func encodeRestorableState(with coder: NSCoder) { coder.encode(number, forKey: "number") }
    public func decodeRestorableState(with coder: NSCoder) { number = coder.decodeInteger(forKey: "number") }
}
