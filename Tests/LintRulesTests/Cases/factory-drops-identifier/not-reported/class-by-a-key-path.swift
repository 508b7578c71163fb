//- Delegate.swift
import UIKit
@main
final class Delegate: UIResponder, UIApplicationDelegate {
    var window: UIWindow?
    func application(_ application: UIApplication, shouldSaveSecureApplicationState coder: NSCoder) -> Bool {
        return true
    }
    func application(_ application: UIApplication, shouldRestoreSecureApplicationState coder: NSCoder) -> Bool {
        return true
    }
}
//- List.swift
import UIKit
final class List: UITableViewController {
    func open() {
        let mail = Mail(title: "a")
        mail.restorationIdentifier = "mail"
        navigationController?.pushViewController(mail, animated: true)
    }
}
//- Mail.swift
import UIKit
class Mail: UIViewController, UIViewControllerRestoration {
    init(title: String) {
        super.init(nibName: nil, bundle: nil)
        self.title = title
        restorationClass = Mail.self
    }
    init() {
        super.init(nibName: nil, bundle: nil)
    }
    required init?(coder: NSCoder) {
        return nil
    }
    static func viewController(withRestorationIdentifierPath path: [String], coder: NSCoder) -> UIViewController? {
        let mail = Mail()
        mail.restorationIdentifier = path.last
        mail[keyPath: \.restorationClass] = Mail.self
        return mail
    }
}
