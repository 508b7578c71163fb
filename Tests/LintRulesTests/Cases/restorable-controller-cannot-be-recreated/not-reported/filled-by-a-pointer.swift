//- AppDelegate.swift
@main
final class AppDelegate: UIResponder, UIApplicationDelegate {
    var window: UIWindow?
    func application(_ application: UIApplication, willFinishLaunchingWithOptions options: [UIApplication.LaunchOptionsKey: Any]?) -> Bool {
        let window = UIWindow(frame: UIScreen.main.bounds)
        let list = ListController()
        list.restorationIdentifier = "list"
        let stack = UINavigationController(rootViewController: list)
        stack.restorationIdentifier = "stack"
        window.rootViewController = stack
        self.window = window
        return true
    }
    func application(_ application: UIApplication, shouldSaveSecureApplicationState coder: NSCoder) -> Bool {
        true
    }
    func application(_ application: UIApplication, shouldRestoreSecureApplicationState coder: NSCoder) -> Bool {
        true
    }
}
//- DetailController.swift
final class DetailController: UIViewController {
    static func again(_ name: String) -> DetailController {
        let detail = DetailController()
        detail.restorationIdentifier = name
        detail.restorationClass = ListController.self
        return detail
    }
}
//- ListController.swift
final class ListController: UITableViewController, UIViewControllerRestoration {
    func open0() {
        let shown = DetailController()
        shown.restorationIdentifier = "detail"
        shown.restorationClass = ListController.self
        navigationController?.pushViewController(shown, animated: true)
    }
    static func viewController(withRestorationIdentifierPath path: [String], coder: NSCoder) -> UIViewController? {
        var controller: UIViewController?
        let last = path.last!
        if last == "preview" {
            controller = make("preview")
        }
        withUnsafeMutablePointer(to: &controller) { pointer in
            if pointer.pointee == nil {
                pointer.pointee = make(last)
            }
        }
        return controller
    }
    static func make(_ name: String) -> UIViewController {
        DetailController.again(name)
    }
}
