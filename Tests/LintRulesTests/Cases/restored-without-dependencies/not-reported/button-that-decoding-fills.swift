// What the screen shows of its story as it loads is read off its views when it is saved, and given to them again.
import UIKit

@main
class AppDelegate: UIResponder, UIApplicationDelegate {
    var window: UIWindow?

    func application(_ application: UIApplication, willFinishLaunchingWithOptions options: [UIApplication.LaunchOptionsKey: Any]?) -> Bool {
        let navigation = UINavigationController(rootViewController: List())
        navigation.restorationIdentifier = "navigation"
        window = UIWindow()
        window?.rootViewController = navigation
        return true
    }

    func application(_ application: UIApplication, shouldSaveSecureApplicationState coder: NSCoder) -> Bool { true }
    func application(_ application: UIApplication, shouldRestoreSecureApplicationState coder: NSCoder) -> Bool { true }
}

struct Story {
    let title: String
    let date: String
}

class List: UITableViewController {
    let stories = [Story(title: "Storm", date: "today")]

    init() {
        super.init(style: .plain)
        restorationIdentifier = "list"
    }

    required init?(coder: NSCoder) { nil }

    override func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
        let reader = Reader()
        reader.story = stories[indexPath.row]
        navigationController?.pushViewController(reader, animated: true)
    }
}

class Reader: UIViewController, UIViewControllerRestoration {
    var story: Story?
    let heading = UILabel()
    let button = UIButton(type: .system)

    init() {
        super.init(nibName: nil, bundle: nil)
        restorationIdentifier = "reader"
        restorationClass = Reader.self
    }

    required init?(coder: NSCoder) { nil }

    static func viewController(withRestorationIdentifierPath path: [String], coder: NSCoder) -> UIViewController? { Reader() }

    override func viewDidLoad() {
        super.viewDidLoad()
        view.addSubview(heading)
        view.addSubview(button)
        heading.text = story?.title
        button.setTitle(story?.date, for: .normal)
    }

    override func encodeRestorableState(with coder: NSCoder) {
        super.encodeRestorableState(with: coder)
        coder.encode(heading.text, forKey: "heading")
        coder.encode(button.title(for: .normal), forKey: "date")
    }

    override func decodeRestorableState(with coder: NSCoder) {
        super.decodeRestorableState(with: coder)
        heading.text = coder.decodeObject(of: NSString.self, forKey: "heading") as String?
        if let date = coder.decodeObject(of: NSString.self, forKey: "date") as String? {
            button.setTitle(date, for: .normal)
        }
    }
}
