import UIKit

final class AppDelegate: UIResponder, UIApplicationDelegate {
    func application(_ application: UIApplication, shouldSaveSecureApplicationState coder: NSCoder) -> Bool { true }
    func application(_ application: UIApplication, shouldRestoreSecureApplicationState coder: NSCoder) -> Bool { true }
}

final class RootController: UIViewController, UIViewControllerRestoration {
    func open() {
        present(Self.makePresented(), animated: true)
        let second = Self.makeSecond()
        navigationController?.pushViewController(second, animated: true)
    }

    static func makePresented() -> UIViewController {
        let presented = PresentedController()
        presented.restorationIdentifier = "presented" // expect: restorable-controller-cannot-be-recreated
        presented.restorationClass = RootController.self
        return presented
    }

    static func makeSecond() -> UIViewController {
        let second = SecondController()
        second.restorationIdentifier = "second"
        second.restorationClass = RootController.self
        return second
    }

    static func viewController(withRestorationIdentifierPath path: [String], coder: NSCoder) -> UIViewController? {
        var controller: UIViewController?
        let last = path.last!
        switch last {
        case "presentedView":
            controller = self.makePresented()
        case "second":
            controller = self.makeSecond()
        default:
            break
        }
        return controller
    }
}

final class PresentedController: UIViewController {}
final class SecondController: UIViewController {}
