// What its opener decided is not saved beside the month.
import UIKit

@main
class AppDelegate: UIResponder, UIApplicationDelegate {
    var window: UIWindow?

    func application(_ application: UIApplication, willFinishLaunchingWithOptions options: [UIApplication.LaunchOptionsKey: Any]?) -> Bool {
        let home = Home(style: .plain)
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
    var showsArchive = false

    override func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
        let month = Month()
        month.number = indexPath.row
        month.canAdd = !showsArchive
        month.isMine = !showsArchive
        navigationController?.pushViewController(month, animated: true)
    }
}

class Month: UIViewController, UIViewControllerRestoration {
    var number = 0
    var canAdd = true // expect: restored-without-dependencies
    var isMine = false // expect: restored-without-dependencies

    init() {
        super.init(nibName: nil, bundle: nil)
        restorationIdentifier = "month"
        restorationClass = Month.self
    }

    required init?(coder: NSCoder) { nil }

    override func viewWillAppear(_ animated: Bool) {
        super.viewWillAppear(animated)
        title = "\(number)"
        navigationItem.rightBarButtonItem = canAdd ? UIBarButtonItem() : nil
        navigationItem.prompt = isMine ? "Mine" : nil
    }

    override func encodeRestorableState(with coder: NSCoder) {
        super.encodeRestorableState(with: coder)
        coder.encode(number, forKey: "number")
    }

    static func viewController(withRestorationIdentifierPath path: [String], coder: NSCoder) -> UIViewController? {
        let month = Month()
        month.number = coder.decodeInteger(forKey: "number")
        return month
    }
}
