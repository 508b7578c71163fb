// What decoding does with the host does not give the screen its title.
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
        shell.user = "me"
        navigationController?.pushViewController(shell, animated: true)
    }
}

class Log {
    func note(_ screen: UIViewController) {
        print(screen.title ?? "")
    }
}

class Connection {
    nonisolated(unsafe) static let shared = Connection()
    var host: String?
    func connect(_ host: String) { self.host = host }
}

class Shell: UIViewController, UIViewControllerRestoration {
    var host: String?
    var user = ""

    init() {
        super.init(nibName: nil, bundle: nil)
        restorationIdentifier = "shell"
        restorationClass = Shell.self
    }

    required init?(coder: NSCoder) { nil }

    static func viewController(withRestorationIdentifierPath path: [String], coder: NSCoder) -> UIViewController? { Shell() }

    override func viewDidLoad() {
        super.viewDidLoad()
        title = host
        if let host = host { Connection.shared.connect(host) }
        if user.count > 1 {
            navigationItem.rightBarButtonItem = UIBarButtonItem(title: "Next", style: .plain, target: self, action: #selector(next))
        }
    }

    @objc func next(_ sender: Any) {
        Connection.shared.connect(user)
    }

    override func encodeRestorableState(with coder: NSCoder) {
        super.encodeRestorableState(with: coder)
        coder.encode(host, forKey: "host")
        coder.encode(user, forKey: "user")
    }

    override func decodeRestorableState(with coder: NSCoder) {
        super.decodeRestorableState(with: coder)
        host = coder.decodeObject(of: NSString.self, forKey: "host") as String? // expect: decoded-value-unused
        if let host = host { Connection.shared.connect(host) }
        user = coder.decodeObject(of: NSString.self, forKey: "user") as String? ?? "" // expect: decoded-value-unused
        Connection.shared.connect(user)
    }
}
