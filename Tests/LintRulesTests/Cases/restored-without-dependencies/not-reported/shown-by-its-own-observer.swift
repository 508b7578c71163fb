// Nothing but the observer of the property shows it, and decoding sets it.
import UIKit

@main
class AppDelegate: UIResponder, UIApplicationDelegate {
    var window: UIWindow?

    func application(_ application: UIApplication, shouldSaveSecureApplicationState coder: NSCoder) -> Bool { true }
    func application(_ application: UIApplication, shouldRestoreSecureApplicationState coder: NSCoder) -> Bool { true }
}

struct Topic {
    static let all: [String: Topic] = [:]
    let title: String
    let text: String
}

class Topics: UITableViewController {
    var topics: [Topic] = []

    override func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
        let article = Article()
        article.topic = topics[indexPath.row]
        show(article, sender: nil)
    }
}

class Article: UIViewController, UIViewControllerRestoration {
    let label = UILabel()
    var topic: Topic? {
        didSet {
            title = topic?.title
            showText()
        }
    }

    init() {
        super.init(nibName: nil, bundle: nil)
        restorationIdentifier = "article"
        restorationClass = Article.self
    }

    required init?(coder: NSCoder) { nil }

    override func viewDidLoad() {
        super.viewDidLoad()
        view.addSubview(label)
    }

    private func showText() { label.text = topic?.text }

    override func encodeRestorableState(with coder: NSCoder) {
        super.encodeRestorableState(with: coder)
        coder.encode(topic?.title, forKey: "topic")
    }

    override func decodeRestorableState(with coder: NSCoder) {
        super.decodeRestorableState(with: coder)
        guard let title = coder.decodeObject(of: NSString.self, forKey: "topic") as String? else { return }
        topic = Topic.all[title]
    }

    static func viewController(withRestorationIdentifierPath path: [String], coder: NSCoder) -> UIViewController? { Article() }
}
