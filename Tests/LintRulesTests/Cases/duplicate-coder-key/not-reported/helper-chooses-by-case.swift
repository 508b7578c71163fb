//- AppDelegate.swift
import UIKit

@UIApplicationMain
class AppDelegate: UIResponder, UIApplicationDelegate {
    var window: UIWindow?

    func application(_ application: UIApplication, willFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]? = nil) -> Bool {
        window = UIWindow(frame: UIScreen.main.bounds)
        let page = PageController()
        page.restorationIdentifier = "page"
        window?.rootViewController = page
        window?.makeKeyAndVisible()
        return true
    }

    func application(_ application: UIApplication, shouldSaveSecureApplicationState coder: NSCoder) -> Bool { return true }
    func application(_ application: UIApplication, shouldRestoreSecureApplicationState coder: NSCoder) -> Bool { return true }
}
//- PageController.swift
import UIKit

class PageController: UIViewController {
    enum Key: String { case page, isOpen }
    var page = 0
    var isOpen = false

    override func encodeRestorableState(with coder: NSCoder) {
        super.encodeRestorableState(with: coder)
        for key in [Key.page, .isOpen] {
            save(key, in: coder)
        }
    }

    private func save(_ key: Key, in coder: NSCoder) {
        switch key {
        case .page: coder.encode(page, forKey: key.rawValue)
        case .isOpen: coder.encode(isOpen, forKey: key.rawValue)
        }
    }

    override func decodeRestorableState(with coder: NSCoder) {
        super.decodeRestorableState(with: coder)
        page = coder.decodeInteger(forKey: Key.page.rawValue)
        isOpen = coder.decodeBool(forKey: Key.isOpen.rawValue)
    }
}
