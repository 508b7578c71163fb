import UIKit

enum Tab: CaseIterable {
    case first
    case second

    func make() -> UIViewController {
        let page = PageController()
        switch self {
        case .first: page.title = "First"
        case .second: page.title = "Second"
        }
        return page
    }
}

class PageController: UIViewController {
    init() {
        super.init(nibName: nil, bundle: nil)
        restorationIdentifier = "page"
    }
    required init?(coder: NSCoder) {
        super.init(coder: coder)
    }
}

@main
class AppDelegate: UIResponder, UIApplicationDelegate {
    var window: UIWindow?
    func application(
        _ application: UIApplication, willFinishLaunchingWithOptions options: [UIApplication.LaunchOptionsKey: Any]?
    ) -> Bool {
        let tabs = UITabBarController()
        tabs.restorationIdentifier = "tabs"
        tabs.viewControllers = Tab.allCases.map { $0.make() }  // expect: duplicate-sibling-identifier
        window?.rootViewController = tabs
        return true
    }
    func application(_ application: UIApplication, shouldSaveSecureApplicationState coder: NSCoder) -> Bool { true }
    func application(_ application: UIApplication, shouldRestoreSecureApplicationState coder: NSCoder) -> Bool { true }
}
