// The window shows it before anything is restored.
//- Delegate.swift
import UIKit
@main
final class Delegate: UIResponder, UIApplicationDelegate {
    var window: UIWindow?
    func application(_ application: UIApplication, willFinishLaunchingWithOptions options: [UIApplication.LaunchOptionsKey: Any]?) -> Bool {
        let tabs = UITabBarController()
        tabs.restorationIdentifier = "tabs"
        let home = HomeController()
        home.restorationIdentifier = "home"
        let filter = FilterController()
        filter.restorationIdentifier = "filter"
        tabs.viewControllers = [filter, home]
        window = UIWindow()
        window?.rootViewController = tabs
        window?.makeKeyAndVisible()
        return true
    }
    func application(_ application: UIApplication, shouldSaveSecureApplicationState coder: NSCoder) -> Bool { true }
    func application(_ application: UIApplication, shouldRestoreSecureApplicationState coder: NSCoder) -> Bool { true }
}
final class HomeController: UIViewController {
    weak var filter: FilterController?
    @IBAction func choose(_ sender: UIButton) {
        filter?.name = sender.currentTitle ?? ""
    }
}
//- Filter.swift
import UIKit
final class FilterController: UIViewController {
    var name = ""
    override func viewDidLoad() {
        super.viewDidLoad()
        title = name
    }
    override func encodeRestorableState(with coder: NSCoder) {
        super.encodeRestorableState(with: coder)
        coder.encode(name, forKey: "name")
    }
    override func decodeRestorableState(with coder: NSCoder) {
        super.decodeRestorableState(with: coder)
        name = coder.decodeObject(of: NSString.self, forKey: "name") as String? ?? "" // expect: decoded-value-unused
    }
}
