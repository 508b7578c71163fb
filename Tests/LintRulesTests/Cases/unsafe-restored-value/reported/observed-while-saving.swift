//- AppDelegate.swift
import UIKit
@UIApplicationMain class AppDelegate: UIResponder, UIApplicationDelegate {
    var window: UIWindow?
    func application(_ application: UIApplication, shouldSaveSecureApplicationState coder: NSCoder) -> Bool { return true }
    func application(_ application: UIApplication, shouldRestoreSecureApplicationState coder: NSCoder) -> Bool { return true }
}
//- C.swift
import UIKit
class Site: NSObject { var id = "a"; var name = "" }
class Store { static let shared = Store(); var sites: [Site] = [] }
class Detail: UIViewController {
    var sites: [Site] = []
    func find(_ id: String?) -> Site? { return sites.first(where: { $0.id == id }) }
    var site: Site! {
        didSet { title = site.name }
    }
    override func encodeRestorableState(with coder: NSCoder) {
        super.encodeRestorableState(with: coder)
        coder.encode(site.id, forKey: "id") // expect: unsafe-restored-value
    }
    override func decodeRestorableState(with coder: NSCoder) {
        super.decodeRestorableState(with: coder)
        let id = coder.decodeObject(forKey: "id") as? String // expect: insecure-decode
        site = find(id) // expect: unsafe-restored-value
    }
}
