import UIKit

// Swift calls Objective-C under the names that Swift gives it, and the other way round.
@UIApplicationMain
final class Delegate: UIResponder, UIApplicationDelegate {
    var window: UIWindow?

    func application(_ application: UIApplication, willFinishLaunchingWithOptions options: [UIApplication.LaunchOptionsKey: Any]?) -> Bool {
        let tabs = UITabBarController()
        tabs.restorationIdentifier = "tabs"
        let news = UINavigationController(rootViewController: Detail(title: "News"))
        let labels = Labels()
        labels.identify(with: news)
        let search = UINavigationController()
        labels.add(search, withName: "search")
        labels.current = tabs
        labels.label()
        tabs.viewControllers = [news, search, labels.makeStack(), labels.archive()]
        window = UIWindow()
        window?.rootViewController = tabs
        return true
    }

    func application(_ application: UIApplication, shouldSaveSecureApplicationState coder: NSCoder) -> Bool { true }
    func application(_ application: UIApplication, shouldRestoreSecureApplicationState coder: NSCoder) -> Bool { true }
}

class Stacks: NSObject {
    @objc func mark(with controller: UIViewController) {
        controller.restorationIdentifier = "letters"
    }

    @objc func setup(controller: UIViewController) {
        controller.restorationIdentifier = "drafts"
    }

    @objc(putName:on:) func label(_ name: String, on controller: UIViewController) {
        controller.restorationIdentifier = name
    }

    @objc func makeStack() -> UINavigationController {
        let stack = UINavigationController()
        stack.restorationIdentifier = "spam"
        return stack
    }

    @objc class func create(name: String) -> UINavigationController {
        let stack = UINavigationController()
        stack.restorationIdentifier = name
        return stack
    }
}
