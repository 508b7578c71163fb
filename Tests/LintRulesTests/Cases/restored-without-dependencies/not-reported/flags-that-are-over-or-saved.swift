// A flag that is saved, one that is what it begins with, one that nobody asks for, and one for what is under way.
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
        month.isShort = true
        month.isOdd = !showsArchive
        month.isLoading = !showsArchive
        navigationController?.pushViewController(month, animated: true)
    }
}

class Month: UIViewController, UIViewControllerRestoration {
    var number = 0
    var canAdd = true
    var isShort = true
    var isOdd = false
    var isLoading = false

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
        navigationItem.prompt = isShort ? nil : "Long"
        navigationItem.leftBarButtonItem = isLoading ? UIBarButtonItem() : nil
    }

    override func encodeRestorableState(with coder: NSCoder) {
        super.encodeRestorableState(with: coder)
        coder.encode(number, forKey: "number")
        coder.encode(canAdd, forKey: "canAdd")
    }

    static func viewController(withRestorationIdentifierPath path: [String], coder: NSCoder) -> UIViewController? {
        let month = Month()
        month.number = coder.decodeInteger(forKey: "number")
        month.canAdd = coder.decodeBool(forKey: "canAdd")
        return month
    }
}
