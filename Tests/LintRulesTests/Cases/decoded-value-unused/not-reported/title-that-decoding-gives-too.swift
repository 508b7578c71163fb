// The title is made anew where decoding has the host, or in what runs after it.
import UIKit

@main
class AppDelegate: UIResponder, UIApplicationDelegate {
    var window: UIWindow?

    func application(_ application: UIApplication, willFinishLaunchingWithOptions options: [UIApplication.LaunchOptionsKey: Any]?) -> Bool {
        let home = Home()
        home.restorationIdentifier = "home"
        let stack = UINavigationController(rootViewController: home)
        stack.restorationIdentifier = "stack"
        window = UIWindow()
        window?.rootViewController = stack
        return true
    }

    func application(_ application: UIApplication, shouldSaveSecureApplicationState coder: NSCoder) -> Bool { true }
    func application(_ application: UIApplication, shouldRestoreSecureApplicationState coder: NSCoder) -> Bool { true }
}

class Home: UITableViewController {
    func open(_ host: String) {
        let shell = Shell()
        shell.host = host
        shell.restorationIdentifier = "shell"
        shell.restorationClass = Shell.self
        navigationController?.pushViewController(shell, animated: true)
        let other = OtherShell()
        other.host = host
        other.restorationIdentifier = "other"
        other.restorationClass = OtherShell.self
        navigationController?.pushViewController(other, animated: true)
    }
}

class Connection {
    nonisolated(unsafe) static let shared = Connection()
    var host: String?
    func connect(_ host: String) { self.host = host }
}

class Shell: UIViewController, UIViewControllerRestoration {
    var host: String?

    static func viewController(withRestorationIdentifierPath path: [String], coder: NSCoder) -> UIViewController? {
        let made = Shell()
        made.restorationIdentifier = path.last
        made.restorationClass = Shell.self
        return made
    }

    override func viewDidLoad() {
        super.viewDidLoad()
        title = host
    }

    override func encodeRestorableState(with coder: NSCoder) {
        super.encodeRestorableState(with: coder)
        coder.encode(host, forKey: "host")
    }

    override func decodeRestorableState(with coder: NSCoder) {
        super.decodeRestorableState(with: coder)
        host = coder.decodeObject(of: NSString.self, forKey: "host") as String?
        if let host = host {
            title = host
            Connection.shared.connect(host)
        }
    }
}

class OtherShell: UIViewController, UIViewControllerRestoration {
    var host: String?

    static func viewController(withRestorationIdentifierPath path: [String], coder: NSCoder) -> UIViewController? {
        let made = OtherShell()
        made.restorationIdentifier = path.last
        made.restorationClass = OtherShell.self
        return made
    }

    override func viewDidLoad() {
        super.viewDidLoad()
        title = host
    }

    private func show() {
        title = host
    }

    override func applicationFinishedRestoringState() {
        show()
    }

    override func encodeRestorableState(with coder: NSCoder) {
        super.encodeRestorableState(with: coder)
        coder.encode(host, forKey: "host")
    }

    override func decodeRestorableState(with coder: NSCoder) {
        super.decodeRestorableState(with: coder)
        host = coder.decodeObject(of: NSString.self, forKey: "host") as String?
        Connection.shared.connect(host ?? "")
    }
}
