//- App.swift
import UIKit
@UIApplicationMain
class AppDelegate: UIResponder, UIApplicationDelegate {
    var window: UIWindow?
    var current: AssetState?
    func application(_ application: UIApplication, shouldSaveSecureApplicationState coder: NSCoder) -> Bool {
        coder.encode(current, forKey: "current")
        return true
    }
    func application(_ application: UIApplication, shouldRestoreSecureApplicationState coder: NSCoder) -> Bool {
        current = coder.decodeObject(of: AssetState.self, forKey: "current")
        return true
    }
    func play(_ name: String) {
        let folder = FileManager.default.urls(for: .documentDirectory, in: .userDomainMask)[0]
        current = AssetState(url: folder.appendingPathComponent(name))
    }
}
final class AssetState: NSObject, NSSecureCoding {
    static var supportsSecureCoding: Bool { true }
    let url: URL
    init(url: URL) { self.url = url }
    init?(coder: NSCoder) {
        guard let name = coder.decodeObject(of: NSString.self, forKey: "name") else { return nil }
        url = FileManager.default.urls(for: .documentDirectory, in: .userDomainMask)[0].appendingPathComponent(name as String)
    }
    func encode(with coder: NSCoder) { coder.encode(url.lastPathComponent, forKey: "name") }
}
final class Page: UIViewController {
    override func awakeFromNib() {
        super.awakeFromNib()
        restorationIdentifier = "page"
    }
}
