//- App.swift
import UIKit
@UIApplicationMain
final class AppDelegate: UIResponder, UIApplicationDelegate {
    var window: UIWindow?

    func application(_ application: UIApplication, shouldSaveSecureApplicationState coder: NSCoder) -> Bool { true }
    func application(_ application: UIApplication, shouldRestoreSecureApplicationState coder: NSCoder) -> Bool { true }
}

final class Site { let id: String; init(id: String) { self.id = id } }
final class Store {
    static let shared = Store()
    var sites: [Site] = []
    func site(withID id: String) -> Site? { sites.first { $0.id == id } }
}
final class SiteController: UIViewController {
    var site: Site!
    override func awakeFromNib() {
        super.awakeFromNib()
        restorationIdentifier = "site"
    }
    override func viewWillAppear(_ animated: Bool) {
        super.viewWillAppear(animated)
        title = site?.id
    }
    @IBAction func choose(_ sender: Any) {
        site = Site(id: "chosen")
    }
    override func encodeRestorableState(with coder: NSCoder) {
        super.encodeRestorableState(with: coder)
        coder.encode(site.id, forKey: "site") // expect: unsafe-restored-value
    }
    override func decodeRestorableState(with coder: NSCoder) {
        super.decodeRestorableState(with: coder)
        guard let id = coder.decodeObject(of: NSString.self, forKey: "site") as String? else { return }
        if let found = Store.shared.site(withID: id) {
            site = found
        }
    }
}
