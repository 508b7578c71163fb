import UIKit

@main
final class AppDelegate: UIResponder, UIApplicationDelegate {
    var window: UIWindow?
    var lastOpened = Date()

    func application(_ application: UIApplication, shouldSaveSecureApplicationState coder: NSCoder) -> Bool { true }
    func application(_ application: UIApplication, shouldRestoreSecureApplicationState coder: NSCoder) -> Bool { true }

    func application(_ application: UIApplication, willEncodeRestorableStateWith coder: NSCoder) {
        coder.encode(lastOpened, forKey: "lastOpened")
    }

    func application(_ application: UIApplication, didDecodeRestorableStateWith coder: NSCoder) {
        lastOpened = coder.decodeObject(of: NSDate.self, forKey: "lastOpened") as Date? ?? lastOpened
    }

    func application(
        _ application: UIApplication, viewControllerWithRestorationIdentifierPath path: [String], coder: NSCoder
    ) -> UIViewController? {
        path.last == "search" ? SearchController() : nil
    }
}
